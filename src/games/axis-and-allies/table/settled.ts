import { isObject } from '../../../session/environment/local-storage'
import { VICTORY } from '../box/powers'
import type { StandardRules } from '../../../table/house-rules/standard-points'
import type { Settings } from '../model/settings'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** Options that the players chose in the set-up step. */
export interface Settled {
  readonly way: Way
  readonly needed: number
  /** House rules of the players. If omitted, the rules of the rulebook apply. */
  readonly rules?: StandardRules<Settings>
}

export const FRESH: Settled = { way: 'banker', needed: VICTORY.major }

export const isSettled = (value: unknown): value is Settled =>
  isObject(value) &&
  WAYS.some((way) => way === value.way) &&
  Number.isSafeInteger(value.needed) &&
  (value.rules === undefined || (isObject(value.rules) && isObject(value.rules.settings) && isObject(value.rules.numbers)))

/**
 * Returns the settings that follow from the set-up options. Tracking settings of the house rules have priority if the preset matches them.
 */
export const settingsIn = ({ way, needed, rules }: Settled): Partial<Settings> => ({
  ...rules?.settings,
  ...(rules === undefined || wayOf(rules.settings) !== way ? FOLLOWED[way] : {}),
  needed,
})

/** Returns the set-up options that match the settings of a game in progress or of house rules. */
export const settledIn = ({ settings, numbers }: StandardRules<Settings>): Settled => ({
  way: wayOf(settings),
  needed: settings.needed,
  rules: { settings, numbers },
})
