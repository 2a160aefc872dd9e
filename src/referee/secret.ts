import { canonical, type Hash } from './canonical'
import { accepted, refusedByReferee, type CoreCode, type Result } from './refusal'

/**
 * Secrets that one role keeps for a whole game: a goal, a side. Like a choice in a ballot, a kept secret is outside the ledger, which
 * holds a commitment at once. Its owner alone may look at it again, and it is proved when it is shown.
 */

/** A secret as the state of a game knows it. */
export interface KeptSecret<Role extends string = string> {
  /** Names it in this game, e.g. `goal/red`. */
  readonly secret: string
  readonly owner: Role
  /** {@link commitSecret} as 64 lower-case hex digits. */
  readonly commitment: string
  /** It is revealed. */
  readonly shown: boolean
}

/** A kept secret, as it is shown. */
export interface ShownSecret<Value = unknown> {
  readonly value: Value
  /** 128 random bits as 32 hex digits, drawn when it was sealed. */
  readonly nonce: string
}

/** Moves on secrets, the same in every game that knows any: such a game has them among its own. */
export type SecretMove<Role extends string = string> =
  | { readonly do: 'keepSecret'; readonly secret: string; readonly owner: Role; readonly commitment: string }
  | { readonly do: 'showSecret'; readonly secret: string; readonly shown: ShownSecret }
  /** The seal cannot be opened here, since another device holds it or it is lost: the owner keeps one anew. */
  | { readonly do: 'dropSecret'; readonly secret: string }

/** Events of secrets, the same in every game; what a shown one means is the game's. */
export type SecretEvent<Role extends string = string> =
  | { readonly e: 'secretKept'; readonly secret: string; readonly owner: Role; readonly commitment: string }
  | { readonly e: 'secretShown'; readonly secret: string; readonly owner: Role; readonly shown: ShownSecret }
  | { readonly e: 'secretDropped'; readonly secret: string; readonly owner: Role }

const SECRET_MOVES: readonly string[] = ['keepSecret', 'showSecret', 'dropSecret'] satisfies readonly SecretMove['do'][]

export const isSecretMove = (move: { readonly do: string }): move is SecretMove => SECRET_MOVES.includes(move.do)

/** Digest that binds an owner to a secret of this name without telling it. */
export const commitSecret = (hash: Hash, secret: string, owner: string, { value, nonce }: ShownSecret): string =>
  hash(canonical(['secret', secret, owner, value, nonce]))

/** Whether what is shown is not what was committed. */
export const isSecretBroken = (hash: Hash, { secret, owner, commitment }: KeptSecret, shown: ShownSecret): boolean =>
  commitSecret(hash, secret, owner, shown) !== commitment

const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{64}$/.test(value)

const isShown = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { value: kept, nonce }: { readonly value?: unknown; readonly nonce?: unknown } = value
  return kept !== undefined && typeof nonce === 'string' && /^[\da-f]{32}$/.test(nonce)
}

/**
 * Checks a move on secrets, apart from what they mean and from whether the game asks for it now; the move may be any JSON. Refusals:
 * MALFORMED, ALREADY_CAST (it is kept), NOT_ASKED (it is not kept, or already revealed). That it fits its commitment is checked by
 * {@link isSecretBroken}, where a hash function is at hand.
 */
export const decideSecret = <Role extends string>(
  kept: readonly KeptSecret<Role>[],
  move: SecretMove<Role>,
): Result<SecretEvent<Role>, CoreCode> => {
  if (typeof move.secret !== 'string') return refusedByReferee('MALFORMED')
  const there = kept.find(({ secret }) => secret === move.secret)
  if (move.do === 'keepSecret') {
    const { secret, owner, commitment } = move
    if (typeof owner !== 'string' || !isDigest(commitment)) return refusedByReferee('MALFORMED')
    if (there !== undefined) return refusedByReferee('ALREADY_CAST', { role: there.owner })
    return accepted({ e: 'secretKept', secret, owner, commitment })
  }
  if (there === undefined || there.shown) return refusedByReferee('NOT_ASKED')
  const { secret, owner } = there
  if (move.do === 'dropSecret') return accepted({ e: 'secretDropped', secret, owner })
  return isShown(move.shown) ? accepted({ e: 'secretShown', secret, owner, shown: move.shown }) : refusedByReferee('MALFORMED')
}

/** The secrets after one of their events. */
export const evolveSecrets = <Role extends string>(
  kept: readonly KeptSecret<Role>[],
  event: SecretEvent<Role>,
): readonly KeptSecret<Role>[] => {
  switch (event.e) {
    case 'secretKept': {
      const { secret, owner, commitment } = event
      return [...kept, { secret, owner, commitment, shown: false }]
    }
    case 'secretShown':
      return kept.map((one) => (one.secret === event.secret ? { ...one, shown: true } : one))
    case 'secretDropped':
      return kept.filter(({ secret }) => secret !== event.secret)
  }
}

/** The choices that an event showed to the table, for `reveals` of a game; undefined for events that show none. */
export const secretRevealed = (event: SecretEvent) =>
  event.e === 'secretShown' ? { kind: 'choices' as const, label: event.secret, what: { [event.owner]: event.shown.value } } : undefined
