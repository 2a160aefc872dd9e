import {
  allCast,
  append,
  changeObjection,
  commit,
  isInBallot,
  namedBallot,
  refusedByReferee,
  type Ballot,
  type BallotMove,
  type Opened,
  type Refusal,
  type Vocabulary,
} from '../../referee'
import type { SealedOnPhone } from '../../link/messages'
import type { Store } from '../../storage'
import { sha256 } from '../ledger/digest'
import type { OpenGame } from '../ledger/opening'
import { randomHex, stampOf, type Environment } from '../environment/environment'
import { keyOf, toActionResult, type ActionResult } from './ballots'
import { seal, unseal } from './envelope'

/**
 * Seals choices of roles that choose on their own phone. Until the reveal, the choice is stored only on this phone,
 * as an encrypted draft; the ledger contains the commitment.
 */

/** Returns the key under which a sealed choice is stored among the unfinished answers on the phone of its role. */
const draftKey = (ballot: string, role: string): string => `${PREFIX}${ballot} ${role}`
const PREFIX = 'own-phone '

/** Returns whether a draft with this key is a choice that was sealed on this phone. */
export const isOwnPhoneDraft = (key: string): boolean => key.startsWith(PREFIX)

/**
 * Returns the keys of the drafts that a followed game must not delete: the drafts of the choices sealed on this phone
 * in the open ballots.
 */
export const keptDrafts = (ballots: readonly Ballot[]): readonly string[] =>
  ballots.flatMap(({ id, roles }) => roles.map((role) => draftKey(id, role)))

/**
 * Returns all choices that one role has sealed on this phone in a ballot, newest last. The ledger decides which of
 * these choices counts.
 */
const sealedHere = async (store: Store, id: string, ballot: string, role: string): Promise<readonly Opened[]> => {
  const [drafts, key] = [await store.drafts(id), await store.key(id, ballot)]
  if (!drafts.ok || !key.ok || key.value === undefined) return []
  const prompt = draftKey(ballot, role)
  const kept = drafts.value.find((one) => one.prompt === prompt)
  if (kept === undefined || !('sealed' in kept)) return []
  // Older versions of the app stored a single choice instead of a list of choices.
  const found = (await unseal(key.value, [id, ballot, prompt], kept.sealed)) as Opened | readonly Opened[] | undefined
  return found === undefined ? [] : [found].flat()
}

/** Returns whether a role has sealed any choice on this phone in a ballot, also one that no longer counts. */
export const hasAnySealed = async (store: Store, id: string, ballot: string, role: string): Promise<boolean> =>
  (await sealedHere(store, id, ballot, role)).length > 0

/** Returns whether an opened choice matches a commitment of its role in a ballot. */
export const isCommitted = (ballot: Ballot, role: string, { choice, nonce = '' }: Opened): boolean =>
  isInBallot(ballot, role, commit(sha256, ballot.id, role, choice, nonce))

/** Either the commitment of a choice sealed on this phone, or the reason of the failure. */
export type Sealed =
  | { readonly how: 'sealed'; readonly commitment: string }
  | { readonly how: 'refused'; readonly refusal: Refusal }
  | { readonly how: 'unsaved' }

/**
 * Seals a choice on the phone of its role. Earlier choices stay stored, because the host phone may have accepted an
 * earlier choice although its answer was lost. Refusals: NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST, and the refusals of
 * the game. When a choice is changed, also NOT_ALL_CAST if the role has not cast yet, and CHANGED_TOO_OFTEN.
 * @param name name of the ballot; optional if only one ballot is open
 */
export const sealOnOwnPhone = async <V extends Vocabulary>(
  { store }: Environment,
  { id, game, state, ballots }: OpenGame<V>,
  role: V['role'],
  choice: V['choice'],
  anew: boolean,
  name: string | undefined,
): Promise<Sealed> => {
  const ballot = namedBallot(ballots, name)
  const refused = (refusal: Refusal): Sealed => ({ how: 'refused', refusal })
  if (ballot === undefined) return refused(refusedByReferee('NO_BALLOT').refusal)
  if (!ballot.roles.includes(role)) return refused(refusedByReferee('NOT_IN_BALLOT', { role }).refusal)
  const unchangeable = anew ? changeObjection(ballot, role) : undefined
  if (unchangeable !== undefined) return refused(unchangeable.refusal)
  if (!anew && ballot.cast[role] !== undefined) return refused(refusedByReferee('ALREADY_CAST', { role }).refusal)
  const objection = game.checkChoice(state, role, choice, ballot)
  if (objection !== undefined) return refused(objection)
  const nonce = randomHex(16)
  const key = await keyOf(store, id, ballot.id)
  if (!key.ok) return { how: 'unsaved' }
  const prompt = draftKey(ballot.id, role)
  const sealed = await seal(key.value, [id, ballot.id, prompt], [...(await sealedHere(store, id, ballot.id, role)), { choice, nonce }])
  const saved = await store.putDraft(id, { prompt, ballot: ballot.id, sealed }, key.value)
  return saved.ok ? { how: 'sealed', commitment: commit(sha256, ballot.id, role, choice, nonce) } : { how: 'unsaved' }
}

/**
 * Returns the newest choice of a role that was sealed on this phone and is committed in the ledger; undefined if
 * there is no such choice. Only the role itself may see the choice.
 */
export const newestSealed = async (store: Store, id: string, ballot: Ballot, role: string): Promise<Opened | undefined> => {
  const all = await sealedHere(store, id, ballot.id, role)
  return all.findLast((opened) => isCommitted(ballot, role, opened))
}

/** Returns the newest choices of all roles that are sealed on this phone and committed in open ballots. */
export const allSealedHere = async (store: Store, id: string, ballots: readonly Ballot[]): Promise<readonly SealedOnPhone[]> => {
  const choices = ballots.flatMap((ballot) => Object.keys(ballot.cast).map((role) => [ballot, role] as const))
  const found = await Promise.all(choices.map(([ballot, role]) => newestSealed(store, id, ballot, role)))
  return choices.flatMap(([ballot, role], at) => {
    const { choice, nonce = '' } = found[at] ?? {}
    if (found[at] === undefined) return []
    return [{ ballot: ballot.id, role, commitment: commit(sha256, ballot.id, role, choice, nonce) }]
  })
}

/**
 * Returns the newest choice of a role that was sealed on this phone and is committed in the ledger; undefined until
 * all roles of the ballot have cast.
 */
export const openOnOwnPhone = async (store: Store, id: string, ballot: Ballot | undefined, role: string): Promise<Opened | undefined> =>
  ballot === undefined || !allCast(ballot) ? undefined : newestSealed(store, id, ballot, role)

/**
 * Writes the commitment of a role that chooses on its own phone to the ledger. Refusals: NO_BALLOT, NOT_IN_BALLOT,
 * ALREADY_CAST. When a choice is changed, also NOT_ALL_CAST if the role has not cast yet, and CHANGED_TOO_OFTEN.
 * @param anew replaces the role's previous choice
 * @param name name of the ballot
 */
export const castCommitment = <V extends Vocabulary>(
  environment: Environment,
  { ledger, ballots }: OpenGame<V>,
  role: V['role'],
  commitment: string,
  by: string,
  anew: boolean,
  name: string,
): ActionResult<V> => {
  const ballot = namedBallot(ballots, name)
  if (ballot === undefined) return refusedByReferee('NO_BALLOT')
  const move: BallotMove<V['role']> = { do: anew ? 'castAnew' : 'cast', ballot: ballot.id, role, commitment }
  return toActionResult(append(ledger, move, stampOf(environment, anew ? 'table' : by), sha256))
}
