import { createStore, type StoreApi } from 'zustand/vanilla'
import { line, type Game, type Moment, type Vocabulary } from '../../referee'
import { isObject, saveStored, readStored } from './local-storage'

/**
 * Numbers that the rulebook of a game does not contain and that players have reported. The key is the id of the game. They are suggestions
 * for the next game on this device. They are optional, because every game stores its own numbers; a new game must validate them.
 */
type NumbersByGame = Readonly<Record<string, Readonly<Record<string, number>>>>

const storedUnder = 'castellan.numbers'

/** Parses reported numbers from any JSON; drops everything that is not a number. */
const numbersIn = (found: unknown): NumbersByGame => {
  if (!isObject(found)) return {}
  const games = Object.entries(found).filter((pair): pair is [string, Readonly<Record<string, unknown>>] => isObject(pair[1]))
  return Object.fromEntries(
    games.map(([game, numbers]) => [
      game,
      Object.fromEntries(Object.entries(numbers).filter((pair): pair is [string, number] => Number.isSafeInteger(pair[1]))),
    ]),
  )
}

const read = (): NumbersByGame => readStored(storedUnder, numbersIn)

/** The reported numbers of each game. */
export const reportedNumbers: StoreApi<{ readonly byGame: NumbersByGame }> = createStore(() => ({ byGame: read() }))

/** Stores numbers of a game for later games on this device; replaces stored numbers with the same name. */
export const storeReported = (game: string, numbers: Readonly<Record<string, number>>): void => {
  // Reads the stored numbers again, because another window may have stored numbers in the meantime.
  const before = read()
  const byGame = { ...before, [game]: { ...before[game], ...numbers } }
  reportedNumbers.setState({ byGame })
  saveStored(storedUnder, byGame)
}

type Reported = Readonly<Record<string, number>>

const reportedIn = <V extends Vocabulary>(game: Game<V>, { entry, state }: Moment<V>): Reported =>
  Object.fromEntries(
    entry.events
      .flatMap((event) => (event.e === 'rewound' ? [] : (game.tells?.(event, state) ?? [])))
      .map(({ point, value }) => [point, value]),
  )

/** After a rewind: stores the numbers of the new branch, and removes numbers that only the old branch contains. */
const rewindReported = <V extends Vocabulary>(game: Game<V>, { parent, written }: Moment<V>): void => {
  const now = line({ head: parent })
  const kept = new Set(now)
  const undone = Object.assign({}, ...line({ head: written }).flatMap((one) => (kept.has(one) ? [] : [reportedIn(game, one)]))) as Reported
  const left = Object.assign({}, ...now.map((one) => reportedIn(game, one))) as Reported
  const before = read()
  const stays = Object.entries(before[game.id] ?? {}).filter(([point, value]) => undone[point] !== value)
  const byGame = { ...before, [game.id]: { ...Object.fromEntries(stays), ...left } }
  reportedNumbers.setState({ byGame })
  saveStored(storedUnder, byGame)
}

/**
 * Stores the numbers reported in the last entry; if players reported a number several times, the last report counts. If the entry rewinds
 * the game, removes the numbers that it undoes.
 */
export const rememberReported = <V extends Vocabulary>(game: Game<V>, last: Moment<V>): void => {
  if (game.tells === undefined) return
  if (last.entry.move.do === 'rewind') return rewindReported(game, last)
  const found = reportedIn(game, last)
  if (Object.keys(found).length > 0) storeReported(game.id, found)
}

/** Imports the numbers of a game from a file; replaces stored numbers with the same name. Invalid values are dropped. */
export const importNumbers = (game: string, numbers: unknown): void => storeReported(game, numbersIn({ [game]: numbers })[game] ?? {})
