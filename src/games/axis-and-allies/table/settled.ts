import { isObject } from '../../../session/environment/local-storage'
import { VICTORY } from '../box/powers'
import { LIGHT, type Settings } from '../model/settings'
import type { State } from '../model/state'

/** How much the app is told: battles and money, where units stand as well, or only who holds what. */
export const WAYS = ['referee', 'told', 'light'] as const
export type Way = (typeof WAYS)[number]
export const GOALS = [VICTORY.minor, VICTORY.major, VICTORY.total] as const
export type Goal = (typeof GOALS)[number]

/** The choices of the set-up. */
export interface Settled {
  readonly way: Way
  readonly needed: Goal
}

export const FRESH: Settled = { way: 'referee', needed: VICTORY.major }

export const isSettled = (value: unknown): value is Settled =>
  isObject(value) && WAYS.some((way) => way === value.way) && GOALS.some((goal) => goal === value.needed)

export const settingsIn = ({ way, needed }: Settled): Partial<Settings> => ({
  needed,
  ...(way === 'light' ? LIGHT : { armiesTold: way === 'told' }),
})

const wayOf = ({ armiesTold, battlesTold }: Settings): Way => (armiesTold ? 'told' : battlesTold ? 'referee' : 'light')

/** Reads the choices of the set-up from a game that has begun. */
export const settledIn = ({ settings }: State): Settled => ({
  way: wayOf(settings),
  needed: GOALS.find((goal) => goal === settings.needed) ?? FRESH.needed,
})
