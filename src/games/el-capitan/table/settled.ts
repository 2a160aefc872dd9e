import { isObject } from '../../../session/environment/local-storage'
import { COLOURS, type Colour } from '../box/board'
import type { CityNames } from '../model/state'
import type { Rules } from './house-rules/points'
import { WAYS, type Way } from './parts/ways'

/** Chosen options of the set-up. */
export interface Settled {
  readonly way: Way
  readonly cardsTold: boolean
  /** Neutral colours of two players, by main colour. */
  readonly neutral: Readonly<Partial<Record<Colour, Colour>>>
  /** Names of the cities that the rulebook lacks; defaults to the names stored on this device. */
  readonly cityNames?: CityNames
  /** House rules of the group; defaults to the rulebook. */
  readonly rules?: Rules
}

export const FRESH: Settled = { way: 'referee', cardsTold: false, neutral: {} }

/** Returns the neutral colours of two players: the chosen colours, otherwise the first free colours. */
export const neutralsOf = (mains: readonly Colour[], chosen: Settled['neutral']): Readonly<Partial<Record<Colour, Colour>>> => {
  const neutrals: Partial<Record<Colour, Colour>> = {}
  const isFree = (colour: Colour | undefined): colour is Colour =>
    colour !== undefined && !mains.includes(colour) && !Object.values(neutrals).includes(colour)
  // Assign chosen colours first, so that a default cannot take one of them.
  for (const main of mains) if (isFree(chosen[main])) neutrals[main] = chosen[main]
  for (const main of mains) {
    const first = COLOURS.find(isFree)
    if (neutrals[main] === undefined && first !== undefined) neutrals[main] = first
  }
  return neutrals
}

/** Changes the neutral colour of a player. If the other player has that colour, the two colours are swapped. */
export const withNeutral = (neutrals: Settled['neutral'], main: Colour, colour: Colour): Settled['neutral'] => {
  const given = neutrals[main]
  const others = COLOURS.flatMap((one) => (neutrals[one] === colour && given !== undefined ? [[one, given] as const] : []))
  return { ...neutrals, ...Object.fromEntries(others), [main]: colour }
}

export const isSettled = (value: unknown): value is Settled => {
  if (typeof value !== 'object' || value === null || !('way' in value) || !('cardsTold' in value) || !('neutral' in value)) return false
  const { way, cardsTold, neutral } = value
  const rules = 'rules' in value ? value.rules : undefined
  const cityNames = 'cityNames' in value ? value.cityNames : undefined
  return (
    WAYS.some((one) => one === way) &&
    typeof cardsTold === 'boolean' &&
    isObject(neutral) &&
    (cityNames === undefined || (isObject(cityNames) && Object.values(cityNames).every((name) => typeof name === 'string'))) &&
    (rules === undefined || (isObject(rules) && isObject(rules.settings) && isObject(rules.numbers)))
  )
}
