// Reads the notation of the scenarios: powers with short names, small maps, armies.
import { POWERS, type ByPower, type Power } from '../../../src/games/axis-and-allies/box/powers'
import { BOX_PROFILES, type Army, type Units } from '../../../src/games/axis-and-allies/box/units'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/games/axis-and-allies/model/settings'
import type { Battlefield, Space } from '../../../src/games/axis-and-allies/model/battlefield'
import type { Ways } from '../../../src/games/axis-and-allies/model/battle'
import type { Lands } from '../../../src/games/axis-and-allies/model/control'

const NAMES: Readonly<Record<string, Power>> = { USSR: 'soviet', Germany: 'germany', UK: 'uk', Japan: 'japan', US: 'us' }
export const powerOf = (name: string): Power => {
  const power = NAMES[name]
  if (power === undefined) throw new Error(`no power ${name}`)
  return power
}
export const nameOf = (power: Power): string => Object.keys(NAMES).find((name) => NAMES[name] === power) ?? power
export const namesOf = (powers: readonly Power[]): readonly string[] => powers.map(nameOf)

/** Replaces names of powers by their ids in the keys of an object. */
export const byPower = <T>(named: Readonly<Record<string, T>> = {}): ByPower<T> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [powerOf(name), value]))
export const byName = <T>(some: ByPower<T>): Readonly<Record<string, T>> =>
  Object.fromEntries(POWERS.flatMap((power) => (some[power] === undefined ? [] : [[nameOf(power), some[power]]])))

export const waysOf = (settings: Partial<Settings> = {}): Ways => ({ ...DEFAULT_SETTINGS, ...settings, profiles: BOX_PROFILES })

export type Pairs = readonly (readonly [string, string])[]
export interface MapBefore {
  readonly spaces?: Readonly<Record<string, Space>>
  readonly adjacent?: Pairs
  readonly canals?: readonly { readonly between: readonly [string, string]; readonly open: boolean }[]
}

export const neighboursIn =
  (pairs: Pairs = []) =>
  (space: string): readonly string[] =>
    pairs.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []))

export const fieldOf = ({ spaces = {}, adjacent, canals = [] }: MapBefore): Battlefield => ({
  spaces,
  neighbours: neighboursIn(adjacent),
  closed: canals.flatMap(({ between, open }) => (open ? [] : [between])),
})

export interface LandsBefore {
  readonly [territory: string]: { readonly original: string; readonly controller: string; readonly income: number; readonly ic?: boolean }
}
export const landsOf = (before: LandsBefore): Lands =>
  Object.fromEntries(
    Object.entries(before).map(([id, { original, controller, income }]) => [
      id,
      { original: powerOf(original), controller: powerOf(controller), income },
    ]),
  )

/** Returns the units without the kinds whose number is 0. */
export const some = (army: Army): Units & { readonly hurt?: number } =>
  Object.fromEntries(Object.entries(army).filter(([, count]) => count > 0))
