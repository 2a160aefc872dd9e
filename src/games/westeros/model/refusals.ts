import { refusalsOf, type RefusalRecords } from '../../../kit/refusals'
import { CORE_REFUSALS, type CoreCode, type Result } from '../../../referee'

/**
 * All refusal codes of the game, each with its rule. `count: true` marks refusals that protect the number of pieces. Players cannot
 * overrule these refusals, but they can correct the number of pieces first.
 */
export const REFUSALS = {
  // Refusals at the start of the game
  WRONG_NUMBER_OF_HOUSES: { rule: 'R0', count: true },
  // Refusals about turns and tracking
  NOT_YOUR_TURN: { rule: 'R0.5', count: false },
  NOT_TRACKED: { rule: 'C14', count: true },
  // Refusals about Westeros cards
  CARD_NOT_IN_DECK: { rule: 'R0.2', count: true },
  WINTER_IS_REPLACED: { rule: 'R7.1', count: true },
  // Refusals about supply
  STILL_OVER_LIMIT: { rule: 'R3.4', count: false },
  REMOVAL_NOT_NEEDED: { rule: 'R3.5', count: false },
  NO_SUCH_UNIT: { rule: 'R18.1', count: true },
  TOO_MANY_ARMIES: { rule: 'R3.3', count: false },
  ARMY_TOO_LARGE: { rule: 'R3.3', count: false },
  // Refusals about mustering
  NOT_A_CASTLE_YOU_CONTROL: { rule: 'R4.2', count: false },
  NO_POINTS: { rule: 'R4.3', count: false },
  POOL_EMPTY: { rule: 'R4.8', count: true },
  NO_FOOTMAN: { rule: 'R4.6', count: true },
  ENEMY_SHIPS: { rule: 'R4.5', count: true },
  NOT_ADJACENT: { rule: 'R19.1', count: false },
  // Refusals about Clash of Kings and wildlings
  BID_EXCEEDS_AVAILABLE: { rule: 'R5.3', count: true },
  BID_NOT_WHOLE: { rule: 'R5.3', count: true },
  NOT_DECIDER: { rule: 'R5.5', count: false },
  NOT_TIED: { rule: 'R5.5', count: true },
  CARD_NOT_USED: { rule: 'R6.7', count: true },
  REMOVAL_INSUFFICIENT: { rule: 'R6.8', count: false },
  // Refusals about orders and the Raven
  NO_UNIT: { rule: 'R8.1', count: false },
  ALREADY_ORDERED: { rule: 'R8.1', count: true },
  ORDER_FORBIDDEN: { rule: 'R8.4', count: false },
  CP_AT_SEA: { rule: 'R8.3', count: false },
  STAR_LIMIT: { rule: 'R8.2', count: false },
  TOKEN_LIMIT: { rule: 'R8.2', count: true },
  NOT_RAVEN_HOLDER: { rule: 'R8.6', count: false },
  RAVEN_USED: { rule: 'R8.6', count: false },
  NO_SPARE_STAR: { rule: 'R8.6', count: false },
  NO_ORDER_THERE: { rule: 'R8.6', count: true },
  NOT_SPECIAL: { rule: 'R8.6', count: false },
  // Refusals about raids
  NO_RAID_THERE: { rule: 'R9.1', count: true },
  TOO_MANY_TARGETS: { rule: 'R9.3', count: false },
  RAID_OWN: { rule: 'R9.2', count: false },
  RAID_LAND_TO_SEA: { rule: 'R9.4', count: false },
  RAID_TARGET_KIND: { rule: 'R9.2', count: false },
  // Refusals about marches
  NO_MARCH_THERE: { rule: 'R10.1', count: true },
  ROUTED_CANNOT_MARCH: { rule: 'R10.6', count: false },
  NOT_SEA: { rule: 'R10.3', count: true },
  NOT_LAND: { rule: 'R10.3', count: true },
  SECOND_BATTLE: { rule: 'R10.4', count: true },
  NEUTRAL_TOO_STRONG: { rule: 'R13.2', count: false },
  AREA_NOT_VACATED: { rule: 'R12.1', count: false },
  TOKEN_ON_SEA: { rule: 'R12.3', count: true },
  NO_AVAILABLE_POWER: { rule: 'R12.3', count: true },
  TOKEN_ALREADY_THERE: { rule: 'R12.3', count: true },
  // Refusals about battles
  NO_SUPPORT_ORDER: { rule: 'R14.6', count: false },
  SUPPORT_LAND_TO_SEA: { rule: 'R14.9', count: false },
  PARTIAL_SUPPORT: { rule: 'R14.7', count: false },
  SUPPORT_ENEMY_IN_OWN_BATTLE: { rule: 'R14.6', count: false },
  CARD_NOT_IN_HAND: { rule: 'R14.13', count: true },
  ABILITY_NOT_OPTIONAL: { rule: 'R14.14', count: false },
  NOT_A_TARGET: { rule: 'R14.14', count: true },
  NOT_BLADE_HOLDER: { rule: 'R14.15', count: false },
  BLADE_USED: { rule: 'R14.15', count: false },
  WRONG_NUMBER: { rule: 'R14.19', count: false },
  ROUTED_NOT_CASUALTY: { rule: 'R14.27', count: false },
  RETREAT_TO_ATTACK_ORIGIN: { rule: 'R14.24', count: false },
  RETREAT_ENEMY_UNITS: { rule: 'R14.23', count: true },
  RETREAT_ENEMY_TOKEN: { rule: 'R14.23', count: true },
  RETREAT_ENEMY_HOME: { rule: 'A25', count: false },
  RETREAT_NEUTRAL: { rule: 'R13.5', count: true },
  RETREAT_SPLIT: { rule: 'R14.22', count: true },
  RETREAT_LOSES_MORE: { rule: 'R14.25', count: false },
  RETREAT_NOT_ORIGIN: { rule: 'R14.20', count: false },
  // Refusals of the second edition
  NOT_AN_OPTION: { rule: 'E7.5', count: true },
  NOT_IN_ATTACK: { rule: 'E6.2', count: true },
  NOT_ONE_CASTLE: { rule: 'E6.6', count: false },
  ONE_AREA_ONLY: { rule: 'E6.6', count: false },
  ORDER_MISSING: { rule: 'E8.1', count: false },
  NOT_FOR_GARRISON: { rule: 'E8.1', count: false },
  CLOSED_AREA: { rule: 'E13.4', count: true },
  PORT_NOT_YOURS: { rule: 'E10.2', count: true },
  PORT_FULL: { rule: 'E4.3', count: true },
  SUPPORT_PORT_TO_LAND: { rule: 'E14.5', count: false },
  SAME_CARD: { rule: 'E14.8', count: false },
  SIEGE_NOT_CASUALTY: { rule: 'E14.13', count: false },
  NOT_SPECIAL_ORDER: { rule: 'E15.3', count: false },
} as const satisfies RefusalRecords

export type GameCode = keyof typeof REFUSALS
export type Code = GameCode | CoreCode

export { NOTHING_WAIVED, type Waived } from '../../../kit/refusals'
export const { refuse, isOverrulable } = refusalsOf<GameCode>(REFUSALS)

/** Returns the number of the rule behind a refusal code. Accepts codes of this game and codes common to all games. */
export const ruleOf = (code: Code): string => (code in CORE_REFUSALS ? CORE_REFUSALS[code as CoreCode] : REFUSALS[code as GameCode].rule)

/** Return type of a rule function: the result of the rule, or a refusal. */
export type Answer<T> = Result<T, Code>
