import { isObject } from '../../../session/environment/local-storage'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Level } from '../box/numbers'
import type { PlainRules } from '../../../table/house-rules/plain-points'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings'
import type { State } from '../model/state'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** Switches of the set-up, besides the tracking preset. */
export const SWITCHES = ['silentWindow', 'thiefDrawn', 'mapDrawn'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** Chosen options of the set-up. */
export interface Settled {
  readonly way: Way
  readonly level: Level
  /** Seat of the start player, from 0. */
  readonly start: number
  readonly switches: Readonly<Record<SwitchName, boolean>>
  /** Numbers that the rulebook lacks, as printed in this box. */
  readonly numbers: ReportedNumbers
  /** House rulings of the group; default to the rulebook. */
  readonly rulings?: Rulings
}

type Rulings = Pick<Settings, 'cellRelease' | 'dealWithoutToken' | 'declineFigures'>
const rulingsOf = ({ cellRelease, dealWithoutToken, declineFigures }: Settings): Rulings => ({
  cellRelease,
  dealWithoutToken,
  declineFigures,
})
const switchesOf = ({ silentWindow, thiefDrawn, mapDrawn }: Settings): Settled['switches'] => ({ silentWindow, thiefDrawn, mapDrawn })

/** Returns the chosen settings. With the preset Light, the app hides and draws nothing. */
export const settingsIn = ({ way, level, switches, rulings }: Settled): Settings => ({
  ...DEFAULT_SETTINGS,
  ...rulings,
  level,
  ...FOLLOWED[way],
  ...(way === 'light' ? FRESH.switches : switches),
})
export const rulesIn = (chosen: Settled): PlainRules<Settings> => ({ settings: settingsIn(chosen), numbers: chosen.numbers })
/** Returns the rulebook rules with the chosen level and tracking preset. These two choices are not house rules. */
export const bookFor = ({ way, level }: Settled): PlainRules<Settings> => ({
  settings: settingsIn({ ...FRESH, way, level }),
  numbers: {},
})
/** Returns the set-up options for the house rules of a group. */
export const withRules = ({ settings, numbers }: PlainRules<Settings>): Omit<Settled, 'start'> => ({
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

/** Returns the set-up options of a game that has begun. */
export const settledIn = ({ settings, players, start, numbers }: State): Settled => ({
  ...withRules({ settings, numbers }),
  start: Math.max(
    0,
    players.findIndex(({ colour }) => colour === start),
  ),
})
