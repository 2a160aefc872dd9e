import { canonical, type Hash } from './canonical'
import type { Prompt } from './prompt'
import { accepted, refusedByReferee, type CoreCode, type Result } from './refusal'

/**
 * Sealed choices in ballots. Before the reveal, the ledger does not contain a choice, only its commitment from the time
 * when the choice is sealed. The event of the reveal contains all choices with their nonces.
 */

/** Revealed choice of one role. A choice entered by hand at the reveal has no nonce. */
export interface Opened<Choice = unknown> {
  readonly choice: Choice
  /** Nonce of the commitment: 128 random bits as 32 hex digits, generated when the choice was cast. */
  readonly nonce?: string
}

/** Ballot in the state of a game, in which roles choose secretly. */
export interface Ballot<Kind extends string = string, Role extends string = string> {
  /** Permanent, unique name of this ballot, e.g. `r4/clash/fiefdoms#0`. The name is part of every commitment. */
  readonly id: string
  readonly kind: Kind
  /** Roles that choose in the ballot, in the order defined by the game. */
  readonly roles: readonly Role[]
  /** First commitment of each role that has sealed its choice. The key is the role. */
  readonly cast: Readonly<Partial<Record<Role, string>>>
  /**
   * Commitments of all changes of sealed choices, oldest first. A change made on the host phone does not name its role, unless the role
   * first chose on its own phone.
   */
  readonly anew: readonly string[]
  /**
   * Commitments of the changed choices that name their role, oldest first. The key is the role; only the newest
   * change of each role counts. Omitted if no change names its role.
   */
  readonly changes?: Readonly<Partial<Record<Role, readonly string[]>>>
  /** Whether the players know the choices of this ballot from an earlier reveal that a rewind has undone. */
  readonly known: boolean
  /**
   * Kinds of prompts that cannot be answered until the reveal; all other prompts can be answered. If omitted, all
   * prompts except those of other ballots have to wait, and after the first sealed choice also corrections.
   */
  readonly blocks?: readonly string[]
}

/** Moves on an open ballot. They are the same in every game. */
export type BallotMove<Role extends string = string> =
  | { readonly do: 'cast'; readonly ballot: string; readonly role: Role; readonly commitment: string }
  /** `role` is set if the role has chosen on its own phone. Otherwise the ledger does not record which role has changed its choice. */
  | { readonly do: 'castAnew'; readonly ballot: string; readonly role?: Role; readonly commitment: string }
  | { readonly do: 'callOff'; readonly ballot: string }
  | { readonly do: 'reveal'; readonly ballot: string; readonly opened: Readonly<Partial<Record<Role, Opened>>> }

/** Events of a ballot. They are the same in every game. The game that opened the ballot interprets the revealed choices. */
export type BallotEvent<Role extends string = string> =
  | { readonly e: 'cast'; readonly ballot: string; readonly role: Role; readonly commitment: string }
  | { readonly e: 'castAnew'; readonly ballot: string; readonly role?: Role; readonly commitment: string }
  | { readonly e: 'calledOff'; readonly ballot: string; readonly next: string }
  | {
      readonly e: 'revealed'
      readonly ballot: string
      readonly opened: Readonly<Partial<Record<Role, Opened>>>
      /**
       * `hand`: the players announced their choices, which were entered by hand. `sealed`: the choices were opened
       * from their envelopes.
       */
      readonly how: 'sealed' | 'hand'
    }

/**
 * Returns a new ballot without choices.
 * @param attempt number that no earlier ballot with this label has had; if a ballot is cancelled, the next ballot has
 * the next number
 */
export const openBallot = <Kind extends string, Role extends string>(
  kind: Kind,
  label: string,
  attempt: number,
  roles: readonly Role[],
  known = false,
  blocks?: readonly string[],
): Ballot<Kind, Role> => ({ id: `${label}#${attempt}`, kind, roles, cast: nobody<Role>(), anew: [], known, ...(blocks && { blocks }) })

/** Returns the open ballot to which a prompt belongs; undefined if the prompt belongs to no ballot. */
export const ballotOf = <Role extends string>(
  ballots: readonly Ballot<string, Role>[],
  { ballot, secret }: Pick<Prompt, 'ballot' | 'secret'>,
): Ballot<string, Role> | undefined => (secret === undefined ? namedBallot(ballots, ballot) : undefined)

