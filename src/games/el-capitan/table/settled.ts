import { isObject } from '../../../session/environment/local-storage'
import type { Colour } from '../box/board'
import type { Rules } from './house-rules/points'
import { WAYS, type Way } from './parts/ways'

/** What is settled before the game begins. */
export interface Settled {
  readonly way: Way
  readonly cardsTold: boolean
  /** Neutral colours of two players, by the main one. */
  readonly neutral: Readonly<Partial<Record<Colour, Colour>>>
  /** The group's own rules; the rulebook's where there are none. */
  readonly rules?: Rules
}

export const FRESH: Settled = { way: 'referee', cardsTold: false, neutral: { red: 'blue', green: 'yellow' } }

export const isSettled = (value: unknown): value is Settled => {
  if (typeof value !== 'object' || value === null || !('way' in value) || !('cardsTold' in value) || !('neutral' in value)) return false
  const { way, cardsTold, neutral } = value
  const rules = 'rules' in value ? value.rules : undefined
  return (
    WAYS.some((one) => one === way) &&
    typeof cardsTold === 'boolean' &&
    isObject(neutral) &&
    (rules === undefined || (isObject(rules) && isObject(rules.settings) && isObject(rules.numbers)))
  )
}
