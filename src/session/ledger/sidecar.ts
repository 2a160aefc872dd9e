import { entries, secretsIn, type ChanceRound } from '../../referee'
import type { Sidecar, Copy } from '../../storage'
import type { OpenGame } from './opening'

/** Functions for the sidecar of an open game, i.e. data stored next to its ledger, such as envelopes and seeds. */

/** Returns the name under which the envelopes of a round for adding random numbers are stored, like the envelopes of a ballot. */
export const chanceName = ({ round }: Pick<ChanceRound, 'round'>): string => `chance/${round}`

/** Returns the name under which the envelope of a secret is stored, like the envelopes of a ballot. */
export const secretName = (secret: string): string => `secret/${secret}`

const ballotNames = ({ ballots }: Pick<OpenGame, 'ballots'>): readonly string[] => ballots.map(({ id }) => id)

/** Returns the names of all secrets in the current state and on the branch that can be redone. */
const secretNames = ({ ledger: { game, head, tip } }: Pick<OpenGame, 'ledger'>): readonly string[] => [
  ...new Set([head, tip].flatMap(({ state }) => secretsIn(game, state).map(({ secret }) => secretName(secret)))),
]

/** Returns the open game in the format in which the store continues the game in memory if the disk fails. */
export const copyOf = (opened: OpenGame): Copy => {
  const { id, name, game, ledger, damage } = opened
  const { open } = ledger.rounds
  const all = entries(ledger)
  const [first = ledger.last.entry] = all
  const record = { id, game: game.id, name, created: first.time, changed: ledger.last.entry.time, entries: all.length, origin: first.id }
  const ballots = [...ballotNames(opened), ...(open === undefined ? [] : [chanceName(open)]), ...secretNames(opened)]
  return { record, entries: all, ballots, damagedFrom: damage?.at }
}

/** Returns the data stored outside the ledger together with the newest entry, and the names of all such data that must not be deleted. */
export const sidecarOf = (after: OpenGame, { cast, seed }: Pick<Sidecar, 'cast' | 'seed'>): Sidecar => ({
  secrets: secretNames(after),
  prompts: after.prompts.map(({ key }) => key),
  ballots: ballotNames(after),
  ...(after.ledger.rounds.open && { chance: chanceName(after.ledger.rounds.open) }),
  ...(cast && { cast }),
  ...(seed !== undefined && { seed }),
})
