import type { Preset, SettingName, Settings, Tracking } from './state'

/** Default settings for questions that the rulebook leaves open (rules document, section 9). */
export const DEFAULT_SETTINGS: Settings = {
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
export const SETTING_RULINGS: Readonly<Record<SettingName, string>> = {
  ravenAnyOrder: 'A16',
  routedShipsTransport: 'A20',
  retreatIntoEnemyHome: 'A25',
  seventhCardStaysOut: 'A28',
  riversBlockOnlyMovement: 'A31',
  oldtownTouchesSunsetSea: 'A33',
  luwinTakesBackHimself: 'A47',
  salladhorSparesOwnShips: 'A49',
}

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly SettingName[]

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
