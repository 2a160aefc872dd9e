import { entries } from '../referee'
import type { Beside, Copy } from '../storage'
import type { OpenGame } from './opening'

/** What goes to the disk with an open game. */

/** The open game for a store that goes on in memory. */
export const copyOf = ({ id, name, game, ledger, ballot, damage }: OpenGame): Copy => {
  const all = entries(ledger)
  const [first = ledger.last.entry] = all
  const record = { id, game: game.id, name, created: first.time, changed: ledger.last.entry.time, entries: all.length, origin: first.id }
  return { record, entries: all, ballot: ballot?.id, damagedFrom: damage?.at }
}

/** What changes beside the ledger with the entry after which the game stands so. */
export const besideOf = ({ ballot, prompts }: OpenGame, { cast, seed }: Pick<Beside, 'cast' | 'seed'>): Beside => ({
  prompts: prompts.map(({ key }) => key),
  ...(ballot && { ballot: ballot.id }),
  ...(cast && { cast }),
  ...(seed !== undefined && { seed }),
})
