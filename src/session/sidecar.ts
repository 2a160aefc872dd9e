import { entries, type ChanceRound } from '../referee'
import type { Sidecar, Copy } from '../storage'
import type { OpenGame } from './opening'

/** What goes to the disk with an open game. */

/** What the envelopes of a round of chance are kept under, like those of a ballot. */
export const chanceName = ({ round }: Pick<ChanceRound, 'round'>): string => `chance/${round}`

/** The open game for a store that goes on in memory. */
export const copyOf = ({ id, name, game, ledger, ballot, damage }: OpenGame): Copy => {
  const { open } = ledger.rounds
  const all = entries(ledger)
  const [first = ledger.last.entry] = all
  const record = { id, game: game.id, name, created: first.time, changed: ledger.last.entry.time, entries: all.length, origin: first.id }
  const ballots = [...(ballot === undefined ? [] : [ballot.id]), ...(open === undefined ? [] : [chanceName(open)])]
  return { record, entries: all, ballots, damagedFrom: damage?.at }
}

/** What changes beside the ledger with the entry after which the game stands so. */
export const sidecarOf = ({ ballot, prompts, ledger }: OpenGame, { cast, seed }: Pick<Sidecar, 'cast' | 'seed'>): Sidecar => ({
  prompts: prompts.map(({ key }) => key),
  ...(ballot && { ballot: ballot.id }),
  ...(ledger.rounds.open && { chance: chanceName(ledger.rounds.open) }),
  ...(cast && { cast }),
  ...(seed !== undefined && { seed }),
})
