import { refusalsOf, type ReasonOf, type RefusalRecord, type RefusalRecords } from '../../../kit/refusals'
import type { CoreCode } from '../../../referee'

export type { Waived } from '../../../kit/refusals'

const rule = (number: string): RefusalRecord => ({ rule: number, count: false })
/**
 * Creates a refusal that the players cannot overrule, because the refused move would make the number of Mafiosi wrong or would have no
 * effect.
 */
const fixed = (number: string): RefusalRecord => ({ rule: number, count: true })

/** Every refusal of the game with its rule number. */
export const REFUSALS = {
  // Refusals about the set-up
  PLAYER_COUNT: fixed('R1'),
  COLOUR_TAKEN: fixed('R1'),
  MAP_INCOMPLETE: fixed('R2'),
  BOTH_OR_NONE: rule('R4'),
  REDRAW_USED: rule('R4'),
  // Refusals about the action phase
  NOT_YOUR_TURN: rule('R7'),
  PHASE_OVER: fixed('R15'),
  PASSED: rule('R11'),
  NOT_PASSED: rule('R13'),
  BULLET_NEEDS_ACTION: fixed('R13'),
  NO_TOKEN_IN_HAND: fixed('R8'),
  NO_TOKEN_IN_RESERVE: fixed('R8'),
  NOT_ENOUGH_CARDS: rule('R9'),
  NOT_AN_ACTION: fixed('R67'),
  CELL: fixed('R61'),
  NO_SUCH_TOKEN: fixed('R40'),
  NOT_OWN_TOKEN: rule('R28'),
  RAID_NEEDS_TWO: rule('R12'),
  SAME_LOCATION: fixed('R41'),
  LOCATION_EMPTY: fixed('R46'),
  THIEF_OWN_HAND: fixed('R63'),
  EMPTY_HAND: rule('R63'),
  // Refusals about the location phase
  MARKED: rule('R23'),
  NOT_NEXT_NUMBER: rule('R17'),
  NOT_MAYOR_HOLDER: rule('R17'),
  START_PLAYER_FIRST: rule('R20'),
  DEALS_CLOSED: fixed('A24'),
  NO_TOKEN_THERE: rule('A4'),
  NOT_CONTROLLER: rule('R22'),
  WRONG_LOCATION: fixed('R67'),
  EFFECT_USED: rule('R45'),
  STEP_ORDER: rule('R66'),
  NOT_ADJACENT: rule('R2'),
  HITMAN_USED: rule('A6'),
  STAR_USED: rule('R50'),
  MUST_TAKE_FIGURE: rule('A14'),
  // Refusals about reactions
  CANNOT_BE_PREVENTED: fixed('R65'),
  FISTS_AGAINST_LOCATION: rule('R53'),
  VETO_NOT_LISTED: rule('R54'),
  OWN_EFFECT: rule('R52'),
  NOT_THE_OWNER: rule('R58'),
  THIRD_IS_OWNER: rule('R58'),
  THIRD_IS_CAUSER: rule('R58'),
  COMPLICITY_USED: rule('A26'),
  // Refusals about the strategic phase
  NO_MARKER: rule('R26'),
  LOCATION_OPEN: fixed('R26'),
  NO_LOCATION_CHOSEN: fixed('R26'),
  DECISION_PENDING: rule('R26'),
  NOT_YOUR_DECISION: rule('R28'),
  ALREADY_DECIDED: rule('R28'),
  // Refusals about the end of the game
  NOT_END_OF_PHASE_II: rule('R37'),
  TARGET_NOT_REACHED: rule('R37'),
  // Refusals about the count of the Mafiosi
  TOKEN_COUNT: fixed('R1'),
} as const satisfies RefusalRecords

export type GameCode = keyof typeof REFUSALS
export type Code = GameCode | CoreCode
export type Reason = ReasonOf<GameCode>

export const { refuse, isOverrulable, firstReason } = refusalsOf<GameCode>(REFUSALS)
