import { canonical, type Hash } from './canonical'
import type { Prompt } from './prompt'
import { accepted, refusedByReferee, type CoreCode, type Result } from './refusal'

/**
 * Sealed choices. A choice stays outside the ledger until the reveal; the ledger holds a commitment at once and all
 * choices with their nonces in one event at the reveal.
 */

/** One role's opened choice. Revealed by hand (typed in on one screen) it has no nonce. */
export interface Opened<Choice = unknown> {
  readonly choice: Choice
  /** 128 random bits as 32 hex digits, drawn when the choice was cast. */
  readonly nonce?: string
}

/** A ballot as the state of a game knows it. */
export interface Ballot<Kind extends string = string, Role extends string = string> {
  /** Names this ballot for ever, e.g. `r4/clash/fiefdoms#0`; part of every commitment. */
  readonly id: string
  readonly kind: Kind
  /** Roles who choose, in the order in which the game names them. */
  readonly roles: readonly Role[]
  /** First commitments by role. */
  readonly cast: Readonly<Partial<Record<Role, string>>>
  /**
   * Commitments of all changes of sealed choices, oldest first. A change on the table's phone does not name its role, unless the role
   * has chosen on its own phone.
   */
  readonly anew: readonly string[]
  /** Commitments of the changes that name their role, oldest first: of each role the newest alone counts. Absent: there are none. */
  readonly changes?: Readonly<Partial<Record<Role, readonly string[]>>>
  /** The table went back behind a reveal of this ballot: the choices of before were known. */
  readonly known: boolean
  /**
   * Kinds of prompts that wait for its reveal, while everything else goes on; absent: everything waits but other ballots, and from the
   * first sealed choice on setting by hand too.
   */
  readonly blocks?: readonly string[]
}

/** Moves on an open ballot, the same in every game. */
export type BallotMove<Role extends string = string> =
  | { readonly do: 'cast'; readonly ballot: string; readonly role: Role; readonly commitment: string }
  /** `role` is given if the role has chosen on its own phone; otherwise the ledger does not say whose choice changed. */
  | { readonly do: 'castAnew'; readonly ballot: string; readonly role?: Role; readonly commitment: string }
  | { readonly do: 'callOff'; readonly ballot: string }
  | { readonly do: 'reveal'; readonly ballot: string; readonly opened: Readonly<Partial<Record<Role, Opened>>> }

/** Events of a ballot, the same in every game; the revealed choices are interpreted by the game that opened it. */
export type BallotEvent<Role extends string = string> =
  | { readonly e: 'cast'; readonly ballot: string; readonly role: Role; readonly commitment: string }
  | { readonly e: 'castAnew'; readonly ballot: string; readonly role?: Role; readonly commitment: string }
  | { readonly e: 'calledOff'; readonly ballot: string; readonly next: string }
  | {
      readonly e: 'revealed'
      readonly ballot: string
      readonly opened: Readonly<Partial<Record<Role, Opened>>>
      /** `hand`: said by the players and typed in; `sealed`: opened from their envelopes. */
      readonly how: 'sealed' | 'hand'
    }

/**
 * A fresh ballot.
 * @param attempt tells ballots of the same label apart: a number that no ballot of this label has had. Calling a ballot off
 * takes the next one.
 */
export const openBallot = <Kind extends string, Role extends string>(
  kind: Kind,
  label: string,
  attempt: number,
  roles: readonly Role[],
  known = false,
  blocks?: readonly string[],
): Ballot<Kind, Role> => ({ id: `${label}#${attempt}`, kind, roles, cast: nobody<Role>(), anew: [], known, ...(blocks && { blocks }) })

/** The open ballot that a prompt belongs to; undefined for one that belongs to none. */
export const ballotOf = <Role extends string>(
  ballots: readonly Ballot<string, Role>[],
  { ballot, secret }: Pick<Prompt, 'ballot' | 'secret'>,
): Ballot<string, Role> | undefined => (secret === undefined ? namedBallot(ballots, ballot) : undefined)

