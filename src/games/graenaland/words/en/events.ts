import { isHouseRule, withReason } from '../../../../kit/house-rule'
import type { Clan } from '../../box/box'
import { hasSamePieces } from '../../model/board'
import type { Event, Moved } from '../../model/events'
import type { Plan } from '../../model/moves'
import type { GoalCard } from '../../model/state'
import { cardNames } from '../shared/card-names'
import { groupedNumbers } from '../shared/merged-numbers'
import { numbered, onlyHeroOf, resultsToReport, sharesOf, votesIn, type Tellers } from '../shared/tellers'
import { cards, clans as clanNames, goals, heroes, place, pointName, positions, resources, several, things } from './names'

/** Event texts in English. */

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
/** Names of clans, or of the players. */
export type ClanNames = Readonly<Record<Clan, string>>
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const article = (what: Plan['what']): string => (what === 'improvement' ? 'an improvement' : `a ${things[what]}`)
/** Text about heroes that stay; names the hero of a clan that has only one. */
const staying = (before: Parameters<typeof onlyHeroOf>[0], clan: Clan): string => {
  const hero = onlyHeroOf(before, clan)
  return hero === undefined ? 'heroes stay' : `${heroes[hero]} stays`
}
const movedOf = ({ clan, result, hero, from, to }: Moved, clans: ClanNames, before: Parameters<typeof onlyHeroOf>[0]): string => {
  if (hero === undefined || result === 'stays') return `${clans[clan]}: ${staying(before, clan)}.`
  const who = `${clans[clan]}’s ${heroes[hero]}`
  if (result === 'invalid') return `${who} cannot go there and stays at ${place(from ?? '')}.`
  return result === 'swapped'
    ? `${who} goes to ${place(to ?? '')}; the hero there comes to ${place(from ?? '')}.`
    : `${who} goes to ${place(to ?? '')}.`
}
const HERO = { enters: 'enters here', waits: 'waits until no other hero of the clan is here', relocates: 'moves here' } as const

export const shownCard = (card: GoalCard): string =>
  list((Object.keys(goals) as (keyof GoalCard)[]).map((goal) => `${goals[goal]} ${card[goal].join('/')}`))

