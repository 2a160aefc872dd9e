import { isObject } from '../../../session/environment/local-storage'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Level } from '../box/numbers'
import type { PlainRules } from '../../../table/house-rules/plain-points'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings'
import type { State } from '../model/state'
import { FOLLOWED, wayOf, WAYS, type Way } from './parts/ways'

/** Switches that the set-up offers beside the way of playing. */
export const SWITCHES = ['silentWindow', 'thiefDrawn', 'mapDrawn'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** The choices of the set-up. */
export interface Settled {
  readonly way: Way
  readonly level: Level
  /** Who begins, by the seat at the table: 0 is the first. */
  readonly start: number
  readonly switches: Readonly<Record<SwitchName, boolean>>
  /** Numbers that the rulebook has lost, as they are printed in this box. */
  readonly numbers: ReportedNumbers
  /** Rulings of the group's own rules; the rulebook's where there are none. */
  readonly rulings?: Rulings
}

type Rulings = Pick<Settings, 'cellRelease' | 'dealWithoutToken' | 'declineFigures'>
const rulingsOf = ({ cellRelease, dealWithoutToken, declineFigures }: Settings): Rulings => ({
  cellRelease,
  dealWithoutToken,
  declineFigures,
})
const switchesOf = ({ silentWindow, thiefDrawn, mapDrawn }: Settings): Settled['switches'] => ({ silentWindow, thiefDrawn, mapDrawn })

/** The settings chosen so far. In Light nothing is hidden or drawn. */
export const settingsIn = ({ way, level, switches, rulings }: Settled): Settings => ({
  ...DEFAULT_SETTINGS,
  ...rulings,
  level,
  ...FOLLOWED[way],
  ...(way === 'light' ? FRESH.switches : switches),
})
export const rulesIn = (settled: Settled): PlainRules<Settings> => ({ settings: settingsIn(settled), numbers: settled.numbers })
/** The rulebook's rules with the level and the way of following the game that the set-up asks for: neither is a house rule. */
export const bookFor = ({ way, level }: Settled): PlainRules<Settings> => ({
  settings: settingsIn({ ...FRESH, way, level }),
  numbers: {},
})
/** The rules of the group, as chosen at set-up. */
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

/** Reads the choices of the set-up from a game that has begun. */
export const settledIn = ({ settings, players, start, numbers }: State): Settled => ({
  ...withRules({ settings, numbers }),
  start: Math.max(
    0,
    players.findIndex(({ colour }) => colour === start),
  ),
})