/** The open ballot of a name; without a name the one that is open, where it is the only one. */
export const namedBallot = <Role extends string>(
  ballots: readonly Ballot<string, Role>[],
  name: string | undefined,
): Ballot<string, Role> | undefined =>
  name === undefined ? (ballots.length === 1 ? ballots[0] : undefined) : ballots.find(({ id }) => id === name)

/**
 * The first open ballot that something waits for.
 * @param kind the kind of a prompt; without it whatever changes the whole table is asked for
 */
export const blockedBy = <Role extends string>(ballots: readonly Ballot<string, Role>[], kind?: string): Ballot<string, Role> | undefined =>
  ballots.find(({ blocks }) => blocks === undefined || (kind !== undefined && blocks.includes(kind)))

/** Whether nobody has cast in a ballot. */
export const isUntouched = ({ cast }: Ballot): boolean => Object.keys(cast).length === 0

/** The open ballots that setting by hand waits for: those of which something sealed would be lost. */
export const blockingCorrection = <Role extends string>(ballots: readonly Ballot<string, Role>[]): readonly Ballot<string, Role>[] =>
  ballots.filter((ballot) => ballot.blocks === undefined && !isUntouched(ballot))

/** Whether a ballot of another position is the same one with the same sealed choices. */
export const isSameBallot = (one: Ballot, { id, cast, anew }: Ballot): boolean =>
  one.id === id && canonical([one.cast, one.anew]) === canonical([cast, anew])

/**
 * Digest that binds a role to its choice without telling it: SHA-256 over ballot, role, canonical choice and nonce.
 * @param hash SHA-256 of a text as 64 hex digits
 */
export const commit = (hash: Hash, ballot: string, role: string, choice: unknown, nonce: string): string =>
  hash(canonical([ballot, role, choice, nonce]))

/** Whether everybody who takes part has cast. */
export const allCast = (ballot: Ballot): boolean => ballot.roles.every((role) => ballot.cast[role] !== undefined)

/** Roles who are still awaited, in the order of the ballot. */
export const awaited = <Role extends string>(ballot: Ballot<string, Role>): readonly Role[] =>
  ballot.roles.filter((role) => ballot.cast[role] === undefined)

/** Whether a value can be opened choices: by role an object with a choice, and with a nonce or none. */
const isOpened = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOpenedChoice)

const isOpenedChoice = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { choice, nonce }: { readonly choice?: unknown; readonly nonce?: unknown } = value
  return choice !== undefined && (nonce === undefined || typeof nonce === 'string')
}

/** Whether the fields of a move on a ballot can mean anything. */
const isShaped = (move: BallotMove): boolean => {
  switch (move.do) {
    case 'cast':
      return typeof move.role === 'string' && typeof move.commitment === 'string'
    case 'castAnew':
      return typeof move.commitment === 'string' && (move.role === undefined || typeof move.role === 'string')
    case 'callOff':
      return true
    case 'reveal':
      return isOpened(move.opened)
    default:
      return false
  }
}

/**
 * Checks a move on a ballot, apart from the meaning of the choices; the move may be any JSON. Refusals: MALFORMED,
 * NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST, NOT_ALL_CAST, CHANGED_TOO_OFTEN, SEAL_BROKEN (nonces given without commitments or the
 * other way round).
 * That the choices fit their commitments is checked by {@link brokenSeals}, where a hash function is at hand.
 */
