import { allCast, isUntouched, line, redoTarget } from '../../../../referee'
import type { Practice, PracticeStep, PreparedPosition, PracticeFacts } from '../../../../session/practice'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AreaId, HouseId } from '../../box/box'
import type { Box } from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import { secondEditionFor } from '../../box/second/printed'
import { EDITION_IDS } from '../../model/edition-id'
import type { Event } from '../../model/events'
import type { Change, Setup, StageName } from '../../model/moves'
import type { March } from '../../rules/marches'
import type { MarchDraft } from '../../prompts/marches'
import { DEFAULT_SETTINGS, PRESETS } from '../../model/settings'
import type { Resumable } from '../../model/state'
import { count, units } from '../../model/units'
import { newestEntry, stackOf } from '../../../../table/question/answering'

/** Practice round with cards, a secret auction, a refused march, a legal march, undo, the log, and a battle. */

/** State of the screen that the steps of the practice round check, in addition to the state of the game. */
export interface Also {
  /** Whether the revealed choices are still shown on the full screen. */
  readonly laidOut: boolean
  /** Whether the consequences of a move are still shown. */
  readonly showsOutcome: boolean
  /** Path of the current screen, e.g. `/game/practice-westeros/log`. */
  readonly place: string
}
type Now = PracticeFacts<WesterosVocabulary, Also>
type Step = PracticeStep<WesterosVocabulary, Also>

/** Area from which the march of the practice round begins; `TO` is its target. */
export const FROM: AreaId = 'white-harbor'
export const TO: AreaId = 'winterfell'
/** Area in which the battle of the practice round is fought. */
export const FIELD: AreaId = 'moat-cailin'

const PLAYING = ['stark', 'lannister', 'baratheon'] as const satisfies readonly HouseId[]

/** Names of the players. The key is the house. */
export type People = Readonly<Record<(typeof PLAYING)[number], string>>

/** Edition that is practised: its box, and a random seed with which the first draw is *Clash of Kings* and two cards without an effect. */
interface Edition {
  readonly box: Box
  readonly seed: string
}
const EDITIONS: Readonly<Record<keyof typeof EDITION_IDS, Edition>> = {
  first: { box: PRINTED_BOX, seed: 'practice 45' },
  second: { box: secondEditionFor(3), seed: 'practice 70' },
}

/**
 * Start position of the practice round, in round 2. Stark has two more footmen than at the start: if they were in one area with the units
 * at home, Stark would exceed its supply. Baratheon has no power, so that only two houses bid.
 */
const board: readonly Change[] = [
  { set: 'units', area: FROM, house: 'stark', standing: units({ footman: 2 }) },
  { set: 'track', track: 'ironThrone', order: PLAYING },
  { set: 'power', house: 'baratheon', available: 0 },
  { set: 'round', round: 2 },
]

/**
 * Corrections that place orders on the board. The app tracks orders in this position, so it knows which house marches next and from which
 * area.
 */
const order: readonly Change[] = [
  { set: 'tracking', tracking: { orders: 'app' } },
  { set: 'order', area: FROM, house: 'stark', order: 'march-0' },
  { set: 'order', area: 'lannisport', house: 'lannister', order: 'march-0' },
]

/** Position before the battle: Stark is adjacent to a single footman of Baratheon, and neither house has the Blade. */
const war: readonly Change[] = [
  { set: 'track', track: 'fiefdoms', order: ['lannister', 'stark', 'baratheon'] },
  { set: 'units', area: FROM, house: 'stark', standing: units({ footman: 1, knight: 1 }) },
  { set: 'units', area: FIELD, house: 'baratheon', standing: units({ footman: 1 }) },
]

const setupAt = (box: Box, people: People, at: Resumable, more: readonly Change[] = []): Setup => ({
  box,
  houses: Object.fromEntries(PLAYING.map((house) => [house, `seat-${house}`])),
  seats: PLAYING.map((house) => ({ id: `seat-${house}`, player: house })),
  players: PLAYING.map((house) => ({ id: house, name: people[house] })),
  settings: DEFAULT_SETTINGS,
  tracking: PRESETS.referee,
  changes: [...board, ...(at === 'marches' ? order : []), ...more, { set: 'stage', at }],
})

/** Legal march that the user makes after the refused march. */
const LAWFUL: March = {
  do: 'march',
  house: 'stark',
  from: FROM,
  moves: [{ to: TO, units: units({ footman: 1 }) }],
  leaveToken: false,
}

