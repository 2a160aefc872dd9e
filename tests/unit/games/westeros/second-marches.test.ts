// Tests marches of the second edition: areas that a march can reach.
import { expect, test } from 'vitest'
import { marchDomain } from '../../../../src/games/westeros/prompts/marches'
import { marchAreaObjection, marchAreas } from '../../../../src/games/westeros/table/questions/march-on-map'
import { placed, second } from './second-game'

test('E10.2: a port beside an area with a neutral force is not offered', () => {
  const state = second(
    [
      { set: 'neutral', area: 'storms-end', neutral: { strength: 4 } },
      { set: 'units', area: 'shipbreaker-bay', house: 'baratheon', standing: { footman: 0, knight: 0, ship: 2 } },
    ],
    'marches',
  )
  const domain = marchDomain(state)
  const draft = { ...domain.empty, house: 'baratheon', from: 'shipbreaker-bay' } as const
  const targets = new Set(domain.steps(draft).flatMap((step) => ('to' in step ? [step.to] : [])))
  expect(targets).toContain('port-of-dragonstone')
  expect(targets).not.toContain('port-of-storms-end')
  expect(marchAreas(state, draft)).not.toContain('port-of-storms-end')
  expect(domain.take(draft, { to: 'port-of-storms-end', unit: 'ship' })).toMatchObject({ ok: false, refusal: { code: 'PORT_NOT_YOURS' } })
  expect(marchAreaObjection(state, draft, 'port-of-storms-end')?.code).toBe('PORT_NOT_YOURS')
})

test('E4.3: a port takes no more ships than it has room for', () => {
  const state = second(
    [
      { set: 'units', area: 'port-of-dragonstone', house: 'baratheon', standing: { footman: 0, knight: 0, ship: 2 } },
      { set: 'units', area: 'shipbreaker-bay', house: 'baratheon', standing: { footman: 0, knight: 0, ship: 2 } },
      placed('baratheon', 'dragonstone'),
    ],
    'marches',
  )
  const domain = marchDomain(state)
  const draft = { ...domain.empty, house: 'baratheon', from: 'shipbreaker-bay' } as const
  const one = domain.take(draft, { to: 'port-of-dragonstone', unit: 'ship' })
  if (!one.ok) throw new Error(one.refusal.code)
  expect(domain.steps(one.value)).not.toContainEqual({ to: 'port-of-dragonstone', unit: 'ship' })
  expect(domain.take(one.value, { to: 'port-of-dragonstone', unit: 'ship' })).toMatchObject({ ok: false, refusal: { code: 'PORT_FULL' } })
})
