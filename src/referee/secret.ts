import { canonical, type Hash } from './canonical'
import { accepted, refusedByReferee, type CoreCode, type Result } from './refusal'

/**
 * Secrets of one role for a whole game, e.g. a goal or a side. As with a choice in a ballot, the ledger does not
 * contain the secret but contains its commitment from the start. Only the owner can look at the secret again. When
 * the secret is shown, the commitment proves that it was not changed.
 */

/** Secret in the state of a game. */
export interface KeptSecret<Role extends string = string> {
  /** Name of the secret in this game, e.g. `goal/red`. */
  readonly secret: string
  readonly owner: Role
  /** Commitment of the secret ({@link commitSecret}) as 64 lower-case hex digits. */
  readonly commitment: string
  /** Whether the secret was shown to all players. */
  readonly shown: boolean
}

/** Content of a secret that is shown to all players. */
export interface ShownSecret<Value = unknown> {
  readonly value: Value
  /** Nonce of the commitment: 128 random bits as 32 lower-case hex digits, generated when the secret was sealed. */
  readonly nonce: string
}

/** Moves on secrets. They are the same in every game; a game with secrets includes them in its own moves. */
export type SecretMove<Role extends string = string> =
  | { readonly do: 'keepSecret'; readonly secret: string; readonly owner: Role; readonly commitment: string }
  | { readonly do: 'showSecret'; readonly secret: string; readonly shown: ShownSecret }
  /**
   * Discards a secret that this device cannot decrypt, because another device has the envelope or the envelope is lost.
   * The owner must then choose the secret again.
   */
  | { readonly do: 'dropSecret'; readonly secret: string }

/** Events of secrets. They are the same in every game; the game interprets the value of a shown secret. */
export type SecretEvent<Role extends string = string> =
  | { readonly e: 'secretKept'; readonly secret: string; readonly owner: Role; readonly commitment: string }
  | { readonly e: 'secretShown'; readonly secret: string; readonly owner: Role; readonly shown: ShownSecret }
  | { readonly e: 'secretDropped'; readonly secret: string; readonly owner: Role }

const SECRET_MOVES: readonly string[] = ['keepSecret', 'showSecret', 'dropSecret'] satisfies readonly SecretMove['do'][]

export const isSecretMove = (move: { readonly do: string }): move is SecretMove => SECRET_MOVES.includes(move.do)

/** Returns the commitment of an owner to a named secret: a digest that does not reveal the value of the secret. */
export const commitSecret = (hash: Hash, secret: string, owner: string, { value, nonce }: ShownSecret): string =>
  hash(canonical(['secret', secret, owner, value, nonce]))

/** Returns whether a shown secret does not match its commitment. */
export const isSecretBroken = (hash: Hash, { secret, owner, commitment }: KeptSecret, shown: ShownSecret): boolean =>
  commitSecret(hash, secret, owner, shown) !== commitment

const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{64}$/.test(value)

const isShown = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { value: kept, nonce }: { readonly value?: unknown; readonly nonce?: unknown } = value
  return kept !== undefined && typeof nonce === 'string' && /^[\da-f]{32}$/.test(nonce)
}

/**
 * Validates a move on secrets, which may be any JSON. Does not check the value of the secret, nor whether the game
 * asks for the move now. {@link isSecretBroken}, which needs a hash function, checks the commitment. Refusals:
 * MALFORMED, ALREADY_CAST (the secret exists), NOT_ASKED (the secret does not exist, or is already shown).
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

/** Returns the secrets of a game after an event that concerns a secret. */
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

/** Returns the secret revealed by an event, for the function `reveals` of a game; undefined if the event reveals no secret. */
export const secretRevealed = (event: SecretEvent) =>
  event.e === 'secretShown' ? { kind: 'choices' as const, label: event.secret, what: { [event.owner]: event.shown.value } } : undefined
