import type { PreparedPosition } from '../../../session/practice'
import type { StandardPractice } from '../../../table/standard/standard-game'
import { practiceSteps, type StandardStep } from '../../../table/standard/practice-steps'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { ElCapitan } from '..'
import { CITIES, type Colour } from '../box/board'
import type { OwnMove } from '../rules/moves'
import type { Setup } from '../model/moves'
import { practiceTextsIn } from './words/practice'

/**
 * Practice game that teaches a turn that shuts a warehouse down, a loan, a voyage, a payday with the reasons for each payout, undo, and the
 * log.
 */

const COLOURS = ['red', 'green', 'blue'] as const

/** Invented board numbers of the practice game. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  CITIES.flatMap((city) => [
    ...[0, 4, 8, 12, 16, 20, 24, 26, 24, 22, 20, 18, 16].map((value, at) => [`track/${city}/${at + 1}`, value] as const),
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((site) => [`site/${city}/${site}`, site === 5 || site === 8 ? 1 : 0] as const),
    [`harbour/${city}/1`, 4],
    [`harbour/${city}/2`, 5],
    [`fortress/${city}/1`, 8],
    [`fortress/${city}/2`, 10],
  ]),
)

const setupIn = (names: readonly string[]): Setup => ({
  players: COLOURS.map((colour, at) => ({ colour, name: names[at] ?? '' })),
  numbers: NUMBERS,
  cardsCounted: true,
})

/**
 * Moves before the lesson: two rounds in which Red and Green fill four sites of Napoli. The next site is dark, so its warehouse will shut
 * down the first warehouse, which belongs to Red.
 */
const BEFORE: readonly OwnMove[] = [0, 1].flatMap((round) =>
  COLOURS.flatMap((colour): readonly OwnMove[] => [
    ...(round === 0 ? [{ do: 'buy', price: 1 } as const, { do: 'sail', to: colour === 'blue' ? 'valencia' : 'napoli' } as const] : []),
    { do: 'build', ...(round === 0 && colour !== 'green' && { site: 1 }) },
    { do: 'endTurn' },
  ]),
)

const prepared = (
  names: readonly string[],
  settings: Setup['settings'],
  moves: PreparedPosition<ElCapitan>['moves'],
): PreparedPosition<ElCapitan> => ({
  setup: { ...setupIn(names), ...(settings && { settings }) },
  seed: 'practice',
  moves: [{ do: 'firstPlayer', colour: 'red' }, ...moves],
})

/** Moves that report the rows of all cities except the last, for the practice game in which the app does not track turns. */
const reportingMoves: readonly OwnMove[] = [
  { do: 'lastPiece', colour: 'blue' },
  ...CITIES.slice(0, -1).map((city, at): OwnMove => {
    // Blue placed the last piece, so all six warehouses and the fortress of Blue are on the board.
    const sites: readonly Colour[] = at === 4 ? ['red', 'green', 'red'] : at % 3 === 0 ? ['green', 'blue', 'blue'] : []
    const fortress = at === 4 ? 'green' : at === 0 ? 'blue' : null
    return { do: 'row', city, row: sites, fortresses: [fortress, null], ...(sites.length === 0 ? {} : { value: 20 }) }
  }),
]

const { happened, lastSteps } = practiceSteps<ElCapitan>()
/** Returns how many moves of one kind were made before the lesson started. */
const before = (what: 'build' | 'endTurn' | 'sail'): number => BEFORE.filter((move) => move.do === what).length

const turn: readonly StandardStep<ElCapitan>[] = [
  { id: 'build', isDone: happened('built', before('build')) },
  // Counts any end of the turn, because the button of the outcome screen ends the turn too.
  { id: 'end', isDone: happened('turnEnded', before('endTurn')) },
  { id: 'loan', isDone: happened('loanTaken') },
  { id: 'voyage', isDone: happened('sailed', before('sail')) },
]
const payday: readonly StandardStep<ElCapitan>[] = [
  { id: 'row', isDone: ({ open }) => open.prompts.some(({ kind }) => kind === 'payday') || open.state.stage !== 'payday' },
  { id: 'sheet', isDone: ({ open }) => open.state.stage === 'settle' || open.state.stage === 'nameStart' },
]

export const practice: StandardPractice<ElCapitan> = {
  of: (name, language) => ({
    game: 'el-capitan',
    name,
    parts: [
      { prepared: prepared(practiceTextsIn(language).names, undefined, BEFORE), steps: turn },
      { prepared: prepared(practiceTextsIn(language).names, { turnsTold: false, moneyTold: false }, reportingMoves), steps: payday },
      {
        prepared: prepared(practiceTextsIn(language).names, { turnsTold: false, moneyTold: false }, [
          ...reportingMoves,
          { do: 'row', city: CITIES.at(-1) ?? '', row: [], fortresses: [null, null] },
          { do: 'paid' },
        ]),
        goesOn: true,
        steps: lastSteps,
      },
    ],
  }),
  texts: inEveryLanguage(practiceTextsIn),
}
