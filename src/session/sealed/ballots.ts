import {
  accepted,
  append,
  awaited,
  brokenSeals,
  changeObjection,
  commit,
  commitmentsOf,
  namedBallot,
  refusedByReferee,
  type Ballot,
  type BallotMove,
  type Game,
  type Ledger,
  type Opened,
  type Result,
  type Vocabulary,
} from '../../referee'
import type { BallotKey, Sidecar, Envelope, Store, Trouble } from '../../storage'
import { sha256 } from '../ledger/digest'
import { makeKey, seal, unseal } from './envelope'
import type { OpenGame } from '../ledger/opening'
import { randomHex, stampOf, type Environment } from '../environment/environment'

/** Seals and opens choices. Before the reveal, no state, log or export contains the choice. */

/** Result of an action: the new ledger with its envelope or unencrypted seed, a refusal, or a storage error. */
export type ActionResult<V extends Vocabulary> =
  | Result<{ readonly ledger: Ledger<V>; readonly cast?: Required<Sidecar>['cast']; readonly seed?: string }>
  | { readonly ok: false; readonly trouble: Trouble }

/** Returns the encryption key of an open ballot: the stored key, or a new key if no key is stored. */
export const keyOf = async (store: Store, game: string, ballot: string) => {
  const kept = await store.key(game, ballot)
  if (!kept.ok) return kept
  return { ok: true as const, value: kept.value ?? (await makeKey(ballot)) }
}

/**
 * Seals a choice of a role. Refusals: NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST, and the refusals of the game. When a
 * choice is changed, also NOT_ALL_CAST if the role has not cast yet, and CHANGED_TOO_OFTEN.
 * @param anew replaces the role's previous choice; the entry names the role only if the role has chosen on its own
 * phone
 * @param name name of the ballot, here and below; optional if only one ballot is open
 */
export const castChoice = async <V extends Vocabulary>(
  environment: Environment,
  { id, game, ledger, state, ballots }: OpenGame<V>,
  role: V['role'],
  choice: V['choice'],
  by: string,
  anew: boolean,
  name: string | undefined,
): Promise<ActionResult<V>> => {
  const ballot = namedBallot(ballots, name)
  if (ballot === undefined) return refusedByReferee('NO_BALLOT')
  if (!ballot.roles.includes(role)) return refusedByReferee('NOT_IN_BALLOT', { role })
  const unchangeable = anew ? changeObjection(ballot, role) : undefined
  if (unchangeable !== undefined) return unchangeable
  const objection = game.checkChoice(state, role, choice, ballot)
  if (objection !== undefined) return { ok: false, refusal: objection }
  const nonce = randomHex(16)
  const commitment = commit(sha256, ballot.id, role, choice, nonce)
  const isNamed = anew && (await hasChosenElsewhere(environment.store, id, ballot, role))
  const move: BallotMove<V['role']> = anew
    ? { do: 'castAnew', ballot: ballot.id, commitment, ...(isNamed && { role }) }
    : { do: 'cast', ballot: ballot.id, role, commitment }
  const next = append(ledger, move, stampOf(environment, anew ? 'table' : by), sha256)
  if (!next.ok) return next
  const key = await keyOf(environment.store, id, ballot.id)
  if (!key.ok) return key
  const sealed = await seal(key.value, [id, ballot.id, role], { choice, nonce })
  return accepted({ ledger: next.value, cast: { envelope: { ballot: ballot.id, role, sealed }, key: key.value } })
}

/**
 * Returns whether a role has sealed a choice on its own phone. In that case, a change in the ledger names the role, or the envelope
 * is not on this phone.
 */
const hasChosenElsewhere = async (store: Store, game: string, ballot: Ballot, role: string): Promise<boolean> => {
  if (ballot.changes?.[role] !== undefined) return true
  const envelopes = await store.envelopes(game, ballot.id)
  return envelopes.ok && !envelopes.value.some((one) => one.role === role)
}

/** Sealed choice of a role. Only the owner of the role may see the choice. */
export interface SealedChoice<Choice = unknown> {
  readonly choice: Choice
  /** Whether this choice is not the first choice of the role, because the role or another person has changed the choice. */
  readonly replaced: boolean
}

/**
 * Opens the envelope with the choice of one role. Returns undefined if there is no envelope, or if the choice does
 * not match its commitment.
 */
export const lookAtChoice = async <V extends Vocabulary>(
  { store }: Environment,
  { id, ballots }: OpenGame<V>,
  role: V['role'],
  name: string | undefined,
): Promise<SealedChoice<V['choice']> | undefined> => {
  const ballot = namedBallot(ballots, name)
  const first = ballot?.cast[role]
  if (ballot === undefined || first === undefined) return undefined
  const [key, envelopes] = await Promise.all([store.key(id, ballot.id), store.envelopes(id, ballot.id)])
  if (!key.ok || !envelopes.ok) return undefined
  const opened = await openEnvelope(id, ballot.id, role, key.value, envelopes.value)
  if (opened === undefined) return undefined
  if (!isCommitted<V>(commitmentsOf(ballot, role), ballot.id, role, opened)) return undefined
  return { choice: opened.choice, replaced: !isCommitted<V>([first], ballot.id, role, opened) }
}