/**
 * Returns the open ballot with this name. If `name` is undefined, returns the only open ballot, or undefined if
 * several ballots are open.
 */
export const namedBallot = <Role extends string>(
  ballots: readonly Ballot<string, Role>[],
  name: string | undefined,
): Ballot<string, Role> | undefined =>
  name === undefined ? (ballots.length === 1 ? ballots[0] : undefined) : ballots.find(({ id }) => id === name)

/**
 * Returns the first open ballot that blocks a prompt or an action.
 * @param kind kind of the prompt; omitted for an action that affects all players
 */
export const blockedBy = <Role extends string>(ballots: readonly Ballot<string, Role>[], kind?: string): Ballot<string, Role> | undefined =>
  ballots.find(({ blocks }) => blocks === undefined || (kind !== undefined && blocks.includes(kind)))

/** Returns whether no role has cast its choice in a ballot. */
export const isUntouched = ({ cast }: Ballot): boolean => Object.keys(cast).length === 0

/** Returns the open ballots that block a correction, because the correction would lose their sealed choices. */
export const blockingCorrection = <Role extends string>(ballots: readonly Ballot<string, Role>[]): readonly Ballot<string, Role>[] =>
  ballots.filter((ballot) => ballot.blocks === undefined && !isUntouched(ballot))

/** Returns whether a ballot of another state is the same ballot with the same sealed choices. */
export const isSameBallot = (one: Ballot, { id, cast, anew }: Ballot): boolean =>
  one.id === id && canonical([one.cast, one.anew]) === canonical([cast, anew])

/**
 * Returns the commitment of a role to its choice: SHA-256 over ballot, role, canonical choice and nonce. The
 * commitment does not reveal the choice.
 * @param hash SHA-256 of a text as 64 hex digits
 */
export const commit = (hash: Hash, ballot: string, role: string, choice: unknown, nonce: string): string =>
  hash(canonical([ballot, role, choice, nonce]))

/** Returns whether all roles of a ballot have cast their choices. */
export const allCast = (ballot: Ballot): boolean => ballot.roles.every((role) => ballot.cast[role] !== undefined)

/** Returns the roles that have not cast their choice yet, in the order of the ballot. */
export const awaited = <Role extends string>(ballot: Ballot<string, Role>): readonly Role[] =>
  ballot.roles.filter((role) => ballot.cast[role] === undefined)

/** Returns whether a value is an object that maps roles to revealed choices, each with a choice and an optional nonce. */
const isOpened = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOpenedChoice)

const isOpenedChoice = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { choice, nonce }: { readonly choice?: unknown; readonly nonce?: unknown } = value
  return choice !== undefined && (nonce === undefined || typeof nonce === 'string')
}

/** Returns whether the fields of a move on a ballot have valid types. */
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
 * Validates a move on a ballot, which may be any JSON. Does not check the content of the choices. {@link
 * brokenSeals}, which needs a hash function, checks that the choices match their commitments. Refusals: MALFORMED,
 * NO_BALLOT, NOT_IN_BALLOT, ALREADY_CAST, NOT_ALL_CAST, CHANGED_TOO_OFTEN, SEAL_BROKEN (nonces without commitments,
 * or commitments without nonces).
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

/** Maximum number of times that one role may change its choice in one ballot. */
export const MOST_CHANGES_OF_CHOICE = 12

/**
 * Returns the refusal of a change of choice by a role; undefined if the role may change its choice. Refusals: NOT_IN_BALLOT, NOT_ALL_CAST
 * (the role has not cast yet), CHANGED_TOO_OFTEN.
 */
export const changeObjection = <Role extends string>(ballot: Ballot<string, Role>, role: Role) => {
  if (!ballot.roles.includes(role)) return refusedByReferee('NOT_IN_BALLOT', { role })
  if (ballot.cast[role] === undefined) return refusedByReferee('NOT_ALL_CAST', { roles: [role] })
  const isLimited = (ballot.changes?.[role]?.length ?? 0) >= MOST_CHANGES_OF_CHOICE
  return isLimited ? refusedByReferee('CHANGED_TOO_OFTEN', { role, most: MOST_CHANGES_OF_CHOICE }) : undefined
}

