import { isObject } from '../../../session/environment/local-storage'
import { VICTORY } from '../box/powers'
import type { PlainRules } from '../../../table/house-rules/plain-points'
import type { Settings } from '../model/settings'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** Options chosen in the setup. */
export interface Settled {
  readonly way: Way
  readonly needed: number
  /** House rules of the group; defaults to the rulebook. */
  readonly rules?: PlainRules<Settings>
}

export const FRESH: Settled = { way: 'banker', needed: VICTORY.major }

export const isSettled = (value: unknown): value is Settled =>
  isObject(value) &&
  WAYS.some((way) => way === value.way) &&
  Number.isSafeInteger(value.needed) &&
  (value.rules === undefined || (isObject(value.rules) && isObject(value.rules.settings) && isObject(value.rules.numbers)))

/** Settings chosen so far. House rules keep their tracking settings while the preset matches. */
export const settingsIn = ({ way, needed, rules }: Settled): Partial<Settings> => ({
  ...rules?.settings,
  ...(rules === undefined || wayOf(rules.settings) !== way ? FOLLOWED[way] : {}),
  needed,
})

/** Setup options from a running game, or from the house rules of the group. */
export const settledIn = ({ settings, numbers }: PlainRules<Settings>): Settled => ({
  way: wayOf(settings),
  needed: settings.needed,
  rules: { settings, numbers },
})
