import { isObject } from '../../../session/environment/local-storage'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Level } from '../box/numbers'
import type { StandardRules } from '../../../table/house-rules/standard-points'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings'
import type { State } from '../model/state'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** Names of the set-up options that are either on or off. The tracking preset has three values and is stored separately. */
export const SWITCHES = ['silentWindow', 'thiefDrawn', 'mapDrawn'] as const
export type SwitchName = (typeof SWITCHES)[number]
/** Returns the switches that have an effect with a preset. */
export const switchesFor = (way: Way): readonly SwitchName[] =>
  way === 'light' ? [] : way === 'cardless' ? SWITCHES.filter((name) => name !== 'thiefDrawn') : SWITCHES

/** Options that the players chose in the set-up step. */
export interface Settled {
  readonly way: Way
  readonly level: Level
  /** Index of the start player's seat, from 0. */
  readonly start: number
  readonly switches: Readonly<Record<SwitchName, boolean>>
  /** Numbers that the rulebook lacks, as printed in the players' copy of the game. */
  readonly numbers: ReportedNumbers
  /** House rules with which the players decided unclear rules. If omitted, the rules of the rulebook apply. */
  readonly rulings?: Rulings
}

type Rulings = Pick<Settings, 'cellRelease' | 'dealWithoutToken' | 'declineFigures'>
const rulingsOf = ({ cellRelease, dealWithoutToken, declineFigures }: Settings): Rulings => ({
  cellRelease,
  dealWithoutToken,
  declineFigures,
})
const switchesOf = ({ silentWindow, thiefDrawn, mapDrawn }: Settings): Settled['switches'] => ({ silentWindow, thiefDrawn, mapDrawn })

/** Returns the settings that follow from the set-up options. A switch that the preset does not offer is off. */
export const settingsIn = ({ way, level, switches, rulings }: Settled): Settings => ({
  ...DEFAULT_SETTINGS,
  ...rulings,
  level,
  ...FOLLOWED[way],
  ...FRESH.switches,
  ...Object.fromEntries(switchesFor(way).map((name) => [name, switches[name]])),
})
export const rulesIn = (chosen: Settled): StandardRules<Settings> => ({ settings: settingsIn(chosen), numbers: chosen.numbers })
/** Returns the rules of the rulebook with the chosen level and tracking preset. The level and the preset do not count as house rules. */
export const bookFor = ({ way, level }: Settled): StandardRules<Settings> => ({
  settings: settingsIn({ ...FRESH, way, level }),
  numbers: {},
})
/** Returns the set-up options that correspond to house rules. */
export const withRules = ({ settings, numbers }: StandardRules<Settings>): Omit<Settled, 'start'> => ({
  way: wayOf(settings),
  level: settings.level,
  switches: switchesOf(settings),
  numbers,
  rulings: rulingsOf(settings),
})

export const FRESH: Settled = {
  way: 'referee',
  level: 'beginner',
  start: 0,
  switches: { silentWindow: false, thiefDrawn: false, mapDrawn: false },
  numbers: {},
}

export const isSettled = (value: unknown): value is Settled => {
  if (!isObject(value)) return false
  const { way, level, start, switches, numbers, rulings } = value
  return (
    WAYS.some((one) => one === way) &&
    (level === 'beginner' || level === 'advanced') &&
    Number.isSafeInteger(start) &&
    isObject(switches) &&
    SWITCHES.every((name) => typeof switches[name] === 'boolean') &&
    (rulings === undefined || isObject(rulings)) &&
    isObject(numbers) &&
    Object.values(numbers).every((one) => Number.isSafeInteger(one))
  )
}

/** Returns the set-up options with which a game has begun. */
export const settledIn = ({ settings, players, start, numbers }: State): Settled => ({
  ...withRules({ settings, numbers }),
  start: Math.max(
    0,
    players.findIndex(({ colour }) => colour === start),
  ),
})
