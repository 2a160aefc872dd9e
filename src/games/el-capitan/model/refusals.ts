import { refusalsOf, type ReasonOf, type RefusalRecords } from '../../../kit/refusals'
import type { CoreCode } from '../../../referee'

export { NOTHING_WAIVED, type Waived } from '../../../kit/refusals'

/**
 * Every refusal of the game with its rule number. `count` is true if the players cannot overrule the refusal, because it protects the
 * number of pieces.
 */
export const REFUSALS = {
  // Refusals about the set-up
  WRONG_PLAYERS: { rule: 'R0', count: true },
  // Refusals about the turn structure
  WRONG_PHASE: { rule: 'R1', count: true },
  NOT_YOUR_TURN: { rule: 'R1', count: true },
  PHASE_OVER: { rule: 'R29', count: true },
  ONE_ACTION: { rule: 'R2', count: false },
  ACTION_MISSING: { rule: 'R4', count: false },
  SAIL_AFTER_ACTION: { rule: 'R3', count: false },
  // Refusals about sailing cards
  NOT_ENOUGH_MONEY: { rule: 'R54', count: false },
  NO_CARD: { rule: 'R55', count: false },
  NEEDS_DESTINATION_CARD: { rule: 'R10', count: false },
  TOO_FEW_SEALS: { rule: 'R8', count: false },
  NOT_NEIGHBOURS: { rule: 'R8', count: false },
  NOT_ON_LINK: { rule: 'R9', count: false },
  HARBOURS_FULL: { rule: 'R12', count: true },
  // Refusals about warehouses
  NOT_IN_A_CITY: { rule: 'R15', count: true },
  NO_WAREHOUSE_LEFT: { rule: 'R58', count: true },
  SITE_NOT_CHOSEN: { rule: 'R16', count: true },
  NOT_NEXT_SITE: { rule: 'R16', count: false },
  CITY_FULL: { rule: 'R25', count: true },
  RUN_OF_FOUR: { rule: 'R18', count: false },
  NUMBER_NOT_KNOWN: { rule: 'R15', count: true },
  // Refusals about reopening warehouses
  NOTHING_SHUT_DOWN: { rule: 'R22', count: true },
  // Refusals about fortresses
  NO_FORTRESS_LEFT: { rule: 'R58', count: true },
  FORTRESS_SITES_FULL: { rule: 'R26', count: true },
  ONE_FORTRESS_PER_CITY: { rule: 'R27', count: true },
  // Refusals about loans
  LOAN_TURN_ONLY: { rule: 'R5', count: false },
  NO_LOAN_IN_FIRST_ROUND: { rule: 'R6', count: false },
  NO_SUCH_LOAN: { rule: 'R28', count: true },
  // Refusals about settling loans after a payday
  LOAN_MUST_BE_REPAID: { rule: 'R40', count: false },
  NO_EXTENSION_AT_END: { rule: 'R45', count: true },
  FORCED_LOAN_MISSING: { rule: 'A8', count: false },
  FORCED_LOAN_NOT_NEEDED: { rule: 'A8', count: false },
  NOT_DECIDER: { rule: 'R42', count: false },
  // Refusals in games with two players
  NOT_YOUR_COLOUR: { rule: 'R46', count: true },
  RUN_OF_FIVE: { rule: 'R48', count: false },
  SUPPLY_BALANCE: { rule: 'R47', count: false },
} as const satisfies RefusalRecords

export type GameCode = keyof typeof REFUSALS
export type Code = GameCode | CoreCode
export type Reason = ReasonOf<GameCode>

export const { refuse, isOverrulable, firstReason } = refusalsOf<GameCode>(REFUSALS)