/** March of the user that starts the battle. */
const ATTACK: March = {
  do: 'march',
  house: 'stark',
  from: FROM,
  moves: [{ to: FIELD, units: units({ footman: 1, knight: 1 }) }],
  leaveToken: false,
}

const prepared = (
  { box, seed }: Edition,
  people: People,
  at: Resumable,
  ...moves: PreparedPosition<WesterosVocabulary>['moves']
): PreparedPosition<WesterosVocabulary> => ({
  setup: setupAt(box, people, at),
  seed,
  moves: [{ do: 'ready' }, ...moves],
})

/** Returns whether an event of this kind happened on the current branch of the history. */
const hasHappened = ({ open }: Now, e: Event['e']): boolean =>
  line(open.ledger).some(({ entry }) => entry.events.some((event) => event.e === e))

/** Checks whether the game is at one of these stages. */
const stands = ({ open }: Now, ...at: readonly StageName[]): boolean => at.includes(open.state.stage.at)

const isOrdered = (now: Now): boolean => hasHappened(now, 'trackOrdered')
const isTurnedUp = (now: Now): boolean => isOrdered(now) || stands(now, 'auctionTies')
/** Returns whether a march was resolved, or the marches of the round are over. */
const isMarched = (now: Now): boolean => {
  const { stage } = now.open.state
  return !stands(now, 'setup', 'marches') || (stage.at === 'marches' && stage.last !== undefined)
}

/** Returns the number of units that the march entered by the user moves. */
const going = ({ open }: Now): number =>
  open.prompts.reduce((most, { key }) => {
    const draft = stackOf<MarchDraft>(open.drafts[key], newestEntry(open.ledger).id).at(-1)
    return Math.max(most, draft?.moves.reduce((sum, move) => sum + count(move.units), 0) ?? 0)
  }, 0)

const auction: readonly Step[] = [
  { id: 'draw', isDone: (now) => !stands(now, 'setup', 'draw') },
  { id: 'outcome', isDone: (now) => !stands(now, 'setup', 'draw') && !now.also.showsOutcome },
  { id: 'resolve', isDone: (now) => now.open.ballots.length > 0 || isTurnedUp(now) },
  { id: 'hand', isDone: (now) => now.open.ballots.some((ballot) => !isUntouched(ballot)) || isTurnedUp(now) },
  { id: 'second', isDone: (now) => now.open.ballots.some(allCast) || isTurnedUp(now) },
  { id: 'reveal', isDone: isTurnedUp },
  { id: 'choicesShown', isDone: (now) => isOrdered(now) && !now.also.laidOut },
  // The next section starts from another position. The app never completes this step; the user presses the button.
  { id: 'turn', isDone: () => false, reads: true },
]

const marching: readonly Step[] = [
  { id: 'send', isDone: (now) => going(now) > 1 || now.refused !== undefined || isMarched(now) },
  { id: 'refusal', isDone: (now) => now.refused !== undefined || isMarched(now) },
  { id: 'rule', isDone: ({ refused }) => refused === undefined },
  { id: 'march', isDone: isMarched },
]

const looking: readonly Step[] = [
  { id: 'undo', isDone: ({ open }) => redoTarget(open.ledger) !== undefined },
  { id: 'log', isDone: ({ also }) => also.place.endsWith('/log') },
  // The battle starts from another position, so the user presses the button to continue.
  { id: 'look', place: 'log', isDone: () => false, reads: true },
]

const fighting: readonly Step[] = [
  { id: 'fight', isDone: (now) => hasHappened(now, 'cardsRevealed') },
  { id: 'fought', isDone: (now) => hasHappened(now, 'battleEnded') && !now.also.showsOutcome },
  // Last step: the user ends the practice round.
  { id: 'end', isDone: () => false },
]

/**
 * Returns the practice round of an edition.
 * @param people names of the players of each house, in the language of the user
 */
export const practiceOf = (
  name: string,
  people: People,
  edition: keyof typeof EDITION_IDS = 'first',
): Practice<WesterosVocabulary, Also> => {
  const of = EDITIONS[edition]
  return {
    game: EDITION_IDS[edition],
    name,
    parts: [
      { prepared: prepared(of, people, 'draw'), recounts: true, steps: auction },
      { prepared: prepared(of, people, 'marches'), steps: marching },
      { prepared: prepared(of, people, 'marches', LAWFUL), goesOn: true, steps: looking },
      { prepared: { ...prepared(of, people, 'marches', ATTACK), setup: setupAt(of.box, people, 'marches', war) }, steps: fighting },
    ],
  }
}
