/**
 * Refusal of a move. A refusal is a return value, never an exception. It contains the code of the error, the number of the rule in the
 * game's rules document, and the names and numbers for its text. The game supplies the text.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** Number of the rule in the game's rules document, e.g. `R3.3` or `A9`. Rules that are common to all games begin with `C`. */
  readonly rule: string
  readonly params: Params
}

/** Names and numbers that are inserted into a text: plain data only, so that they can be stored and shown in any language. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>

/** Either the requested value, or a refusal. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

export const accepted = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const refused = <Code extends string>(
  code: Code,
  rule: string,
  params: Params = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, rule, params } })

/** Refusals that are common to all games. They concern the ledger, ballots and malformed input. */
export const CORE_REFUSALS = {
  /** The move does not have a valid shape. */
  MALFORMED: 'C1',
  /** The move answers a question that is not open now. */
  NOT_ASKED: 'C2',
  /** A ballot is open. Until it ends, only sealing a choice, changing a choice, revealing and cancelling the ballot are possible. */
  BALLOT_OPEN: 'C3',
  /** No ballot of this name is open. */
  NO_BALLOT: 'C4',
  /** This role does not take part in the open ballot. */
  NOT_IN_BALLOT: 'C5',
  /** This role has already sealed its choice; it may change the choice. */
  ALREADY_CAST: 'C6',
  /** Not all roles have sealed their choice. */
  NOT_ALL_CAST: 'C7',
  /** A revealed choice or seed does not match its commitment. */
  SEAL_BROKEN: 'C8',
  /** The rewind goes back past a reveal: the players must agree. */
  CONSENT_NEEDED: 'C9',
  /** The target entry is neither on the current branch nor on the branch that can be redone. */
  NO_SUCH_ENTRY: 'C10',
  /** The game is over: only undo, correction and export are possible. */
  GAME_OVER: 'C11',
  /** A correction or an overrule would make the number of pieces impossible. */
  COUNT_BROKEN: 'C12',
  /** The players cannot overrule this refusal, because the number of pieces would become impossible. */
  NOT_OVERRULABLE: 'C13',
  /** Players are adding random numbers: no card can be drawn until the new seed is committed. */
  CHANCE_OPEN: 'C15',
  /** The role has reached the maximum number of changes in one ballot. */
  CHANGED_TOO_OFTEN: 'C6',
} as const

export type CoreCode = keyof typeof CORE_REFUSALS

/** Returns a refusal that is common to all games, with the rule number of its code. */
export const refusedByReferee = (code: CoreCode, params: Params = {}) => refused(code, CORE_REFUSALS[code], params)
