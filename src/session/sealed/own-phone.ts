import {
  allCast,
  append,
  commit,
  namedBallot,
  refusedByReferee,
  type Ballot,
  type Opened,
  type Refusal,
  type Vocabulary,
} from '../../referee'
import type { Store } from '../../storage'
import { sha256 } from '../ledger/digest'
import type { OpenGame } from '../ledger/opening'
import { randomHex, stampOf, type Environment } from '../environment/environment'
import { keyOf, toActionResult, type ActionResult } from './ballots'
import { seal, unseal } from './envelope'

/**
 * Sealed choices of roles that choose on a phone of their own. The choice stays there until the reveal, sealed among the drafts of the
 * followed game; the ledger of the table holds the commitment.
 */

/** The key of the draft that keeps a sealed choice on the phone of its role. */
const draftKey = (ballot: string, role: string): string => `own-phone ${ballot} ${role}`

/** The drafts that a followed game keeps: the choices sealed here in the open ballots. */
export const keptDrafts = (ballots: readonly Ballot[]): readonly string[] =>
  ballots.flatMap(({ id, roles }) => roles.map((role) => draftKey(id, role)))

/** The commitment of a choice that was sealed on this phone, or the reason against it. */
export type Sealed =
  | { readonly how: 'sealed'; readonly commitment: string }
  | { readonly how: 'refused'; readonly refusal: Refusal }
  | { readonly how: 'unsaved' }

/**
 * Seals a choice on the phone of its role. Refusals: NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST, and those of the game.
 * @param name the ballot's; may be left out while only one is open
 */
export const sealOnOwnPhone = async <V extends Vocabulary>(
  { store }: Environment,
  { id, game, state, ballots }: OpenGame<V>,
  role: V['role'],
  choice: V['choice'],
  name: string | undefined,
): Promise<Sealed> => {
  const ballot = namedBallot(ballots, name)
  const refused = (refusal: Refusal): Sealed => ({ how: 'refused', refusal })
  if (ballot === undefined) return refused(refusedByReferee('NO_BALLOT').refusal)
  if (!ballot.roles.includes(role)) return refused(refusedByReferee('NOT_IN_BALLOT', { role }).refusal)
  if (ballot.cast[role] !== undefined) return refused(refusedByReferee('ALREADY_CAST', { role }).refusal)
  const objection = game.checkChoice(state, role, choice, ballot)
  if (objection !== undefined) return refused(objection)
  const nonce = randomHex(16)
  const key = await keyOf(store, id, ballot.id)
  if (!key.ok) return { how: 'unsaved' }
  const prompt = draftKey(ballot.id, role)
  const sealed = await seal(key.value, [id, ballot.id, prompt], { choice, nonce })
  const saved = await store.putDraft(id, { prompt, ballot: ballot.id, sealed }, key.value)
  return saved.ok ? { how: 'sealed', commitment: commit(sha256, ballot.id, role, choice, nonce) } : { how: 'unsaved' }
}

/** Opens a choice that was sealed on this phone, once its ballot is complete; undefined before, and where there is none. */
export const openOnOwnPhone = async (store: Store, id: string, ballot: Ballot | undefined, role: string): Promise<Opened | undefined> => {
  if (ballot === undefined || !allCast(ballot)) return undefined
  const [drafts, key] = [await store.drafts(id), await store.key(id, ballot.id)]
  if (!drafts.ok || !key.ok || key.value === undefined) return undefined
  const prompt = draftKey(ballot.id, role)
  const kept = drafts.value.find((one) => one.prompt === prompt)
  if (kept === undefined || !('sealed' in kept)) return undefined
  return (await unseal(key.value, [id, ballot.id, prompt], kept.sealed)) as Opened | undefined
}

/**
 * Writes the commitment of a role that chooses on a phone of its own. Refusals: NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST.
 * @param name the ballot's
 */
export const castCommitment = <V extends Vocabulary>(
  environment: Environment,
  { ledger, ballots }: OpenGame<V>,
  role: V['role'],
  commitment: string,
  by: string,
  name: string,
): ActionResult<V> => {
  const ballot = namedBallot(ballots, name)
  if (ballot === undefined) return refusedByReferee('NO_BALLOT')
  return toActionResult(append(ledger, { do: 'cast', ballot: ballot.id, role, commitment }, stampOf(environment, by), sha256))
}
