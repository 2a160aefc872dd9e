// Tests promised carriers, on which fighters will land: only a power with a carrier is asked, and only for sea zones in its range.
import { expect, test } from 'vitest'
import type { Power } from '../../../../src/games/axis-and-allies/box/powers'
import { fields } from '../../../../src/games/axis-and-allies/fields'
import { carrierZones } from '../../../../src/games/axis-and-allies/model/carriers'
import { prompts } from '../../../../src/games/axis-and-allies/prompts'
import { ledgerAfter } from './games'

const at = (power: Power, round = 1, way: 'referee' | 'told' = 'told') => {
  const { state } = ledgerAfter({ way }, []).head
  const promising = { ...state, settings: { ...state.settings, landingsTold: true } }
  return fields.apply(promising, [{ set: 'clock', round, power, phase: 3 }])
}
const isAsked = (state: ReturnType<typeof at>) => prompts(state).some(({ kind }) => kind === 'promise')

test('powers without a carrier are not asked', () => {
  for (const way of ['told', 'referee'] as const)
    expect((['soviet', 'germany', 'uk', 'japan', 'us'] as const).map((power) => isAsked(at(power, 1, way)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  // If units are not tracked, the app does not know in round 2 whether Germany has bought a carrier, so it asks.
  expect(isAsked(at('germany', 2, 'referee'))).toBe(true)
})

test('the zones are those within two moves of a carrier, and those beside a complex for a new one', () => {
  const british = carrierZones(at('uk'))
  expect(british).toContain('sz35')
  expect(british).not.toContain('sz6')
  expect(british.length).toBeLessThan(25)
  // House rules may change how far carriers move.
  const slow = carrierZones({ ...at('uk'), numbers: { 'cv/move': 1 } })
  expect(slow.length).toBeLessThan(british.length)
  const german = at('germany')
  const buying = { ...german, bought: { ...german.bought, germany: { cv: 1 } } }
  expect(carrierZones(buying)).toContain('sz5')
  expect(isAsked(buying)).toBe(true)
})
