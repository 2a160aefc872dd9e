import {
  accepted,
  append,
  commitSecret,
  isSecretBroken,
  refusedByReferee,
  secretsIn,
  type KeptSecret,
  type ShownSecret,
  type Vocabulary,
} from '../../referee'
import type { Stored } from '../../storage'
import { keyOf, toActionResult, type ActionResult } from './ballots'
import { sha256 } from '../ledger/digest'
import { seal, unseal } from './envelope'
import type { OpenGame } from '../ledger/opening'
import { secretName } from '../ledger/sidecar'
import { randomHex, stampOf, type Environment } from '../environment/environment'

/**
 * Seals and opens secrets of roles. A secret lasts for a whole game. Before the secret is shown, no
 * state, log or export contains it.
 */

/**
 * Seals the secret of a role. Refusals: NOT_ASKED (no open prompt asks this role for the secret), ALREADY_CAST, and
 * the refusals of the game.
 */
export const sealSecret = async <V extends Vocabulary>(
  environment: Environment,
  { id, game, ledger, state, prompts }: OpenGame<V>,
  secret: string,
  owner: V['role'],
  value: V['choice'],
  by: string,
): Promise<ActionResult<V>> => {
  if (secretsIn(game, state).some((one) => one.secret === secret)) return refusedByReferee('ALREADY_CAST', { role: owner })
  if (!prompts.some((one) => one.sealed && one.secret === secret && one.roles.includes(owner))) return refusedByReferee('NOT_ASKED')
  const { secrets } = game
  if (secrets === undefined) return refusedByReferee('NOT_ASKED')
  const objection = secrets.check(state, secret, value)
  if (objection !== undefined) return { ok: false, refusal: objection }
  const kept: ShownSecret = { value, nonce: randomHex(16) }
  const move = secrets.asMove({ do: 'keepSecret', secret, owner, commitment: commitSecret(sha256, secret, owner, kept) })
  const next = append(ledger, move, stampOf(environment, by), sha256)
  if (!next.ok) return next
  const name = secretName(secret)
  const key = await keyOf(environment.store, id, name)
  if (!key.ok) return key
  const sealed = await seal(key.value, [id, name, owner], kept)
  return accepted({ ledger: next.value, cast: { envelope: { ballot: name, role: owner, sealed }, key: key.value } })
}

/**
 * Decrypts a secret. Returns undefined if the encrypted secret is missing or damaged, or if the secret does not
 * match its commitment.
 */
const openSecret = async ({ store }: Environment, game: string, kept: KeptSecret): Promise<Stored<ShownSecret | undefined>> => {
  const name = secretName(kept.secret)
  const [key, envelopes] = [await store.key(game, name), await store.envelopes(game, name)]
  if (!key.ok) return key
  if (!envelopes.ok) return envelopes
  const envelope = envelopes.value.find(({ role }) => role === kept.owner)
  const opened = envelope && key.value && ((await unseal(key.value, [game, name, kept.owner], envelope.sealed)) as ShownSecret | undefined)
  return { ok: true, value: opened === undefined || isSecretBroken(sha256, kept, opened) ? undefined : opened }
}

/** Returns the secret of a role with the given name. Returns undefined if no such secret exists, or if this device cannot decrypt it. */
export const lookAtSecret = async <V extends Vocabulary>(
  environment: Environment,
  { id, game, state }: OpenGame<V>,
  secret: string,
  owner: V['role'],
): Promise<V['choice'] | undefined> => {
  const kept = secretsIn(game, state).find((one) => one.secret === secret && one.owner === owner)
  const opened = kept && (await openSecret(environment, id, kept))
  return opened?.ok === true ? opened.value?.value : undefined
}

/**
 * Shows a secret to all players. Refusals: NOT_ASKED (the secret does not exist, or is already shown), SEAL_BROKEN,
 * and the refusals of the game.
 */
export const showSecret = async <V extends Vocabulary>(
  environment: Environment,
  { id, game, ledger, state }: OpenGame<V>,
  secret: string,
  by: string,
): Promise<ActionResult<V>> => {
  const kept = secretsIn(game, state).find((one) => one.secret === secret)
  if (kept === undefined || kept.shown || game.secrets === undefined) return refusedByReferee('NOT_ASKED')
  const opened = await openSecret(environment, id, kept)
  if (!opened.ok) return opened
  if (opened.value === undefined) return refusedByReferee('SEAL_BROKEN', { roles: [kept.owner] })
  const move = game.secrets.asMove({ do: 'showSecret', secret, shown: opened.value })
  return toActionResult(append(ledger, move, stampOf(environment, by), sha256))
}

/** Discards a secret, so that its role must choose again. Refusals: NOT_ASKED, and the refusals of the game. */
export const dropSecret = <V extends Vocabulary>(
  environment: Environment,
  { game, ledger }: Pick<OpenGame<V>, 'game' | 'ledger'>,
  secret: string,
  by: string,
): ActionResult<V> =>
  game.secrets === undefined
    ? refusedByReferee('NOT_ASKED')
    : toActionResult(append(ledger, game.secrets.asMove({ do: 'dropSecret', secret }), stampOf(environment, by), sha256))
