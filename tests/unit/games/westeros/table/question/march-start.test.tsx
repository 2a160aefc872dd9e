import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { AreaId } from '../../../../../../src/games/westeros/box/box'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen } from './table'

/** R10.1: tests that the house selects one of its March orders and can change the selection until it submits the march. */

const garrison = (area: AreaId): readonly Change[] => [
  { set: 'units', area, house: 'stark', standing: units({ footman: 2 }) },
  { set: 'order', area, house: 'stark', order: area === 'winterfell' ? 'march-0' : 'march-minus-1' },
]

const marching = async (...areas: readonly AreaId[]) => {
  const table = await askOnScreen({
    tracking: { orders: 'app' },
    changes: [
      { set: 'round', round: 3 },
      { set: 'track', track: 'ironThrone', order: ['stark', 'lannister', 'baratheon', 'tyrell', 'greyjoy'] },
      { set: 'stage', at: 'marches' },
      ...areas.flatMap(garrison),
    ],
  })
  await table.move({ do: 'ready' })
  await act(async () => {})
}
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
const starts = () => screen.queryByRole('group', { name: 'Where the march begins' })
const targets = () => screen.queryByRole('list', { name: 'Where to' })

describe('the starting area of a march', () => {
  test.each(['Take back', 'Another starting area'])('can be changed by "%s"', async (way) => {
    await marching('winterfell', 'white-harbor')
    await press(/^Winterfell/)
    expect(targets()).not.toBeNull()
    await press(way)
    expect(starts()).not.toBeNull()
    await press(/^White Harbor/)
    expect(targets()).not.toBeNull()
  })
  test('comes after the choice of units is cleared: first the plain list of targets, then the starting areas', async () => {
    await marching('winterfell', 'white-harbor')
    await press(/^Winterfell/)
    await press(/^Moat Cailin/)
    expect(screen.queryByRole('group', { name: 'Moat Cailin' })).not.toBeNull()
    await press('Clear')
    expect(screen.queryByRole('group', { name: 'Moat Cailin' })).toBeNull()
    await press('Take back')
    expect(starts()).not.toBeNull()
  })
  test('is no choice with a single March order', async () => {
    await marching('winterfell')
    await press(/^Moat Cailin/)
    await press('Clear')
    expect(screen.queryByRole('group', { name: 'Moat Cailin' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Another starting area' })).toBeNull()
  })
})
