import { isHouseRule, withReason } from '../../../../kit/house-rule'
import type { HiddenEvent } from '../../../../kit/hidden'
import type { Colour, Place } from '../../box/box'
import type { Event } from '../../model/events'
import { isTurnOver } from '../../box/effects'
import type { Counts, Effect, State } from '../../model/state'
import { shuffledIn } from '../shared/shuffled'
import { emptyText, isBare, skippedIn } from '../shared/skipped'
import { names, ordinal, shuffles } from './names'

/** English texts of the events. */
type Told = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>, before?: State) => string
}

const { locations, effects, vetoes, figures } = names
/** Returns the name of a Mafioso's position in a stack, counted from the bottom. */
const nth = (place: number): string => (place === 1 ? 'the lowest' : `${ordinal(place)} from the bottom`)
/** Returns the position of a Mafioso in brackets, with a space in front; '' if the Mafioso is alone at the location. */
const heightOf = (place: number, at: Place, before: State | undefined): string =>
  before?.stacks[at]?.length === 1 ? '' : ` (${nth(place)})`
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

type Colours = Readonly<Record<Colour, string>>

/** Returns the text of a declared effect. */
const aim = ({ what, by, at, to, from }: Effect, colours: Colours): string => {
  const name = colours[by]
  switch (what) {
    case 'prison':
      return `${name} wants to jail a Mafioso of the ${at ? locations[at] : 'city'}.`
    case 'harbour':
      return `${name} wants to move the Hitman to the ${to ? locations[to] : 'next location'}.`
    case 'plan':
    case 'strings':
      return `${name} plays ${effects[what]}: ${at ? locations[at] : ''} and ${to ? locations[to] : ''}.`
    default:
      return `${name} plays ${effects[what]}${at ? `: ${locations[at]}` : ''}${from ? ` against ${colours[from]}` : ''}.`
  }
}

const WHY = { most: 'most Mafiosi', lower: 'lower in the stack', earlierDeal: 'dealt earlier', tie: 'a tie' } as const
const SKIPPED = {
  prison: 'jails nobody',
  hitman: 'kills nobody',
  figure: 'leaves the figure where it is',
  star: 'gets no point for a Star',
  other: 'does nothing more here',
} as const
/** Returns whose turn a cancelled card has ended, as a sentence with a space in front. */
const endOf = ({ what, by }: Effect, colours: Colours): string => (isTurnOver(what) ? ` This ends the turn of ${colours[by]}.` : '')

