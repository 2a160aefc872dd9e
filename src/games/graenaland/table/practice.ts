import type { Counts } from '../../../kit/counts'
import { line } from '../../../referee'
import type { StandardPractice } from '../../../table/standard/standard-game'
import type { StandardPracticeFacts } from '../../../table/standard/practice-types'
import type { PracticePart } from '../../../session/practice'
import { practiceSteps, type StandardNow } from '../../../table/standard/practice-steps'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Graenaland } from '..'
import type { Clan } from '../box/box'
import { kindOf, usualIsland, type PlaceKind } from '../box/island'
import type { AnyMove } from '../rules/moves'
import type { Setup } from '../model/moves'
import { practiceTextsIn } from './words/practice'

/**
 * Practice game that teaches a production card, a secret order, a rejected and an adopted proposal, a refusal, a payment, undo, and the
 * log.
 */

const CLANS = ['blue', 'red', 'white'] as const
/** Invented prices of villages, with the number of cards of R40. On the coast, one supply card of grain and ore pays for two cards. */
const VILLAGES = {
  coast: { grain: 2, wood: 1, ore: 1 },
  inland: { grain: 2, wood: 2, ore: 1 },
  mountains: { grain: 2, wood: 2, ore: 2 },
} as const satisfies Readonly<Record<PlaceKind, Counts>>

const setupIn = (names: readonly string[], ordersSealed: boolean): Setup => ({
  players: CLANS.map((clan, at) => ({ clan, name: names[at] ?? '' })),
  settings: { ordersSealed },
  numbers: Object.fromEntries(
    Object.entries(usualIsland(CLANS.length)).flatMap(([at, tile]) =>
      Object.entries(VILLAGES[kindOf(tile)]).map(([resource, count]) => [`price/village/${at}/${resource}`, count] as const),
    ),
  ),
})

/**
 * Moves before the lesson starts. After them, two cards are at Coast 1, and one card is still to be drawn at Coast 2. With the red warrior
 * at Coast 1, Red has 3 of 6 votes.
 */
const BEFORE: readonly AnyMove[] = [
  { do: 'firstPlayer', by: 'blue' },
  { do: 'place', by: 'blue', spots: ['C1', 'C2', 'C2'] },
  { do: 'place', by: 'red', spots: ['C1', 'C1', 'C2'] },
  { do: 'place', by: 'white', spots: ['C1', 'C2', 'C3'] },
  {
    do: 'correct',
    changes: [
      { set: 'settlements', at: 'C1', clan: 'blue', village: 1, fort: 1, church: 0, hall: 0 },
      { set: 'cards', at: 'C1', cards: ['wood'] },
    ],
  },
  { do: 'draw', card: 'grain' },
]

const voted = (by: Clan, votes: Readonly<Partial<Record<Clan, boolean>>>): readonly AnyMove[] => [
  { do: 'propose', by, at: 'C1', split: ['red', 'white'] },
  // Send the votes in the move that closes the vote, as the screen does. One undo then leads back to the open vote with all votes.
  ...(Object.keys(votes).length > 0 ? [{ do: 'closeVote', said: votes } as const] : []),
]

/** Moves until Anna's warrior has moved to Coast 1, and the players share the cards at Coast 1. */
const SHARING: readonly AnyMove[] = [
  ...BEFORE,
  { do: 'draw', card: 'cattle' },
  { do: 'order', by: 'red', hero: 'warrior', go: 'W' },
  { do: 'order', by: 'white', go: '0' },
]
/** List of moves that leads to this position: Anna has made a proposal, and no clan has voted yet. */
const PROPOSED: readonly AnyMove[] = [...SHARING, ...voted('red', {})]
/** List of moves that leads to this position: the proposal was rejected with exactly half of the votes, and Tom proposes next. */
const REJECTED: readonly AnyMove[] = [...SHARING, ...voted('red', { red: true, blue: false, white: false })]

/** Moves until the end of the same round and through the next round, until Red builds. */
const LATER: readonly AnyMove[] = [
  ...REJECTED,
  ...voted('white', { red: true, blue: false, white: true }),
  { do: 'takeSupply', by: 'blue' },
  { do: 'done', by: 'blue' },
  { do: 'passShip' },
  { do: 'draw', card: 'grain' },
  { do: 'draw', card: 'wood' },
  { do: 'order', by: 'white', go: '0' },
  { do: 'order', by: 'blue', go: '0' },
  { do: 'waive', by: 'white' },
  { do: 'waive', by: 'blue' },
  // The village in the last step of the lesson is paid with this supply card.
  { do: 'takeSupply', by: 'red' },
]

