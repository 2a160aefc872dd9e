import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Game, Moment, Vocabulary } from '../../referee'
import { isObject, saveStored, readStored } from './local-storage'

/**
 * Numbers that a rulebook has lost and a table has reported, by game: the next game on this device begins with them. Nothing rests on them,
 * since every game holds its own; whoever begins a game looks whether they can be so.
 */
type Told = Readonly<Record<string, Readonly<Record<string, number>>>>

const storedUnder = 'castellan.numbers'

/** Drops whatever is not a number. */
const toldIn = (found: unknown): Told => {
  if (!isObject(found)) return {}
  const games = Object.entries(found).filter((pair): pair is [string, Readonly<Record<string, unknown>>] => isObject(pair[1]))
  return Object.fromEntries(
    games.map(([game, numbers]) => [
      game,
      Object.fromEntries(Object.entries(numbers).filter((pair): pair is [string, number] => Number.isSafeInteger(pair[1]))),
    ]),
  )
}

const read = (): Told => readStored(storedUnder, toldIn)

/** The reported numbers, by game. */
export const reportedNumbers: StoreApi<{ readonly told: Told }> = createStore(() => ({ told: read() }))

/** Stores numbers of a game for its later games on this device; numbers stored before give way. */
export const storeReported = (game: string, numbers: Readonly<Record<string, number>>): void => {
  // Reads again first, since another window may have stored numbers.
  const before = read()
  const told = { ...before, [game]: { ...before[game], ...numbers } }
  reportedNumbers.setState({ told })
  saveStored(storedUnder, told)
}

/** Keeps what an entry tells, the last one of several about the same number. */
export const rememberReported = <V extends Vocabulary>(game: Game<V>, { entry, state }: Moment<V>): void => {
  const found = entry.events.flatMap((event) => (event.e === 'rewound' ? [] : (game.tells?.(event, state) ?? [])))
  if (found.length > 0) storeReported(game.id, Object.fromEntries(found.map(({ point, value }) => [point, value])))
}

/** Takes in numbers of a game out of a file; those of here give way. Other values are left out. */
export const importNumbers = (game: string, numbers: unknown): void => storeReported(game, toldIn({ [game]: numbers })[game] ?? {})
