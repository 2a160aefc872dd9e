import { isObject } from '../../../../session/environment/local-storage'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY, type Settings } from '../../model/settings'
import type { State } from '../../model/state'

export const WAYS = ['referee', 'light'] as const
export type Way = (typeof WAYS)[number]

/** Switches that the set-up offers beside the way of playing. */
export const SWITCHES = ['three', 'freeStart', 'offerRule', 'ordersSealed', 'goalsSealed', 'announceSealed', 'goldMatches'] as const
export type SwitchName = (typeof SWITCHES)[number]
export type Switches = Readonly<Record<SwitchName, boolean>>

/** What is settled before the game begins. */
export interface Settled {
  readonly way: Way
  /** Victory by secret cards; otherwise by three goals of five. */
  readonly vpCards: boolean
  readonly switches: Switches
}

export const FRESH: Settled = {
  way: 'referee',
  vpCards: false,
  switches: {
    three: true,
    freeStart: false,
    offerRule: false,
    ordersSealed: true,
    goalsSealed: true,
    announceSealed: false,
    goldMatches: false,
  },
}

/** The switches that mean something with so many players, this way and these goals. */
export const offered = (players: number, { way, vpCards }: Settled): readonly SwitchName[] =>
  SWITCHES.filter((name) => {
    if (name === 'three') return players === 3
    if (name === 'offerRule') return players === 5 && way === 'referee'
    if (name === 'goalsSealed') return vpCards && way === 'referee'
    return name !== 'announceSealed' || vpCards
  })

/** What a table agrees on: a switch that was not offered is off. */
export const settingsFor = (players: number, settled: Settled): Settings => {
  const { way, vpCards, switches } = settled
  const shown = offered(players, settled)
  const on = Object.fromEntries(SWITCHES.map((name) => [name, shown.includes(name) && switches[name]])) as unknown as Switches
  return { ...DEFAULT_SETTINGS, ...WAYS_TO_PLAY[way], vpCards, ...on }
}

export const isSettled = (value: unknown): value is Settled => {
  if (!isObject(value)) return false
  const { way, vpCards, switches } = value
  return (
    WAYS.some((one) => one === way) &&
    typeof vpCards === 'boolean' &&
    isObject(switches) &&
    SWITCHES.every((name) => typeof switches[name] === 'boolean')
  )
}

export const wayOf = ({ cardsTold }: Pick<Settings, 'cardsTold'>): Way => (cardsTold ? 'referee' : 'light')
/** What was settled in a game that has begun. */
export const settledIn = ({ settings }: State): Settled => ({
  way: wayOf(settings),
  vpCards: settings.vpCards,
  switches: Object.fromEntries(SWITCHES.map((name) => [name, settings[name]])) as unknown as Switches,
})
