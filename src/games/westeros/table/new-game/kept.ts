import { create } from 'zustand'
import { parseSetup } from '../../parse'
import { FRESH, setupOf, type NewGame } from './draft'
import { rememberPeople } from './people'

/** The game that is being set up outlives a reload; and the next one begins with the same table. */

const storedUnder = 'castellan.new-game.westeros'

/** Reads what was kept; whatever is missing or strange becomes a fresh one. */
const kept = (): NewGame => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? 'null')
    if (typeof value !== 'object' || value === null) return FRESH
    const game = { ...FRESH, ...value }
    return isWhole(game) ? game : FRESH
  } catch {
    return FRESH
  }
}

const isWhole = (game: NewGame): boolean =>
  typeof game.name === 'string' && [3, 4, 5].includes(game.number) && Array.isArray(game.people) && parseSetup(setupOf(game, String)).ok

export const useNewGame = create<NewGame>(kept)

/** Changes the game that is being set up, and keeps it on this device. */
export function changeNewGame(change: (game: NewGame) => NewGame): void {
  const game = change(useNewGame.getState())
  useNewGame.setState(game, true)
  try {
    localStorage.setItem(storedUnder, JSON.stringify(game))
  } catch {
    // A device that keeps nothing: it holds until the app is closed.
  }
}

/** The game has begun: the next one starts with the same people, settings and box, and nothing else; who played is remembered. */
export const startNextGame = (): void => {
  rememberPeople(useNewGame.getState())
  changeNewGame(({ number, people, tracking, settings, box }) => ({ ...FRESH, number, people, tracking, settings, box }))
}
