import { entries, secretsIn, type ChanceRound } from '../../referee'
import type { Sidecar, Copy } from '../../storage'
import type { OpenGame } from './opening'

/** The data on disk beside an open game. */

/** The name under which the envelopes of a round of chance are kept, like those of a ballot. */
export const chanceName = ({ round }: Pick<ChanceRound, 'round'>): string => `chance/${round}`

/** The name under which the envelope of a kept secret is kept, like those of a ballot. */
export const secretName = (secret: string): string => `secret/${secret}`

const ballotNames = ({ ballots }: Pick<OpenGame, 'ballots'>): readonly string[] => ballots.map(({ id }) => id)

/** Names of all secrets that are kept now, and on the way that can still be redone. */
const secretNames = ({ ledger: { game, head, tip } }: Pick<OpenGame, 'ledger'>): readonly string[] => [
  ...new Set([head, tip].flatMap(({ state }) => secretsIn(game, state).map(({ secret }) => secretName(secret)))),
]

/** The open game for a store that goes on in memory. */
export const copyOf = (opened: OpenGame): Copy => {
  const { id, name, game, ledger, damage } = opened
  const { open } = ledger.rounds
  const all = entries(ledger)
  const [first = ledger.last.entry] = all
  const record = { id, game: game.id, name, created: first.time, changed: ledger.last.entry.time, entries: all.length, origin: first.id }
  const ballots = [...ballotNames(opened), ...(open === undefined ? [] : [chanceName(open)]), ...secretNames(opened)]
  return { record, entries: all, ballots, damagedFrom: damage?.at }
}

/** The changes beside the ledger with the newest entry. */
export const sidecarOf = (after: OpenGame, { cast, seed }: Pick<Sidecar, 'cast' | 'seed'>): Sidecar => ({
  secrets: secretNames(after),
  prompts: after.prompts.map(({ key }) => key),
  ballots: ballotNames(after),
  ...(after.ledger.rounds.open && { chance: chanceName(after.ledger.rounds.open) }),
  ...(cast && { cast }),
  ...(seed !== undefined && { seed }),
})