/** Returns the event texts with the given clan names. If the game is won by goals, the texts also count goals. */
export const eventsIn = (clans: ClanNames, isByGoals = true): Tellers<Event> => {
  const names = (some: readonly Clan[]): string => list(some.map((clan) => clans[clan]))
  return {
    begun: () => 'The game begins.',
    numberTold: ({ point, value }) => `Noted: ${pointName(point)}, ${value}.`,
    startChosen: ({ by }) => `${clans[by]} begins and takes the ship marker.`,
    placed: ({ by, spots: [first, second, warrior] }) =>
      `${clans[by]}: villages at ${place(first)} and ${place(second)}, warrior at ${place(warrior)}. Draw a card of each terrain.`,
    settled: ({ by, at, card, asked }) => {
      const taken = card ? 'and takes a card' : 'where no card is left'
      const next = asked.length > 0 ? ` ${names(asked)} may lift anchor.` : ''
      return `${clans[by]} settles at ${place(at)}, ${taken}.${next}`
    },
    anchored: ({ by, from, to, warrior, card }) => {
      const more = `${warrior ? ' with the warrior' : ''}${card ? ' and takes a card' : ''}`
      return `${clans[by]} moves a village from ${place(from)} to ${place(to)}${more}.`
    },
    stayed: ({ by }) => `${clans[by]} stays.`,
    allPlaced: ({ discarded }) =>
      discarded > 0 ? `Everybody has settled. Discard ${count(discarded, 'card')} from the coast.` : 'Everybody is on the island.',
    keptOnPaper: ({ by }) => `${clans[by]} keeps the victory point card on paper.`,
    cardsChosen: ({ paper }) =>
      paper.length > 0 ? `Cards are chosen; on paper only: ${names(paper)}.` : 'Everybody has chosen a victory point card.',
    roundBegun: ({ round, chief }) => `Round ${round}. ${clans[chief]} is chief.`,
    drawn: ({ at, how, card, kept, token }) => {
      if (card === 'empty') return `${place(at)}: there is no card left to draw.`
      const symbol = token === undefined ? '' : `improvement token: ${resources[token]}; `
      if (how === 'turn') return `${place(at)}: ${symbol}the card turned over ${kept ? 'matches and is added' : 'is discarded'}.`
      return how === 'faceDown' ? `${place(at)}: a card face down.` : `${place(at)}: ${cards[card]}.`
    },
    ordersAsked: () => 'Everybody but the chief gives one hero an order.',
    ordered: ({ by, order: { hero, go } }, before) =>
      `${clans[by]}: ${hero === undefined ? staying(before, by) : `${heroes[hero]} ${positions[go]}`}.`,
    reopened: ({ by }) => `${clans[by]} chooses again.`,
    moved: ({ results }, before) => {
      const rest = resultsToReport(results, before)
      return rest.length === 0 ? 'No hero moves.' : rest.map((one) => movedOf(one, clans, before)).join(' ')
    },
    entered: ({ entered }) => entered.map(({ clan, hero, at }) => `${clans[clan]}’s ${heroes[hero]} enters at ${place(at)}.`).join(' '),
    proposed: ({ proposal }, before) => {
      const shares = sharesOf(proposal, before).map(
        ({ clan, count: all, cards: kinds }) =>
          `${clans[clan]} ${kinds.length > 0 ? list(cardNames(kinds, { cards, several })) : count(all, 'card')}`,
      )
      return `${clans[proposal.by]} proposes for ${place(proposal.at)}${shares.length > 0 ? `: ${shares.join('; ')}` : ''}.`
    },
    waived: ({ by }) => `${clans[by]} proposes nothing.`,
    voted: ({ by, yes }) => `${clans[by]} says ${yes ? 'yes' : 'no'}.`,
    voteClosed: ({ proposal: { at }, vote, yes, adopted }) => {
      const [verdict, next] = adopted ? ['adopted', 'Hand the cards out.'] : ['rejected', 'The cards stay.']
      return `${place(at)}: ${verdict}, ${yes} of ${count(votesIn(vote), 'vote')}, ${vote.needed} needed. ${next}`
    },
    announceAsked: () => 'Does anybody announce victory?',
    announced: ({ by, points }) => `${clans[by]} announces ${points} points.`,
    waits: ({ by }) => `${clans[by]} asks the chief to wait.`,
    ready: ({ by }) => `${clans[by]} is ready.`,
    constructionBegun: ({ by }) => `Building begins; only the chief builds: ${clans[by]}.`,
    supplyTaken: ({ by }) => `${clans[by]} takes a supply card.`,
    built: ({ by, what, at, resource, hero, markets, fee, joint }) => {
      const where = at === undefined ? '' : ` at ${place(at)}`
      const action =
        what === 'army' ? 'strengthens the army by 1' : `builds ${article(what)}${resource ? ` (${resources[resource]})` : ''}${where}`
      const parts = [
        joint === true ? 'Joint work.' : '',
        hero === undefined ? '' : `The ${heroes[hero.hero]} ${HERO[hero.how]}.`,
        markets.length > 0 ? `Markets used: ${list(markets.map(place))}.` : '',
        fee.length > 0 ? `One resource card each to ${names(fee)}.` : '',
      ]
      return [`${clans[by]} ${action}.`, ...parts].filter((part) => part !== '').join(' ')
    },
    jointProposed: ({ by, what, at }) => `${clans[by]} proposes a joint work: ${things[what]} at ${place(at)}.`,
    offered: ({ by, to }) => `${clans[by]} lets ${clans[to]} build one thing.`,
    dropped: ({ kind }) => (kind === 'joint' ? 'The joint work is not built; take the cards back.' : 'The offer is not used.'),
    constructionEnded: ({ by, supplyMissed, goals: met }) =>
      `${clans[by]} ends the turn${isByGoals ? `; ${count(met, 'goal')} met` : ''}.${supplyMissed ? ' No supply card was taken.' : ''}`,
    wentOn: () => 'No victory is announced.',
    finalBegun: ({ announcer, points, queue }) =>
      `${clans[announcer]} announces victory${points === undefined ? '' : ` with ${points} points`}. Final building: ${names(queue)}.`,
    finalEnded: ({ by }) => `${clans[by]} has built for the last time.`,
    proved: ({ by, points }) => `${clans[by]} shows the card: ${count(points, 'point')}.`,
    announcementFailed: ({ by, points, board }, before) => {
      const back = before !== undefined && hasSamePieces(before, board) ? '' : 'take back what was built, '
      return `${clans[by]} has only ${count(points, 'point')}: ${back}the card stays open.`
    },
    roundEnded: ({ chief, turnSupply }) =>
      `The ship marker goes to ${clans[chief]}.${turnSupply ? ' Turn up a supply card, so that four lie open.' : ''}`,
    ended: ({ result }) =>
      `The game is over. ${numbered(result.places)
        .map(([at, here]) => `${at}. ${names(here)}`)
        .join(', ')}.`,
    corrected: ({ changes, reason }) =>
      withReason(isHouseRule(changes, (point) => point.startsWith('price/')) ? 'House rule' : 'The board was corrected', reason),
    overruled: () => 'The table allows it.',
  }
}
export const events = eventsIn(clanNames)

/** Texts of the log that report several adjacent events of one type in one sentence. */
export const merged = {
  numberTold: (numbers: readonly Extract<Event, { e: 'numberTold' }>[]) =>
    `Noted: ${groupedNumbers(numbers, pointName)
      .map(({ name, parts }) => `${name}: ${parts.join(', ')}`)
      .join('; ')}.`,
}