export const decideBallot = <Role extends string>(
  ballot: Ballot<string, Role> | undefined,
  move: BallotMove<Role>,
): Result<BallotEvent<Role>, CoreCode> => {
  if (!isShaped(move)) return refusedByReferee('MALFORMED')
  if (ballot === undefined || ballot.id !== move.ballot) return refusedByReferee('NO_BALLOT')
  switch (move.do) {
    case 'cast':
      if (!ballot.roles.includes(move.role)) return refusedByReferee('NOT_IN_BALLOT', { role: move.role })
      if (ballot.cast[move.role] !== undefined) return refusedByReferee('ALREADY_CAST', { role: move.role })
      return accepted({ e: 'cast', ballot: ballot.id, role: move.role, commitment: move.commitment })
    case 'castAnew':
      if (Object.keys(ballot.cast).length === 0) return refusedByReferee('NOT_IN_BALLOT')
      if (move.role === undefined) return accepted({ e: 'castAnew', ballot: ballot.id, commitment: move.commitment })
      return (
        changeObjection(ballot, move.role) ?? accepted({ e: 'castAnew', ballot: ballot.id, role: move.role, commitment: move.commitment })
      )
    case 'callOff':
      return accepted({ e: 'calledOff', ballot: ballot.id, next: nextAttempt(ballot.id) })
    case 'reveal': {
      const byHand = ballot.roles.every((role) => move.opened[role]?.nonce === undefined)
      const missing = ballot.roles.filter((role) => move.opened[role] === undefined)
      if (missing.length > 0) return refusedByReferee('NOT_ALL_CAST', { roles: missing })
      const strangers = (Object.keys(move.opened) as Role[]).filter((role) => !ballot.roles.includes(role))
      if (strangers.length > 0) return refusedByReferee('NOT_IN_BALLOT', { role: strangers[0] ?? '' })
      if (byHand) {
        if (Object.keys(ballot.cast).length > 0) return refusedByReferee('SEAL_BROKEN')
        return accepted({ e: 'revealed', ballot: ballot.id, opened: move.opened, how: 'hand' })
      }
      if (!allCast(ballot)) return refusedByReferee('NOT_ALL_CAST', { roles: awaited(ballot) })
      if (ballot.roles.some((role) => move.opened[role]?.nonce === undefined)) return refusedByReferee('SEAL_BROKEN')
      return accepted({ e: 'revealed', ballot: ballot.id, opened: move.opened, how: 'sealed' })
    }
  }
}

/** The largest number of times that one role may change its choice in one ballot. */
export const MOST_CHANGES_OF_CHOICE = 12

/**
 * Returns the reason why a role may not change its choice now; undefined: it may. Refusals: NOT_IN_BALLOT, NOT_ALL_CAST (the role has
 * not chosen yet), CHANGED_TOO_OFTEN.
 */
export const changeObjection = <Role extends string>(ballot: Ballot<string, Role>, role: Role) => {
  if (!ballot.roles.includes(role)) return refusedByReferee('NOT_IN_BALLOT', { role })
  if (ballot.cast[role] === undefined) return refusedByReferee('NOT_ALL_CAST', { roles: [role] })
  const isLimited = (ballot.changes?.[role]?.length ?? 0) >= MOST_CHANGES_OF_CHOICE
  return isLimited ? refusedByReferee('CHANGED_TOO_OFTEN', { role, most: MOST_CHANGES_OF_CHOICE }) : undefined
}

/** The ballot after one of its events; `undefined` once it is revealed. */
export const evolveBallot = <Kind extends string, Role extends string>(
  ballot: Ballot<Kind, Role>,
  event: BallotEvent<Role>,
): Ballot<Kind, Role> | undefined => {
  switch (event.e) {
    case 'cast':
      return { ...ballot, cast: { ...ballot.cast, [event.role]: event.commitment } }
    case 'castAnew':
      return {
        ...ballot,
        anew: [...ballot.anew, event.commitment],
        ...(event.role !== undefined && withChange(ballot, event.role, event.commitment)),
      }
    case 'calledOff':
      return { ...emptied(ballot), id: event.next }
    case 'revealed':
      return undefined
  }
}

/** The changes of a ballot with one more. */
const withChange = <Role extends string>(
  { changes }: Ballot<string, Role>,
  role: Role,
  commitment: string,
): { readonly changes: NonNullable<Ballot<string, Role>['changes']> } => {
  const named: Partial<Record<Role, readonly string[]>> = { ...changes }
  named[role] = [...(changes?.[role] ?? []), commitment]
  return { changes: named }
}