const { countOf, eventsOf, happened, lastSteps } = practiceSteps<Graenaland>()

/** Returns whether the player has closed the result of the last move. */
const isRead = ({ also }: StandardNow<Graenaland>): boolean => !also.laidOut && !also.showsOutcome

/** Returns the card that the first step asks for; undefined until the player has entered it. */
const drawnCard = (now: StandardNow<Graenaland>) => eventsOf(now).flatMap((event) => (event.e === 'drawn' ? [event.card] : []))[1]

/** Returns whether the revealed order has moved Anna's warrior to Coast 1. */
const isInWest = ({ open }: StandardNow<Graenaland>): boolean => open.state.heroes.red?.warrior === 'C1'
/** Returns whether both orders are revealed and the player has closed the result. */
const isRevealed = (now: StandardNow<Graenaland>): boolean => now.open.state.stage === 'proposals' && isRead(now)
/** Returns whether the open proposal gives Anna the wood and Tom the grain at Coast 1. */
const isExpected = ({ open }: StandardNow<Graenaland>): boolean => {
  const { proposal } = open.state
  return proposal?.at === 'C1' && proposal.split?.join() === 'red,white'
}
/** Returns the number of closed votes that adopted the proposal (`true`) or rejected it (`false`). */
const closed = ({ open }: StandardNow<Graenaland>, result: boolean): number =>
  line(open.ledger)
    .flatMap(({ entry }) => entry.events)
    .filter((event) => event.e === 'voteClosed' && event.adopted === result).length

interface Part extends Pick<PracticePart<Graenaland, StandardPracticeFacts>, 'goesOn' | 'steps'> {
  readonly moves: readonly AnyMove[]
  readonly ordersSealed?: true
}
/** Parts of the lesson. Each part about sharing starts from its own position, so that the number of votes in the text is always correct. */
const PARTS: readonly Part[] = [
  {
    moves: BEFORE,
    ordersSealed: true,
    steps: [
      {
        id: 'draw',
        isDone: (now) => drawnCard(now) === 'cattle',
        otherwise: { id: 'otherCard', applies: (now) => (drawnCard(now) ?? 'cattle') !== 'cattle' },
      },
      { id: 'order', isDone: (now) => now.open.state.ballot?.cast.red !== undefined || countOf(now, 'moved') > 0 },
      {
        id: 'reveal',
        isDone: (now) => isRevealed(now) && isInWest(now),
        otherwise: { id: 'otherOrder', applies: (now) => isRevealed(now) && !isInWest(now) },
      },
    ],
  },
  {
    moves: SHARING,
    steps: [
      {
        id: 'propose',
        isDone: isExpected,
        otherwise: { id: 'otherProposal', applies: (now) => countOf(now, 'proposed') > 0 && !isExpected(now) },
      },
    ],
  },
  {
    moves: PROPOSED,
    steps: [
      {
        id: 'half',
        isDone: (now) => closed(now, false) > 0 && isRead(now),
        otherwise: { id: 'otherVote', applies: (now) => closed(now, true) > 0 && isRead(now) },
      },
    ],
  },
  {
    moves: REJECTED,
    steps: [
      {
        id: 'adopted',
        isDone: (now) => closed(now, true) > 0 && isRead(now),
        otherwise: { id: 'otherResult', applies: (now) => closed(now, false) > 1 && isRead(now) },
      },
    ],
  },
  { moves: LATER, steps: [{ id: 'refused', isDone: ({ refused }) => refused !== undefined }] },
  { moves: LATER, goesOn: true, steps: [{ id: 'build', isDone: happened('built') }, ...lastSteps] },
]

export const practice: StandardPractice<Graenaland> = {
  of: (name, language) => ({
    game: 'graenaland',
    name,
    parts: PARTS.map(({ moves, ordersSealed = false, ...part }) => ({
      ...part,
      prepared: { setup: setupIn(practiceTextsIn(language).names, ordersSealed), seed: 'practice', moves },
    })),
  }),
  texts: inEveryLanguage(practiceTextsIn),
}
