import type { Box } from '../box/box'
import type { Preset, SettingName, Settings, Tracking } from './state'

/** Settings of the first edition; every stored game has them. */
export type FirstEditionSetting =
  | 'ravenAnyOrder'
  | 'routedShipsTransport'
  | 'retreatIntoEnemyHome'
  | 'seventhCardStaysOut'
  | 'riversBlockOnlyMovement'
  | 'oldtownTouchesSunsetSea'
  | 'luwinTakesBackHimself'
  | 'salladhorSparesOwnShips'

/** Default settings for questions that the rulebook leaves open (rules document, section 9). */
export const DEFAULT_SETTINGS: Required<Pick<Settings, FirstEditionSetting>> = {
  ravenAnyOrder: false,
  routedShipsTransport: true,
  retreatIntoEnemyHome: true,
  seventhCardStaysOut: false,
  riversBlockOnlyMovement: false,
  oldtownTouchesSunsetSea: true,
  luwinTakesBackHimself: false,
  salladhorSparesOwnShips: false,
}

/** Number of the ruling in the rules document that each setting decides. */
const SETTING_RULINGS: Readonly<Partial<Record<SettingName, string>>> = {
  ravenAnyOrder: 'A16',
  routedShipsTransport: 'A20',
  retreatIntoEnemyHome: 'A25',
  seventhCardStaysOut: 'A28',
  riversBlockOnlyMovement: 'A31',
  oldtownTouchesSunsetSea: 'A33',
  luwinTakesBackHimself: 'A47',
  salladhorSparesOwnShips: 'A49',
}

/** Settings of the second edition, with their default values and the number of their ruling. */
const SECOND_EDITION: readonly (readonly [SettingName, boolean, string])[] = [
  ['lannisterPortShip', true, 'B1'],
  ['darkWingsPaysPorts', false, 'B6'],
  ['blankOrders', false, 'B7'],
  ['tokenInOwnHome', false, 'B10'],
  ['negativeTotals', false, 'B11'],
  ['declineSupport', false, 'B12'],
  ['attackersReturnToEnemyHome', false, 'B15'],
  ['retreatIntoEnemyHome', false, 'B16'],
  ['seventhCardStaysOut', true, 'B17'],
  ['maceEndsCombat', false, 'B18'],
  ['printedTieBreak', false, 'B19'],
  ['massingMayEmptyHand', false, 'B32'],
  ['routedShipsTransport', true, 'B50'],
  ['riversBlockOnlyMovement', false, 'B50'],
  ['tidesOfBattle', false, 'E22.1'],
]

/** Default settings of the second edition. Settings that have no meaning in this edition keep the default of the first edition. */
export const SECOND_DEFAULT_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  ...Object.fromEntries(SECOND_EDITION.map(([name, value]) => [name, value])),
}

/** Settings that players of the second edition can change. */
export const SECOND_SETTING_NAMES: readonly SettingName[] = SECOND_EDITION.map(([name]) => name)

/** Number of the ruling that each setting of the second edition decides. */
const SECOND_SETTING_RULINGS: Readonly<Partial<Record<SettingName, string>>> = Object.fromEntries(
  SECOND_EDITION.map(([name, , ruling]) => [name, ruling]),
)

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly FirstEditionSetting[]

/**
 * Presets of how much the app tracks. `referee` (default): the app tracks units and power; orders and House cards are on the physical
 * board, and players report them when needed. `full`: players also choose orders and House cards in the app. `light`: players report
 * control; the app tracks no units and cards, but tracks, supply, power and decks.
 */
export const PRESETS: Readonly<Record<Preset, Tracking>> = {
  referee: { units: true, power: true, orders: 'table', cards: 'table', decks: 'app', bids: 'app' },
  full: { units: true, power: true, orders: 'app', cards: 'app', decks: 'app', bids: 'app' },
  light: { units: false, power: true, orders: 'table', cards: 'none', decks: 'app', bids: 'app' },
}

export const PRESET_NAMES = ['referee', 'full', 'light'] as const satisfies readonly Preset[]

/** Returns the preset that tracks exactly the parts of the game in `tracking`; undefined if there is no such preset. */
export const presetOf = (tracking: Tracking): Preset | undefined =>
  PRESET_NAMES.find((name) => (Object.keys(PRESETS[name]) as (keyof Tracking)[]).every((part) => PRESETS[name][part] === tracking[part]))

/** Returns the settings that players of an edition can change. */
export const settingNamesOf = ({ edition }: Pick<Box, 'edition'>): readonly SettingName[] =>
  edition === 2 ? SECOND_SETTING_NAMES : SETTING_NAMES

/** Returns the number of the ruling that a setting decides in an edition. */
export const rulingOf = (name: SettingName, { edition }: Pick<Box, 'edition'>): string =>
  (edition === 2 ? SECOND_SETTING_RULINGS[name] : undefined) ?? SETTING_RULINGS[name] ?? ''

/** Returns the setting that changes a ruling of either edition; undefined if the ruling is fixed. */
export const settingOf = (ruling: string): SettingName | undefined =>
  SETTING_NAMES.find((name) => SETTING_RULINGS[name] === ruling) ?? SECOND_EDITION.find(([, , number]) => number === ruling)?.[0]
