import { isObject } from '../../../session/environment/local-storage'
import { VICTORY } from '../box/powers'
import type { PlainRules } from '../../../table/house-rules/plain-points'
import type { Settings } from '../model/settings'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** The choices of the set-up. */
export interface Settled {
  readonly way: Way
  readonly needed: number
  /** The group's own rules; the rulebook's where there are none. */
  readonly rules?: PlainRules<Settings>
}

export const FRESH: Settled = { way: 'banker', needed: VICTORY.major }

export const isSettled = (value: unknown): value is Settled =>
  isObject(value) &&
  WAYS.some((way) => way === value.way) &&
  Number.isSafeInteger(value.needed) &&
  (value.rules === undefined || (isObject(value.rules) && isObject(value.rules.settings) && isObject(value.rules.numbers)))

/** The settings chosen so far. Own rules keep their parts as long as the way of playing is theirs. */
export const settingsIn = ({ way, needed, rules }: Settled): Partial<Settings> => ({
  ...rules?.settings,
  ...(rules === undefined || wayOf(rules.settings) !== way ? FOLLOWED[way] : {}),
  needed,
})

/** The choices of the set-up from a game that has begun, or from the group's own rules. */
export const settledIn = ({ settings, numbers }: PlainRules<Settings>): Settled => ({
  way: wayOf(settings),
  needed: settings.needed,
  rules: { settings, numbers },
})
