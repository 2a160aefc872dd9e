import { create } from 'zustand'
import { isObject, keep, readKept } from '../../../../session/local-storage'
import { parseSetup } from '../../parse/parse'
import { FRESH, setupOf, type NewGame } from './draft'
import { rememberPeople } from './people'

/** The game that is being set up outlives a reload; and the next one begins with the same table. */

const storedUnder = 'castellan.new-game.westeros'

/** Whatever is missing or strange becomes a fresh one. */
const newGameIn = (found: unknown): NewGame => {
  if (!isObject(found)) return FRESH
  const game = { ...FRESH, ...found }
  return isWhole(game) ? game : FRESH
}

const isWhole = (game: NewGame): boolean =>
  typeof game.name === 'string' && [3, 4, 5].includes(game.number) && Array.isArray(game.people) && parseSetup(setupOf(game, String)).ok

export const useNewGame = create<NewGame>(() => readKept(storedUnder, newGameIn))

/** Changes the game that is being set up, and keeps it on this device. */
export function changeNewGame(change: (game: NewGame) => NewGame): void {
  const game = change(useNewGame.getState())
  useNewGame.setState(game, true)
  keep(storedUnder, game)
}

/** The game has begun: the next one starts with the same people, settings and box, and nothing else; who played is remembered. */
export const startNextGame = (): void => {
  rememberPeople(useNewGame.getState())
  changeNewGame(({ number, people, tracking, settings, box }) => ({ ...FRESH, number, people, tracking, settings, box }))
}
