import type { StandardPractice } from '../../../table/standard/standard-game'
import { practiceSteps, type StandardNow, type StandardStep } from '../../../table/standard/practice-steps'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { MafiaCity } from '..'
import type { Language } from '../../../ui/words'
import type { Colour, Place } from '../box/box'
import type { OwnMove } from '../rules/moves'
import type { Setup } from '../model/moves'
import { practiceTextsIn } from './words/practice'

/**
 * Practice game that teaches a placement, a refusal, a card with vetoes, the end of the action phase, a tie with a Secret Deal, taking
 * back, the draw of cards, undo, and the log.
 */

const COLOURS = ['red', 'blue', 'green'] as const

const setupIn = (names: readonly string[]): Setup => ({
  players: COLOURS.map((colour, at) => ({ colour, name: names[at] ?? '' })),
  start: 'red',
})

/**
 * Locations at which the players place Mafiosi before the lesson: one list per turn, with one location per player. Red and Blue have one
 * Mafioso each in the Prison. Blue has two at the Police Station, for a Raid.
 */
const PLACED = [
  [1, 1, 2],
  [3, 4, 3],
  [6, 4, 5],
] as const

/** Returns moves that set up the map and then place Mafiosi: one list per turn, with one location per player. */
const placing = (turns: readonly (readonly Place[])[]): readonly OwnMove[] => [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...turns.flatMap((turn) => turn.map((at, seat): OwnMove => ({ do: 'act', by: COLOURS[seat] ?? 'red', what: 'place', at }))),
]
const placedBefore = PLACED.flat().length

/** Moves before the lesson about a tie: Red and Blue have two Mafiosi each in the Harbour, and nobody is in the Prison. */
const TIE: readonly OwnMove[] = [
  ...placing([
    [2, 2, 3],
    [2, 2, 3],
    [3, 3, 3],
  ]),
  ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'pass' })),
  { do: 'choose', at: 1 },
]
/** Moves from the tie to the strategic phase: Blue controls the Harbour with a Secret Deal, and Green controls the Fight Club. */
const AFTER_TIE: readonly OwnMove[] = [
  { do: 'choose', at: 2 },
  { do: 'noDeal', by: 'red' },
  { do: 'deal', by: 'blue', cards: 1 },
  { do: 'nobody' },
  { do: 'noMoreDeals' },
  { do: 'skip', by: 'blue' },
  { do: 'skip', by: 'blue' },
  { do: 'choose', at: 3 },
  { do: 'noMoreDeals' },
  ...([4, 5, 6, 7] as const).map((at): OwnMove => ({ do: 'choose', at })),
]

const { eventsOf, countOf, happened, lastSteps } = practiceSteps<MafiaCity>()

/** Returns whether a player has made another turn than the placement of the first step. */
const isOtherTurn = (now: StandardNow<MafiaCity>, placed: number): boolean =>
  countOf(now, 'placed') > placed || (['declared', 'waited', 'passed'] as const).some((e) => countOf(now, e) > 0)
/** Alternative text of a step after another legal move than the step asks for. */
const astray = (applies: (now: StandardNow<MafiaCity>) => boolean) => ({ id: 'astray', applies })
const isAnswered = (now: StandardNow<MafiaCity>): boolean => countOf(now, 'settled') > 0
/** Returns the player who has played the Police Chief; undefined if nobody has. */
const chiefBy = (now: StandardNow<MafiaCity>): Colour | undefined =>
  eventsOf(now).flatMap((event) => (event.e === 'vetoed' && event.with === 'chief' ? [event.by] : []))[0]

const steps: readonly StandardStep<MafiaCity>[] = [
  { id: 'place', isDone: happened('placed', placedBefore), otherwise: astray((now) => isOtherTurn(now, placedBefore)) },
  {
    id: 'refused',
    isDone: ({ refused }) => refused !== undefined,
    otherwise: astray((now) => isOtherTurn(now, placedBefore + 1)),
  },
  {
    id: 'card',
    isDone: happened('declared'),
    otherwise: astray((now) => isOtherTurn(now, placedBefore + 1)),
  },
  {
    id: 'veto',
    isDone: (now) => chiefBy(now) === 'red',
    otherwise: astray((now) => isAnswered(now) || (countOf(now, 'vetoed') > 0 && chiefBy(now) !== 'red')),
  },
  { id: 'fists', isDone: happened('vetoed', 1), otherwise: astray(isAnswered) },
  { id: 'stands', isDone: (now) => countOf(now, 'settled') > 0 && now.open.state.jailing?.open !== true },
  { id: 'pass', isDone: happened('locationsBegun') },
]
/** Number of `controlled` events before the tie: the empty Prison. */
const EVALUATED = 1
const isControlled = happened('controlled', EVALUATED)
const tie: readonly StandardStep<MafiaCity>[] = [
  { id: 'tie', isDone: happened('declared'), otherwise: astray((now) => countOf(now, 'controlled') > EVALUATED) },
  {
    id: 'deal',
    isDone: (now) => isControlled(now) && !now.also.showsOutcome,
    // The result of the Harbour stays in sight until the players have confirmed it.
    otherwise: { id: 'point', applies: isControlled },
  },
]
const strategy: readonly StandardStep<MafiaCity>[] = [
  { id: 'takeBack', isDone: happened('tookBack') },
  { id: 'draw', isDone: happened('drawn') },
  ...lastSteps,
]

const preparedIn = (language: Language, moves: readonly OwnMove[]) => ({
  setup: setupIn(practiceTextsIn(language).names),
  seed: 'practice',
  moves,
})

export const practice: StandardPractice<MafiaCity> = {
  of: (name, language) => ({
    game: 'mafia-city',
    name,
    parts: [
      { prepared: preparedIn(language, placing(PLACED)), steps },
      { prepared: preparedIn(language, TIE), steps: tie },
      { prepared: preparedIn(language, [...TIE, ...AFTER_TIE]), steps: strategy },
    ],
  }),
  texts: inEveryLanguage(practiceTextsIn),
}