/**
 * Type guard: returns whether an opened choice matches one of these commitments. A matching choice is valid, because
 * only valid choices are committed.
 */
const isCommitted = <V extends Vocabulary>(
  commitments: readonly string[],
  ballot: string,
  role: V['role'],
  opened: Opened,
): opened is Opened<V['choice']> =>
  opened.nonce !== undefined && commitments.includes(commit(sha256, ballot, role, opened.choice, opened.nonce))

/** Opens the envelope with the choice of a role. Returns undefined if the envelope is missing or damaged. */
const openEnvelope = async (
  game: string,
  ballot: string,
  role: string,
  key: BallotKey | undefined,
  envelopes: readonly Envelope[],
): Promise<Opened | undefined> => {
  const envelope = envelopes.find((one) => one.role === role)
  if (envelope === undefined || key === undefined) return undefined
  return (await unseal(key, [game, ballot, role], envelope.sealed)) as Opened | undefined
}

/**
 * Opens all envelopes of a ballot together. Refusals: NO_BALLOT, NOT_ALL_CAST, SEAL_BROKEN (`roles`: the roles whose
 * choices cannot be revealed; `why`: {@link SealFault}; `ballot`: id of the ballot).
 * @param elsewhere choices opened on the phones of their roles
 */
export const revealChoices = async <V extends Vocabulary>(
  environment: Environment,
  { id, game, ledger, state, ballots }: OpenGame<V>,
  by: string,
  name: string | undefined,
  elsewhere: Readonly<Partial<Record<string, Opened>>> = {},
): Promise<ActionResult<V>> => {
  const ballot = namedBallot(ballots, name)
  if (ballot === undefined) return refusedByReferee('NO_BALLOT')
  if (awaited(ballot).length > 0) return refusedByReferee('NOT_ALL_CAST', { roles: awaited(ballot) })
  const key = await environment.store.key(id, ballot.id)
  if (!key.ok) return key
  const envelopes = await environment.store.envelopes(id, ballot.id)
  if (!envelopes.ok) return envelopes
  const opened: Partial<Record<V['role'], Opened>> = {}
  const broken = (why: SealFault, roles: readonly string[]) => refusedByReferee('SEAL_BROKEN', { roles, why, ballot: ballot.id })
  for (const role of ballot.roles) {
    const here = await openEnvelope(id, ballot.id, role, key.value, envelopes.value)
    const choice = elsewhere[role] === undefined ? here : newestFitting({ game, state }, ballot, role, [here, elsewhere[role]])
    if (choice !== undefined) opened[role] = choice
  }
  const absent = ballot.roles.filter((role) => opened[role] === undefined)
  if (absent.length > 0) return broken('absent', absent)
  const other = brokenSeals(sha256, ballot, opened)
  if (other.length > 0) return broken('other', other)
  const illegal = ballot.roles.filter((role) => !isLegal({ game, state }, ballot, role, opened[role]?.choice))
  if (illegal.length > 0) return broken('illegal', illegal)
  return toActionResult(append(ledger, { do: 'reveal', ballot: ballot.id, opened }, stampOf(environment, by), sha256))
}

/**
 * Reason why a sealed choice cannot be revealed. `absent`: the choice is not on this phone, and no linked phone has
 * sent it. `other`: the choice does not match its commitment. `illegal`: the choice matches, but the rules do not
 * allow it (a phone with a modified app can seal anything).
 */
export type SealFault = 'absent' | 'other' | 'illegal'

/**
 * Returns whether the rules allow a sealed choice. The choice may be any JSON, because a phone with a modified app
 * can seal anything.
 */
const isLegal = <V extends Vocabulary>(
  { game, state }: { readonly game: Game<V>; readonly state: V['state'] },
  ballot: Ballot<string, V['role']>,
  role: V['role'],
  choice: unknown,
): boolean => {
  try {
    return game.checkChoice(state, role, choice, ballot) === undefined
  } catch {
    return false
  }
}

/**
 * Returns the choice of a role for the reveal. Only choices that match a commitment of the role count: first legal choices, then
 * illegal ones; among these the newest. If no choice matches, returns the first choice.
 */
const newestFitting = <V extends Vocabulary>(
  { game, state }: { readonly game: Game<V>; readonly state: V['state'] },
  ballot: Ballot<string, V['role']>,
  role: V['role'],
  candidates: readonly (Opened | undefined)[],
): Opened | undefined => {
  const placed = candidates.flatMap((opened) => {
    if (opened?.nonce === undefined) return []
    const commitment = commit(sha256, ballot.id, role, opened.choice, opened.nonce)
    const at = commitmentsOf(ballot, role).lastIndexOf(commitment)
    return at < 0 ? [] : [{ opened, at, isLegal: isLegal({ game, state }, ballot, role, opened.choice) }]
  })
  const [newest] = placed.toSorted((a, b) => Number(b.isLegal) - Number(a.isLegal) || b.at - a.at)
  return newest?.opened ?? candidates.find((one) => one !== undefined)
}

/** Converts the result of a rules function, i.e. a new ledger or a refusal, to an action result. */
export const toActionResult = <V extends Vocabulary>(answer: Result<Ledger<V>>): ActionResult<V> =>
  answer.ok ? accepted({ ledger: answer.value }) : answer
