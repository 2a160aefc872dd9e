/**
 * Why not: a refusal is a value, never an exception. It names what is wrong (code), which rule says so (rule number of
 * the game's rules document) and the figures a sentence about it needs (parameters). The words are the game's.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** Number of the rule in the game's rules document, e.g. `R3.3` or `A9`. Rules of the referee itself begin with `C`. */
  readonly rule: string
  readonly params: Params
}

/** Figures and names for the sentence: plain data only, so that it can be stored and shown in any language. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>

/** Either what was asked for, or why not. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

export const accepted = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const refused = <Code extends string>(
  code: Code,
  rule: string,
  params: Params = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, rule, params } })

/** Refusals of the referee itself: they concern the ledger, ballots and malformed input, in every game. */
export const CORE_REFUSALS = {
  /** The move is not of a shape the game knows. */
  MALFORMED: 'C1',
  /** The move answers a question that is not open now. */
  NOT_ASKED: 'C2',
  /** A ballot is open: only casting, choosing anew, revealing and calling it off are possible. */
  BALLOT_OPEN: 'C3',
  /** No ballot of this name is open. */
  NO_BALLOT: 'C4',
  /** This role does not take part in the open ballot. */
  NOT_IN_BALLOT: 'C5',
  /** This role has cast already; it may choose anew. */
  ALREADY_CAST: 'C6',
  /** Not all roles have cast. */
  NOT_ALL_CAST: 'C7',
  /** A revealed choice, or an opened seed, does not fit its commitment. */
  SEAL_BROKEN: 'C8',
  /** Going back crosses something that was revealed: the table must agree. */
  CONSENT_NEEDED: 'C9',
  /** The entry to go to is neither on the line of play nor on the branch that can be redone. */
  NO_SUCH_ENTRY: 'C10',
  /** The game is over: only undo, correction and export are possible. */
  GAME_OVER: 'C11',
  /** A correction or an overruling that would break the count of the pieces. */
  COUNT_BROKEN: 'C12',
  /** A refusal that the table cannot overrule, since the count itself would break. */
  NOT_OVERRULABLE: 'C13',
  /** A round of chance is open: no card is drawn by a seed that is about to change. */
  CHANCE_OPEN: 'C15',
  /** The role has changed its choice as often as one ballot allows. */
  CHANGED_TOO_OFTEN: 'C6',
} as const

export type CoreCode = keyof typeof CORE_REFUSALS

/** A refusal of the referee itself, with its rule number looked up. */
export const refusedByReferee = (code: CoreCode, params: Params = {}) => refused(code, CORE_REFUSALS[code], params)