/** The ballot without its sealed choices. */
export const emptied = <Kind extends string, Role extends string>(ballot: Ballot<Kind, Role>): Ballot<Kind, Role> => {
  const { changes: _, ...rest } = ballot
  return { ...rest, cast: nobody<Role>(), anew: [] }
}

/** The open ballots after an event of one of them: one that is revealed leaves the list. */
export const evolveBallots = <Kind extends string, Role extends string>(
  ballots: readonly Ballot<Kind, Role>[],
  event: BallotEvent<Role>,
): readonly Ballot<Kind, Role>[] => ballots.flatMap((ballot) => (ballot.id === event.ballot ? (evolveBallot(ballot, event) ?? []) : ballot))

/**
 * Returns the commitments that may count for a role, the newest last: of changes that name the role the newest alone; otherwise its
 * first one and every change that names no role.
 */
export const commitmentsOf = <Role extends string>(ballot: Ballot<string, Role>, role: Role): readonly string[] => {
  const newest = ballot.changes?.[role]?.at(-1)
  if (newest !== undefined) return [newest]
  const first = ballot.cast[role]
  return first === undefined ? [] : [first, ...namelessChanges(ballot)]
}

/** Commitments of the changes that name no role. */
const namelessChanges = ({ anew, changes = {} }: Ballot): readonly string[] => {
  const named = new Set(Object.values(changes).flat())
  return anew.filter((commitment) => !named.has(commitment))
}

/**
 * Whether opened choices fit what was committed: each role's commitment is the newest change that names it; without one its first
 * commitment or a change that names no role, and no such change serves twice.
 * @returns the roles whose choice does not fit; empty = all seals hold
 */
export const brokenSeals = <Role extends string>(
  hash: Hash,
  ballot: Ballot<string, Role>,
  opened: Readonly<Partial<Record<Role, Opened>>>,
): readonly Role[] => {
  const free = [...namelessChanges(ballot)]
  return ballot.roles.filter((role) => {
    const mine = opened[role]
    if (mine?.nonce === undefined) return true
    const commitment = commit(hash, ballot.id, role, mine.choice, mine.nonce)
    const newest = ballot.changes?.[role]?.at(-1)
    if (newest !== undefined) return newest !== commitment
    if (ballot.cast[role] === commitment) return false
    const at = free.indexOf(commitment)
    if (at < 0) return true
    free.splice(at, 1)
    return false
  })
}

/** Of the ballots that are open where the table goes, those that are the same as here: they stay as they are. */
export const ballotsKept = (here: readonly Ballot[], there: readonly Ballot[]): readonly Ballot[] =>
  there.filter((ballot) => here.some((one) => isSameBallot(one, ballot)))

/** The ballots of which something sealed would be lost where the table goes. */
export const ballotsLost = (here: readonly Ballot[], there: readonly Ballot[]): readonly Ballot[] =>
  here.filter((ballot) => !isUntouched(ballot) && !there.some((one) => isSameBallot(one, ballot)))

const nextAttempt = (id: string): string => {
  const at = id.lastIndexOf('#')
  return `${id.slice(0, at)}#${Number(id.slice(at + 1)) + 1}`
}

const nobody = <Role extends string>(): Ballot<string, Role>['cast'] => ({}) as Partial<Record<Role, string>>

/** The choices that an event showed to the table, for `reveals` of a game; undefined for events that show none. */
export const choicesRevealed = (event: BallotEvent) => {
  if (event.e !== 'revealed') return undefined
  const opened: readonly (readonly [string, Opened | undefined])[] = Object.entries(event.opened)
  const what = Object.fromEntries(opened.map(([role, one]) => [role, one?.choice]))
  return { kind: 'choices' as const, label: event.ballot, what, ...(event.how === 'hand' ? { told: true as const } : {}) }
}
