import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { agreeing, outOfMany } from '../../../../ui/grammar/czech'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Clan } from '../../box/box'
import { hasSamePieces } from '../../model/board'
import type { Event, Moved } from '../../model/events'
import type { GoalCard } from '../../model/state'
import { cardNames } from '../shared/card-names'
import { groupedNumbers } from '../shared/merged-numbers'
import { numbered, onlyHeroOf, resultsToReport, sharesOf, votesIn, type Tellers } from '../shared/tellers'
import { cards, clans as clanNames, goals, heroes, place, pointName, positions, resources, several, things } from './names'
import { inPlace, thingsBuilt, toPlace } from './nouns'

/** Event texts in Czech. */

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} a ${words.at(-1) ?? ''}`
/** Names of clans, or of the players. */
export type ClanNames = Readonly<Record<Clan, string>>
/** Czech word forms that follow a number: for one, for two to four, and for five and more. */
type Forms = readonly [one: string, few: string, many: string]
const count = (n: number, [one, few, many]: Forms): string => `${n} ${agreeing(n, one, few, many)}`
const CARD: Forms = ['kartu', 'karty', 'karet']
const POINT: Forms = ['bod', 'body', 'bodů']
/** Text that names the clans that settled earlier and may lift anchor, i.e. move their village. At most one of them moves. */
const mayLift = (n: number): string => (n === 1 ? 'Kotvu smí zvednout' : 'Kotvu smí zvednout jeden z těchto hráčů:')
const GOAL: Forms = ['splněný cíl', 'splněné cíle', 'splněných cílů']

/** Text about heroes that stay; names the hero of a clan that has only one. */
const staying = (before: Parameters<typeof onlyHeroOf>[0], clan: Clan): string => {
  const hero = onlyHeroOf(before, clan)
  return hero === undefined ? 'hrdinové zůstávají' : `${heroes[hero]} zůstává`
}
const movedOf = ({ clan, result, hero, from, to }: Moved, clans: ClanNames, before: Parameters<typeof onlyHeroOf>[0]): string => {
  if (hero === undefined || result === 'stays') return `${clans[clan]}: ${staying(before, clan)}.`
  const [who, origin, target] = [`${clans[clan]}: ${heroes[hero]}`, place(from ?? ''), place(to ?? '')]
  if (result === 'invalid') return `${who} tam jít nemůže a zůstává ${inPlace(origin)}.`
  if (result === 'swapped') return `${who} jde ${toPlace(target)} a tamní hrdina přechází ${toPlace(origin)}.`
  return `${who} jde ${toPlace(target)}.`
}
const HERO = {
  enters: 'přichází na herní plán',
  waits: 'čeká, dokud na území stojí jiný hrdina téhož klanu',
  relocates: 'se sem přesouvá',
} as const

export const shownCard = (card: GoalCard): string =>
  list((Object.keys(goals) as (keyof GoalCard)[]).map((goal) => `${goals[goal]} ${card[goal].join('/')}`))

/** Returns the event texts with the given clan names. If the game is won by goals, the texts also count goals. */
export const eventsIn = (clans: ClanNames, isByGoals = true): Tellers<Event> => {
  const names = (some: readonly Clan[]): string => list(some.map((clan) => clans[clan]))
  return {
    begun: () => 'Hra začíná.',
    numberTold: ({ point, value }) => `Zapsáno: ${pointName(point)}, ${value}.`,
    startChosen: ({ by }) => `${clans[by]} začíná a bere si značku lodě.`,
    placed: ({ by, spots }) => {
      const [first, second, warrior] = spots.map((at) => inPlace(place(at)))
      return `${clans[by]}: osady ${first} a ${second}, bojovník ${warrior}. Táhni po jedné kartě z balíčku obou terénů.`
    },
    settled: ({ by, at, card, asked }) => {
      const next = asked.length > 0 ? ` ${mayLift(asked.length)} ${names(asked)}.` : ''
      return `${clans[by]} zakládá osadu (${place(at)}) ${card ? 'a bere si kartu' : 'a kartu nebere, žádná tu nezbývá'}.${next}`
    },
    anchored: ({ by, from, to, warrior, card }) =>
      `${clans[by]} zvedá kotvu: ${place(from)} → ${place(to)}${warrior ? ', i s bojovníkem' : ''}${card ? ', a bere si kartu' : ''}.`,
    stayed: ({ by }) => `${clans[by]} zůstává.`,
    allPlaced: ({ discarded }) =>
      discarded > 0 ? `Všichni jsou usazeni. Z pobřeží odlož ${count(discarded, CARD)}.` : 'Všichni jsou usazeni.',
    keptOnPaper: ({ by }) => `${clans[by]} má kartu vítězných bodů jen na papíře.`,
    cardsChosen: ({ paper }) =>
      paper.length > 0 ? `Karty jsou vybrány; jen na papíře: ${names(paper)}.` : 'Všichni mají vybranou kartu vítězných bodů.',
    roundBegun: ({ round, chief }) => `${round}. kolo. Hlavní hráč: ${clans[chief]}.`,
    drawn: ({ at, how, card, kept, token }) => {
      if (card === 'empty') return `${place(at)}: není co táhnout.`
      const symbol = token === undefined ? '' : `žeton zlepšení: ${resources[token]}; `
      if (how === 'turn') return `${place(at)}: ${symbol}otočená karta ${kept ? 'odpovídá a přidává se' : 'neodpovídá a odkládá se'}.`
      return how === 'faceDown' ? `${place(at)}: karta lícem dolů za cestu.` : `${place(at)}: ${cards[card]}.`
    },
    ordersAsked: () => 'Všichni kromě hlavního hráče dávají rozkaz jednomu hrdinovi.',
    ordered: ({ by, order: { hero, go } }, before) =>
      `${clans[by]}: ${hero === undefined ? staying(before, by) : `${heroes[hero]} ${go === '0' ? '' : 'jde '}${positions[go]}`}.`,
    reopened: ({ by }) => `${clans[by]} volí znovu.`,
    moved: ({ results }, before) => {
      const rest = resultsToReport(results, before)
      return rest.length === 0 ? 'Žádný hrdina se nepřesouvá.' : rest.map((one) => movedOf(one, clans, before)).join(' ')
    },
    entered: ({ entered }) =>
      entered.map(({ clan, hero, at }) => `${clans[clan]}: ${heroes[hero]} přichází ${toPlace(place(at))}.`).join(' '),
    proposed: ({ proposal }, before) => {
      const shares = sharesOf(proposal, before).map(
        ({ clan, count: all, cards: kinds }) =>
          `${clans[clan]}: ${kinds.length > 0 ? list(cardNames(kinds, { cards, several })) : count(all, CARD)}`,
      )
      return `${clans[proposal.by]} navrhuje rozdělení karet (${place(proposal.at)})${shares.length > 0 ? `. ${shares.join('; ')}` : ''}.`
    },
    waived: ({ by }) => `${clans[by]} nic nenavrhuje.`,
    voted: ({ by, yes }) => `${clans[by]} je ${yes ? 'pro' : 'proti'}.`,
    voteClosed: ({ proposal: { at }, vote, yes, adopted }) => {
      const [verdict, next] = adopted ? ['schváleno', 'Rozdej karty.'] : ['neschváleno', 'Karty zůstávají.']
      const needed = agreeing(vote.needed, 'byl potřeba', 'byly potřeba', 'bylo potřeba')
      return `${place(at)}: ${verdict}, pro ${yes}\u00a0${outOfMany(votesIn(vote), 'hlasu', 'hlasů')}, ${needed} ${vote.needed}. ${next}`
    },
    announceAsked: () => 'Oznamuje někdo vítězství?',
    announced: ({ by, points }) => `${clans[by]} oznamuje ${count(points, POINT)}.`,
    waits: ({ by }) => `${clans[by]} žádá hlavního hráče, aby počkal.`,
    ready: ({ by }) => `${clans[by]} má zkontrolováno.`,
    constructionBegun: ({ by }) => `Začíná stavba; staví jen hlavní hráč: ${clans[by]}.`,
    supplyTaken: ({ by }) => `${clans[by]} si bere kartu zásob.`,
    built: ({ by, what, at, resource, hero, markets, fee, joint }) => {
      const where = at === undefined ? '' : ` (${place(at)})`
      const action =
        what === 'army' ? 'rozšiřuje vojsko o 1' : `staví ${thingsBuilt[what]}${resource ? ` – ${resources[resource]}` : ''}${where}`
      const parts = [
        joint === true ? 'Společná stavba.' : '',
        hero === undefined ? '' : `${sentence(heroes[hero.hero])} ${HERO[hero.how]}.`,
        markets.length > 0 ? `Použitá tržiště: ${list(markets.map(place))}.` : '',
        fee.length > 0 ? `Po kartě surovin ${fee.length > 1 ? 'dostanou' : 'dostane'} ${names(fee)}.` : '',
      ]
      return [`${clans[by]} ${action}.`, ...parts].filter((part) => part !== '').join(' ')
    },
    jointProposed: ({ by, what, at }) => `${clans[by]} navrhuje společnou stavbu: ${things[what]} (${place(at)}).`,
    offered: ({ by, to }) => `${clans[by]} nabízí jednu stavbu: staví ${clans[to]}.`,
    dropped: ({ kind }) => (kind === 'joint' ? 'Společná stavba se nestaví; karty si vezmi zpět.' : 'Nabídka nebyla využita.'),
    constructionEnded: ({ by, supplyMissed, goals: met }) =>
      `${clans[by]} končí tah${isByGoals ? `; ${count(met, GOAL)}` : ''}.${supplyMissed ? ' Karta zásob zůstala ležet.' : ''}`,
    wentOn: () => 'Vítězství nikdo neoznamuje.',
    finalBegun: ({ announcer, points, queue }) => {
      const announced = points === undefined ? '' : ` (${count(points, POINT)})`
      return `${clans[announcer]} oznamuje vítězství${announced}. Závěrečné stavění: ${names(queue)}.`
    },
    finalEnded: ({ by }) => `${clans[by]}: závěrečná stavba dokončena.`,
    proved: ({ by, points }) => `${clans[by]} ukazuje kartu: ${count(points, POINT)}.`,
    announcementFailed: ({ by, points, board }, before) => {
      const back = before !== undefined && hasSamePieces(before, board) ? '' : 'stavby se vracejí, '
      return `${clans[by]} má jen ${count(points, POINT)}: ${back}karta zůstává odkrytá.`
    },
    roundEnded: ({ chief, turnSupply }) => `Značku lodě dostává ${clans[chief]}.${turnSupply ? ' Otoč kartu zásob, ať leží čtyři.' : ''}`,
    ended: ({ result }) =>
      `Konec hry. ${numbered(result.places)
        .map(([at, here]) => `${at}. ${names(here)}`)
        .join(', ')}.`,
    corrected: ({ changes, reason }) =>
      withReason(isHouseRule(changes, (point) => point.startsWith('price/')) ? 'Domácí pravidlo' : 'Stav byl opraven', reason),
    overruled: () => 'Hráči to dovolili.',
  }
}
export const events = eventsIn(clanNames)

/** Texts of the log that report several adjacent events of one type in one sentence. */
export const merged = {
  numberTold: (numbers: readonly Extract<Event, { e: 'numberTold' }>[]) =>
    `Zapsáno: ${groupedNumbers(numbers, pointName, (value, of) => `${value}×\u00a0${of}`)
      .map(({ name, parts }) => `${name}: ${parts.join(', ')}`)
      .join('; ')}.`,
}
