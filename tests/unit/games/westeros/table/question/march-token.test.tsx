import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { AreaId, HouseId } from '../../../../../../src/games/westeros/box/box'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen } from './table'

/** R12, A21: tests that a house may leave a power token in an area that all of its units leave. */

const lies = (area: AreaId, house: HouseId, footman: number): Change => ({
  set: 'units',
  area,
  house,
  standing: units({ footman }),
})

const marching = async (from: AreaId, ...more: readonly Change[]) => {
  const table = await askOnScreen({
    changes: [
      { set: 'round', round: 3 },
      { set: 'track', track: 'ironThrone', order: ['stark', 'lannister', 'baratheon', 'tyrell', 'greyjoy'] },
      { set: 'stage', at: 'marches' },
      lies(from, 'stark', 2),
      ...more,
    ],
  })
  await table.move({ do: 'ready' })
  await act(async () => {})
  return table
}
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
const name = { name: 'Leave a power token behind' }
/** Returns the controls on the page after the switch for the power token. */
const afterSwitch = () => {
  const switched = screen.getByRole('switch', name)
  return screen.getAllByRole('button').filter((one) => switched.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
}

describe('a power token left behind', () => {
  test('is offered in an own home area that the march empties, directly above the submit button', async () => {
    const table = await marching('winterfell')
    await press(/^Winterfell/)
    expect(screen.queryByRole('switch', name)).toBeNull()
    await press(/^Moat Cailin/)
    expect(afterSwitch()[0]?.textContent).toBe('March to Moat Cailin')
    await userEvent.click(screen.getByRole('switch', name))
    await press('March to Moat Cailin')
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'march', from: 'winterfell', leaveToken: true })
    expect(table.state().areas['winterfell']?.token).toBe('stark')
  })
  test('says which castle area is lost without it', async () => {
    await marching('white-harbor')
    await press(/^White Harbor/)
    await press(/^Moat Cailin/)
    const lost = 'Without it, nobody holds White Harbor: one castle area less.'
    expect(screen.getByText(lost)).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', name))
    expect(screen.queryByText(lost)).toBeNull()
  })
  test('is offered below the count against a neutral force, and above the submit button', async () => {
    await marching('blackwater', { set: 'neutral', area: 'kings-landing', neutral: { strength: 2 } })
    await press(/^Blackwater/)
    await press(/^King's Landing/)
    const force = screen.getByRole('region', { name: /neutral force/i })
    const switched = screen.getByRole('switch', name)
    expect(force.compareDocumentPosition(switched) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(afterSwitch()[0]?.textContent).toBe("March and attack King's Landing")
  })
})