/** Returns the texts of the events with the given player names. */
export const eventsIn = (colours: Colours): Told => {
  const who = (list: readonly Colour[]): string => list.map((one) => colours[one]).join(', ')
  const counted = (counts: Counts): string =>
    Object.entries(counts)
      .map(([colour, count]) => `${colours[colour as Colour]} ${count}`)
      .join(', ')
  return {
    begun: () => 'The game begins.',
    mapTold: ({ centre, ring }) => `The map: ${locations[centre]} in the middle, around it ${ring.map((at) => locations[at]).join(', ')}.`,
    redrawn: ({ by, cards: n }) => (n === 0 ? `${colours[by]} keeps both cards.` : `${colours[by]} exchanges both cards.`),
    placed: ({ by, at }) => `${colours[by]} places a Mafioso: ${locations[at]}.`,
    passed: ({ by }) => `${colours[by]} passes.`,
    waited: ({ by }) => `${colours[by]} waits and discards a card.`,
    acted: ({ by, bullet, back }) =>
      `${colours[by]} ${bullet ? 'uses a Bullet' : 'has acted'}.${back.length > 0 ? ` Active again: ${who(back)}.` : ''}`,
    declared: ({ effect }) => aim(effect, colours),
    vetoed: ({ by, with: veto }) => `${colours[by]} answers with ${vetoes[veto]}.`,
    letStand: ({ by }) => (by === undefined ? 'Nobody reacts.' : `${colours[by]} does not react.`),
    settled: ({ effect, happens, vetoes: n }) =>
      happens
        ? `Carried out${n === 0 ? '' : ` after ${n} vetoes`}: ${effects[effect.what]}.`
        : `Cancelled: ${effects[effect.what]}.${endOf(effect, colours)}`,
    tookToHand: ({ owner, at, place }, before) =>
      `${locations[at]}: a Mafioso${heightOf(place, at, before)} goes back to the hand of ${colours[owner]}.`,
    reinforcedTo: ({ by, at }) => `${colours[by]} places a Mafioso from the reserve: ${locations[at]}.`,
    jailed: ({ owner, at, place }, before) =>
      `${locations[at]}: a Mafioso of ${colours[owner]}${heightOf(place, at, before)} goes to the Cell.`,
    raided: ({ at, back, revived }) => {
      const again = revived.length > 0 ? ` Active again: ${who(revived)}.` : ''
      return `${locations[at]}: everybody goes back to the hands (${counted(back)}).${again}`
    },
    headsSwapped: ({ at, to }) => `The lowest Mafiosi swap places: ${locations[at]} and ${locations[to]}.`,
    planned: ({ owner, at, place, to }, before) =>
      `A Mafioso of ${colours[owner]}${heightOf(place, at, before)} moves: ${locations[at]} to the top of ${locations[to]}.`,
    nothingTaken: ({ from }) => `${colours[from]} has no card left: nothing is taken.`,
    cardTaken: ({ by, from, position }) =>
      `${colours[by]} takes ${position === undefined ? 'a card' : `card ${position} from the left`} of ${colours[from]}.`,
    cardsDrawn: ({ by, drawn, discarded }, before) => {
      const shuffled = shuffledIn(before, drawn)
      const after = shuffled === undefined ? '' : ` ${shuffles(colours[shuffled.by], shuffled.after)}`
      return `${colours[by]} draws ${cards(drawn)} and discards ${discarded}.${after}`
    },
    caseClosed: ({ owner }) => `No Complicity by ${colours[owner]}.`,
    // The entry already says what the turn was.
    turnEnded: () => '',
    locationsBegun: () => 'All have passed. The location phase begins.',
    chosen: ({ by, at }) => (by === undefined ? `Next: ${locations[at]}.` : `${colours[by]} chooses: ${locations[at]}.`),
    dealDeclined: ({ by }) => `${colours[by]} may play a Secret Deal first, and does not.`,
    dealsClosed: (_, before) => (before?.cycle?.deals.length === 0 ? 'Nobody plays a Secret Deal.' : 'Nobody plays a further Secret Deal.'),
    stackTold: ({ at, stack, deals }) => {
      const dealt = deals.length > 0 ? ` Secret Deals: ${who(deals)}.` : ''
      return `${locations[at]}, from the bottom: ${stack.length === 0 ? 'nobody' : who(stack)}.${dealt}`
    },
    controlled: ({ at, control }, before) => {
      const { controller, why, counts } = control
      const stand = Object.keys(counts).length > 0 ? ` (${counted(counts)})` : ''
      if (why === 'empty')
        return { named: `${locations[at]}: nobody is there.`, plain: 'Nobody is there.', none: '' }[emptyText(before, at)]
      return `${locations[at]}: ${controller === undefined ? 'nobody' : colours[controller]} controls – ${WHY[why]}${stand}.`
    },
    scored: ({ by, why }) => `${colours[by]} gets 1 victory point${why === 'star' ? ' for the Star' : ''}.`,
    released: ({ released }) => `Out of the Cell into the hands: ${counted(released)}.`,
    reinforced: ({ players }) => `One Mafioso from the reserve to the hand: ${who(players)}.`,
    figureReturned: ({ figure }) => `Back to its tile: ${figures[figure]}.`,
    figureTaken: ({ figure, by, from }) => `${colours[by]} takes ${figures[figure]}${from ? ` from ${colours[from]}` : ''}.`,
    hitmanMoved: ({ to }) => `The Hitman moves: ${locations[to]}.`,
    killed: ({ owner, at, place }, before) =>
      `${locations[at]}: a Mafioso of ${colours[owner]}${heightOf(place, at, before)} is killed and goes to the reserve.`,
    starCancelled: ({ by }) => `The Star of ${colours[by]} is cancelled.`,
    skipped: ({ by, what }, before) =>
      what === 'effect' ? `${colours[by]} leaves the Hitman where he is.` : `${colours[by]} ${SKIPPED[skippedIn(before)]}.`,
    marked: ({ at }) => `${locations[at]} gets its marker cube.`,
    strategyBegun: ({ mayor }) =>
      mayor === undefined
        ? 'The strategic phase begins, locations by number.'
        : `The strategic phase begins. ${colours[mayor]} holds the Mayor.`,
    opened: ({ at }, before) => (isBare(before, at) ? '' : `${locations[at]}: who takes Mafiosi back?`),
    named: ({ player }) => `${colours[player]} is named to decide.`,
    tookBack: ({ by, at, taken }) =>
      Object.keys(taken).length === 0
        ? `${locations[at]}: ${colours[by]} takes nobody back.`
        : `${locations[at]}, back to the hand: ${counted(taken)}.`,
    unmarked: ({ at }, before) => `${locations[at]}${isBare(before, at) ? ' is empty' : ''}: the marker cube comes off.`,
    strategyEnded: () => 'The strategic phase is over.',
    drawn: ({ startAfter, step1, step2, reshuffleBefore, shuffler }) => {
      const last = step2 === undefined ? '' : ` ${colours[step2]} draws ${step1 === undefined ? '2' : '3'}, the others 1.`
      const shuffled = reshuffleBefore === undefined || shuffler === undefined ? '' : ` ${shuffles(colours[shuffler], reshuffleBefore)}`
      return `${colours[startAfter]} is start player.${last === '' ? ' Everybody draws 1.' : last}${shuffled}`
    },
    ended: ({ result }) => `The game is over: ${who(result.places.slice(0, 1))} wins. Places: ${who(result.places)}.`,
    corrected: ({ changes, reason }) => withReason(isHouseRule(changes) ? 'House rule' : 'Set by hand', reason),
    overruled: () => 'The table allows it.',
  }
}

/** Texts of the events in which players are named by their colours. */
export const events = eventsIn(names.colours)
