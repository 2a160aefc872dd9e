import { refusalsOf, type ReasonOf, type RefusalRecords } from '../../../kit/refusals'
import type { CoreCode } from '../../../referee'

const no = (rule: string) => ({ rule, count: false })
const never = (rule: string) => ({ rule, count: true })

/** Every refusal of the game with its rule number. */
export const REFUSALS = {
  // Refusals about the set-up
  WRONG_PLAYERS: never('3'),
  // Refusals about the turn order
  NOT_YOUR_TURN: never('R6'),
  PHASE_OVER: never('R6'),
  COLLECT_FIRST: no('R6'),
  CAPITAL_LOST: no('R7'),
  // Refusals about money
  NOT_ENOUGH_IPC: never('R11'),
  IPC_TRANSFER: never('R5'),
  NO_SUCH_UNIT: never('R11'),
  // Refusals about weapons development
  NO_SUCH_DEVELOPMENT: never('R8'),
  ONE_RESEARCH: no('R8'),
  ALREADY_DEVELOPED: never('R10'),
  NO_DICE: never('R113'),
  // Refusals about dice
  DICE_COUNT: never('R29'),
  DIE_RANGE: never('R29'),
  // Refusals about moves of units
  NOT_ADJACENT: no('R13'),
  TOO_FAR: no('R13'),
  NEUTRAL: no('R2'),
  WRONG_TERRAIN: never('R13'),
  CANAL_CLOSED: no('R4'),
  MUST_STOP: no('R16'),
  END_FRIENDLY: no('R14'),
  ALREADY_USED: no('R81'),
  HOSTILE_NONCOMBAT: no('R81'),
  AA_COMBAT_MOVE: no('R21'),
  IC_NEVER_MOVES: never('2.2'),
  // Refusals about flights of aircraft
  NO_LANDING: no('R111'),
  LAND_HOSTILE: no('R52'),
  LAND_NEWLY_TAKEN: no('R52'),
  NO_DECK: no('R52'),
  // Refusals about transports
  HOSTILE_ZONE: no('R24'),
  CAPACITY: no('2.2'),
  NOT_CARGO: never('2.2'),
  NOT_YOUR_UNITS: never('R25'),
  ALREADY_UNLOADED: no('R26'),
  SECOND_ASSAULT: no('R23'),
  TRANSPORT_FOUGHT: no('R83'),
  LOAD_OR_UNLOAD: no('R83'),
  TRANSPORT_RETREATED: no('R83'),
  MOVED_IN_COMBAT: no('R83'),
  // Refusals about dice of battle stages
  NO_AA_GUN: never('R36'),
  AA_FIRST_CYCLE_ONLY: never('R35'),
  NO_BOMBARDMENT: never('R37'),
  BOMBARD_FIRST_CYCLE_ONLY: never('R35'),
  BOMBARD_AFTER_SEA_BATTLE: never('R37'),
  // Refusals about losses in battle
  LOSSES_TOO_FEW: never('R107'),
  LOSSES_TOO_MANY: never('R107'),
  TARGET_NOT_NAVAL: never('R38'),
  TARGET_NOT_LAND: never('R37'),
  AA_NOT_A_LOSS: never('R45'),
  BATTLESHIP_TWO_HITS: never('R41'),
  NOT_AGREED: never('R61'),
  // Refusals about step 7 of a battle
  BATTLE_OVER: never('R46'),
  STEP_ORDER: never('R30'),
  NOT_ATTACKER: never('R47'),
  RETREAT_NOT_ORIGIN: no('R47'),
  RETREAT_NOT_FRIENDLY: no('R47'),
  RETREAT_SPLIT: never('R47'),
  RETREAT_AMPHIBIOUS: never('R48'),
  NOT_LANDABLE: no('R52'),
  NO_SUBMARINE: never('R49'),
  ENEMY_DESTROYER: no('R49'),
  // Refusals about raids
  RAID_BOMBERS_ONLY: never('R63'),
  NO_IC: never('R63'),
  NOT_HOSTILE: never('R63'),
  BOMBER_USED_TWICE: no('R65'),
  NO_ROCKETS: no('R71'),
  LAUNCHER_USED: no('R73'),
  COMPLEX_ALREADY_HIT: no('R73'),
  // Refusals about placing new units
  NOT_BOUGHT: never('R91'),
  NOT_YOURS: never('R91'),
  ALLIED_IC: never('R91'),
  NOT_HELD_AT_START: never('R91'),
  LIMIT: never('R92'),
  WRONG_PLACE: never('R93'),
  NO_NEW_CARRIER: no('R93'),
  OTHER_COMPLEX: no('R94'),
  IC_EXISTS: never('R95'),
  NO_INCOME: never('R95'),
  IC_NEW: never('R95'),
  // Refusals about captured territories
  NO_LAND_UNIT: never('R50'),
  ALREADY_FRIENDLY: never('R5'),
} as const satisfies RefusalRecords

export type GameCode = keyof typeof REFUSALS
export type Code = GameCode | CoreCode
export type Reason = ReasonOf<GameCode>
export { NOTHING_WAIVED, type Waived } from '../../../kit/refusals'
export const { refuse, isOverrulable, firstReason } = refusalsOf<GameCode>(REFUSALS)
