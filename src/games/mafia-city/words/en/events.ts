import type { HiddenEvent } from '../../../../kit/hidden'
import type { Colour } from '../../box/box'
import type { Event } from '../../model/events'
import type { Counts, Effect } from '../../model/state'
import { names, ordinal } from './names'

/** English texts of the events. */
type Told = { readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>) => string }

const { locations, effects, vetoes, figures } = names
/** Returns the name of a Mafioso's position in a stack, counted from the bottom. */
const nth = (place: number): string => (place === 1 ? 'the lowest' : `${ordinal(place)} from the bottom`)
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

const WHY = { most: 'most Mafiosi', lower: 'lies lower', earlierDeal: 'dealt earlier', tie: 'a tie', empty: 'nobody is there' } as const

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
      happens ? (n === 0 ? `It happens: ${effects[effect.what]}.` : `${n} vetoes: it happens.`) : `Cancelled: ${effects[effect.what]}.`,
    tookToHand: ({ owner, at, place }) => `${locations[at]}: a Mafioso (${nth(place)}) goes back to the hand of ${colours[owner]}.`,
    reinforcedTo: ({ by, at }) => `${colours[by]} places a Mafioso from the reserve: ${locations[at]}.`,
    jailed: ({ owner, at, place }) => `${locations[at]}: a Mafioso of ${colours[owner]} (${nth(place)}) goes to the Cell.`,
    raided: ({ at, back, revived }) => {
      const again = revived.length > 0 ? ` Active again: ${who(revived)}.` : ''
      return `${locations[at]}: everybody goes back to the hands (${counted(back)}).${again}`
    },
    headsSwapped: ({ at, to }) => `The lowest Mafiosi swap places: ${locations[at]} and ${locations[to]}.`,
    planned: ({ owner, at, place, to }) =>
      `A Mafioso of ${colours[owner]} (${nth(place)}) moves: ${locations[at]} to the top of ${locations[to]}.`,
    nothingTaken: ({ from }) => `${colours[from]} has no cards left to take.`,
    cardTaken: ({ by, from, position }) =>
      `${colours[by]} takes ${position === undefined ? 'a card' : `card ${position} from the left`} of ${colours[from]}.`,
    cardsDrawn: ({ by, drawn, discarded }) => `${colours[by]} draws ${cards(drawn)} and discards ${discarded}.`,
    caseClosed: ({ owner }) => `No Complicity by ${colours[owner]}.`,
    turnEnded: ({ by }) => `The turn of ${colours[by]} is over.`,
    locationsBegun: () => 'All have passed. The location phase begins.',
    chosen: ({ by, at }) => (by === undefined ? `Next: ${locations[at]}.` : `${colours[by]} chooses: ${locations[at]}.`),
    dealDeclined: ({ by }) => `${colours[by]} plays no Secret Deal.`,
    dealsClosed: () => 'No more Secret Deals.',
    stackTold: ({ at, stack, deals }) => {
      const dealt = deals.length > 0 ? ` Secret Deals: ${who(deals)}.` : ''
      return `${locations[at]}, from the bottom: ${stack.length === 0 ? 'nobody' : who(stack)}.${dealt}`
    },
    controlled: ({ at, control }) => {
      const { controller, why, counts } = control
      const stand = Object.keys(counts).length > 0 ? ` (${counted(counts)})` : ''
      return `${locations[at]}: ${controller === undefined ? 'nobody' : colours[controller]} – ${WHY[why]}${stand}.`
    },
    scored: ({ by, why }) => `${colours[by]} gets 1 victory point${why === 'star' ? ' for the Star' : ''}.`,
    released: ({ released }) => `Out of the Cell into the hands: ${counted(released)}.`,
    reinforced: ({ players }) => `One Mafioso from the reserve to the hand: ${who(players)}.`,
    figureReturned: ({ figure }) => `Back to its tile: ${figures[figure]}.`,
    figureTaken: ({ figure, by, from }) => `${colours[by]} takes ${figures[figure]}${from ? ` from ${colours[from]}` : ''}.`,
    hitmanMoved: ({ to }) => `The Hitman moves: ${locations[to]}.`,
    killed: ({ owner, at, place }) => `${locations[at]}: a Mafioso of ${colours[owner]} (${nth(place)}) is killed and goes to the reserve.`,
    starCancelled: ({ by }) => `The Star of ${colours[by]} is cancelled.`,
    skipped: ({ by, what }) =>
      what === 'effect' ? `${colours[by]} leaves the Hitman where he is.` : `${colours[by]} does nothing more here.`,
    marked: ({ at }) => `A marker lies on it now: ${locations[at]}.`,
    strategyBegun: ({ mayor }) =>
      mayor === undefined
        ? 'The strategic phase begins, locations by number.'
        : `The strategic phase begins. ${colours[mayor]} holds the Mayor.`,
    opened: ({ at }) => `Who takes Mafiosi back? ${locations[at]}.`,
    named: ({ player }) => `${colours[player]} decides.`,
    tookBack: ({ by, at, taken }) =>
      Object.keys(taken).length === 0
        ? `${locations[at]}: ${colours[by]} takes nobody back.`
        : `${locations[at]}, back to the hand: ${counted(taken)}.`,
    unmarked: ({ at }) => `The marker goes: ${locations[at]}.`,
    strategyEnded: () => 'The strategic phase is over.',
    drawn: ({ startAfter, step1, step2, reshuffleBefore, shuffler }) => {
      const last = step2 === undefined ? '' : ` ${colours[step2]} draws ${step1 === undefined ? '2' : '3'}, the others 1.`
      const shuffled = reshuffleBefore === undefined || shuffler === undefined ? '' : ` ${colours[shuffler]} shuffles the discards.`
      return `${colours[startAfter]} is start player.${last === '' ? ' Everybody draws 1.' : last}${shuffled}`
    },
    ended: ({ result }) => `The game is over: ${who(result.places.slice(0, 1))} wins. Places: ${who(result.places)}.`,
    corrected: ({ reason }) => (reason === undefined ? 'Set by hand.' : `Set by hand: ${reason}`),
    overruled: () => 'The table allows it.',
  }
}

/** Texts of the events in which players are named by their colours. */
export const events = eventsIn(names.colours)
