import { refused, type CoreCode, type Params, type Refusal } from '../../../referee'

/**
 * Every refusal of the game with its rule number. `count` is true if the players cannot overrule the refusal, because the game could not
 * continue or a number of pieces would be wrong.
 */
export const REFUSALS = {
  // Refusals about the set-up
  WRONG_PLAYERS: { rule: 'R1', count: true },
  // Refusals about the phases of a round
  WRONG_PHASE: { rule: 'R10', count: true },
  NOT_YOUR_TURN: { rule: 'R23', count: false },
  // Refusals about hero movement
  CHIEF_STAYS: { rule: 'R17', count: true },
  ONE_HERO_ONLY: { rule: 'R18', count: true },
  HERO_NOT_ON_MAP: { rule: 'R18', count: true },
  NOT_ALL_SEALED: { rule: 'R18', count: true },
  ALREADY_REVEALED: { rule: 'R18', count: true },
  NOTHING_SEALED: { rule: 'R18', count: true },
  // Refusals about distributing cards
  CHIEF_MAY_NOT_PROPOSE: { rule: 'R23', count: false },
  ALREADY_PROPOSED: { rule: 'R23', count: false },
  NO_VOTES_HERE: { rule: 'R24', count: false },
  NO_CARDS_HERE: { rule: 'R25', count: true },
  NO_SUCH_CARD: { rule: 'R25', count: true },
  CARD_LEFT: { rule: 'R25', count: false },
  RECEIVER_WITHOUT_VOTES: { rule: 'R25', count: false },
  PROPOSAL_FIXED: { rule: 'R26', count: true },
  VOTER_WITHOUT_VOTES: { rule: 'R27', count: true },
  // Refusals about construction
  NOT_CHIEF: { rule: 'R9', count: false },
  NOT_ADJACENT: { rule: 'R39', count: false },
  NO_HOUSE_LEFT: { rule: 'R41', count: false },
  NO_OWN_VILLAGE: { rule: 'R42', count: false },
  BUILDING_TAKEN: { rule: 'R42', count: false },
  NO_BUILDINGS_IN_MOUNTAINS: { rule: 'R42', count: false },
  NO_SPACE_FOR_BUILDING: { rule: 'R42', count: false },
  RELOCATION_BLOCKED: { rule: 'R46', count: true },
  ARMY_AT_TOP: { rule: 'R48', count: false },
  NO_OWN_SETTLEMENT: { rule: 'R50', count: false },
  WORK_EXISTS: { rule: 'R50', count: true },
  NO_TOKEN_LEFT: { rule: 'A26', count: false },
  UNDERPAID: { rule: 'R35', count: false },
  WRONG_KIND: { rule: 'R36', count: false },
  OVERPAID: { rule: 'A25', count: false },
  MARKET_USED: { rule: 'R51', count: false },
  MARKET_NOT_YOURS: { rule: 'R51', count: false },
  FEE_MISSING: { rule: 'R54', count: false },
  FEE_NOT_RESOURCE: { rule: 'A13', count: false },
  FEE_NOT_OWED: { rule: 'R54', count: false },
  SUPPLY_ALREADY_TAKEN: { rule: 'R37', count: false },
  NO_SUPPLY_IN_FINAL: { rule: 'R63', count: false },
  NO_WORKS_IN_FINAL: { rule: 'R63', count: false },
  JOINT_SPENT: { rule: 'R55', count: false },
  JOINT_OPEN: { rule: 'R55', count: true },
  NOTHING_OPEN: { rule: 'R55', count: true },
  NO_OFFER_RULE: { rule: 'R83', count: false },
  NO_OFFER_IN_FINAL: { rule: 'A20', count: false },
  NOT_ANOTHER_PLAYER: { rule: 'R83', count: true },
  NO_MARKET_IN_OFFER: { rule: 'R86', count: false },
  // Refusals about the end of the game
  WRONG_TIME: { rule: 'R57', count: true },
  TOO_FEW_GOALS: { rule: 'R57', count: false },
  TOO_FEW_POINTS: { rule: 'R78', count: false },
  COUNTS_ON_SUPPLY: { rule: 'R79', count: false },
  GAME_ENDING: { rule: 'A33', count: true },
  // Refusals about the free start
  NOT_COAST: { rule: 'R72', count: true },
  BOTH_IN_ONE_TERRITORY: { rule: 'R74', count: false },
  NO_CARD_THERE: { rule: 'A16', count: false },
  NEWCOMER_STAYS: { rule: 'R73', count: false },
  NOT_OVERCROWDED: { rule: 'R73', count: true },
  ANCHOR_PENDING: { rule: 'R73', count: true },
  LAST_PLAYER_FORCED: { rule: 'R75', count: false },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly count: boolean }>>

export type GameCode = keyof typeof REFUSALS
export type Code = GameCode | CoreCode

/** Codes of the refusals that the players overrule for this move. */
export type Waived = ReadonlySet<string>
export const NOTHING_WAIVED: Waived = new Set()

/** Creates a refusal of the game with the rule number of its code, or with a more specific rule number. */
export const refuse = (code: GameCode, params: Params = {}, rule: string = REFUSALS[code].rule) => refused<Code>(code, rule, params)

/** Returns whether the players may overrule a refusal. They cannot overrule `count` refusals and refusals of the referee. */
export const isOverrulable = (code: string): boolean => Object.hasOwn(REFUSALS, code) && !REFUSALS[code as GameCode].count

/** Possible reason to refuse a move: refusal code, parameters and rule number. False or undefined if the reason does not apply. */
export type Reason = readonly [code: GameCode, params?: Params, rule?: string] | false | undefined

/**
 * Returns the refusal for the first reason that applies and is not overruled. Its parameter `also` contains the codes of the other reasons
 * that apply.
 */
export const firstReason = (waived: Waived, reasons: readonly Reason[]): Refusal<Code> | undefined => {
  const held = reasons.flatMap((reason) => (reason && !(waived.has(reason[0]) && isOverrulable(reason[0])) ? [reason] : []))
  const [first, ...others] = held
  if (first === undefined) return undefined
  const [code, params, rule] = first
  const also = [...new Set(others.map(([other]) => other))].filter((other) => other !== code)
  return refuse(code, { ...params, ...(also.length > 0 && { also }) }, rule).refusal
}