/** Returns the ballot after one of its events; `undefined` after the ballot is revealed. */
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

/** Returns the `changes` of a ballot after adding the commitment of a changed choice of a role. */
const withChange = <Role extends string>(
  { changes }: Ballot<string, Role>,
  role: Role,
  commitment: string,
): { readonly changes: NonNullable<Ballot<string, Role>['changes']> } => {
  const named: Partial<Record<Role, readonly string[]>> = { ...changes }
  named[role] = [...(changes?.[role] ?? []), commitment]
  return { changes: named }
}

/** Returns the ballot without its sealed choices, so that all roles must choose again. */
export const emptied = <Kind extends string, Role extends string>(ballot: Ballot<Kind, Role>): Ballot<Kind, Role> => {
  const { changes: _, ...rest } = ballot
  return { ...rest, cast: nobody<Role>(), anew: [] }
}

/** Returns the open ballots after an event of one of these ballots; a revealed ballot is removed. */
export const evolveBallots = <Kind extends string, Role extends string>(
  ballots: readonly Ballot<Kind, Role>[],
  event: BallotEvent<Role>,
): readonly Ballot<Kind, Role>[] => ballots.flatMap((ballot) => (ballot.id === event.ballot ? (evolveBallot(ballot, event) ?? []) : ballot))

/**
 * Returns the commitments that may be valid for a role, newest last. If some changes name the role, returns only the
 * newest of them. Otherwise returns the role's first commitment and the commitment of every change that names no
 * role.
 */
export const commitmentsOf = <Role extends string>(ballot: Ballot<string, Role>, role: Role): readonly string[] => {
  const newest = ballot.changes?.[role]?.at(-1)
  if (newest !== undefined) return [newest]
  const first = ballot.cast[role]
  return first === undefined ? [] : [first, ...namelessChanges(ballot)]
}

/** Returns whether the ledger allows a commitment to be the commitment of a role in a ballot. */
export const isInBallot = (ballot: Ballot, role: string, commitment: string): boolean => commitmentsOf(ballot, role).includes(commitment)

/** Returns the commitments of the changed choices whose entries name no role. */
export const namelessChanges = ({ anew, changes = {} }: Ballot): readonly string[] => {
  const named = new Set(Object.values(changes).flat())
  return anew.filter((commitment) => !named.has(commitment))
}

/**
 * Checks opened choices against their commitments. A choice must match the newest change that names its role. If no
 * change names the role, the choice must match the role's first commitment or a change that names no role; each such
 * change can be used only once.
 * @returns the roles whose choice does not match; empty if all choices match
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

/**
 * Returns the ballots in `there` (target state of a rewind) that are identical in `here` (current state). These
 * ballots stay open with their choices.
 */
export const ballotsKept = (here: readonly Ballot[], there: readonly Ballot[]): readonly Ballot[] =>
  there.filter((ballot) => here.some((one) => isSameBallot(one, ballot)))

/** Returns the ballots in `here` (current state) whose sealed choices are lost in `there` (target state of a rewind). */
export const ballotsLost = (here: readonly Ballot[], there: readonly Ballot[]): readonly Ballot[] =>
  here.filter((ballot) => !isUntouched(ballot) && !there.some((one) => isSameBallot(one, ballot)))

/** Returns the id of a ballot without the number of its attempt, which all attempts of the ballot have in common. */
export const withoutAttempt = (id: string): string => id.slice(0, id.lastIndexOf('#'))

const nextAttempt = (id: string): string => `${withoutAttempt(id)}#${Number(id.slice(id.lastIndexOf('#') + 1)) + 1}`

const nobody = <Role extends string>(): Ballot<string, Role>['cast'] => ({}) as Partial<Record<Role, string>>

/** Returns the choices revealed by an event, for the function `reveals` of a game; undefined if the event reveals no choices. */
export const choicesRevealed = (event: BallotEvent) => {
  if (event.e !== 'revealed') return undefined
  const opened: readonly (readonly [string, Opened | undefined])[] = Object.entries(event.opened)
  const what = Object.fromEntries(opened.map(([role, one]) => [role, one?.choice]))
  return { kind: 'choices' as const, label: event.ballot, what, ...(event.how === 'hand' ? { reported: true as const } : {}) }
}
