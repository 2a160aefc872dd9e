import { isObject } from '../../../session/environment/local-storage'
import { COLOURS, type Colour } from '../box/board'
import type { CityNames } from '../model/state'
import type { Rules } from './house-rules/points'
import { WAYS, type Way } from './parts/ways'

/** Options that the players chose in the set-up step. */
export interface Settled {
  readonly way: Way
  readonly cardsTold: boolean
  /** Neutral colour of each player in a two-player game. The key is the main colour of the player. */
  readonly neutral: Readonly<Partial<Record<Colour, Colour>>>
  /** Names of the cities whose names the rulebook lacks. If omitted, the app uses the names stored on this device. */
  readonly cityNames?: CityNames
  /** House rules of the players. If omitted, the rules of the rulebook apply. */
  readonly rules?: Rules
}

export const FRESH: Settled = { way: 'referee', cardsTold: false, neutral: {} }

/** Returns the neutral colours of the two players: the chosen colours, or the first free colours if no colour is chosen. */
export const neutralsOf = (mains: readonly Colour[], chosen: Settled['neutral']): Readonly<Partial<Record<Colour, Colour>>> => {
  const neutrals: Partial<Record<Colour, Colour>> = {}
  // The result must not depend on the seating order, because the set-up and the game list the players in different orders.
  const inOrder = COLOURS.filter((colour) => mains.includes(colour))
  const isFree = (colour: Colour | undefined): colour is Colour =>
    colour !== undefined && !mains.includes(colour) && !Object.values(neutrals).includes(colour)
  // Chosen colours are assigned first, so that a default colour cannot be a chosen colour.
  for (const main of inOrder) if (isFree(chosen[main])) neutrals[main] = chosen[main]
  for (const main of inOrder) {
    const first = COLOURS.find(isFree)
    if (neutrals[main] === undefined && first !== undefined) neutrals[main] = first
  }
  return neutrals
}

/** Changes the neutral colour of a player. If the other player already has the new colour, the two colours are swapped. */
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
