import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Units } from '../../src/games/westeros/box/box'
import { askOnScreen } from './table'

const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}
const some = (units: Partial<Units>): Units => ({ footman: 0, knight: 0, ship: 0, ...units })

/** Stark marches from Winterfell against Lannister in Moat Cailin; nothing else stands near. */
const attacked = async () => {
  const table = await askOnScreen({
    changes: [
      { set: 'stage', at: 'marches' },
      { set: 'units', area: 'winterfell', house: 'stark', standing: some({ knight: 3 }) },
      { set: 'units', area: 'moat-cailin', house: 'lannister', standing: some({ footman: 1, knight: 1 }) },
      { set: 'units', area: 'white-harbor' },
      { set: 'units', area: 'lannisport' },
      { set: 'units', area: 'greywater-watch' },
    ],
  })
  await press('The board is laid out')
  const moves = [{ to: 'moat-cailin', units: some({ knight: 3 }) }]
  await table.move({ do: 'march', house: 'stark', from: 'winterfell', order: 'march-0', leaveToken: false, moves })
  return table
}

describe('a battle', () => {
  test('goes from support over cards and the Blade to casualties and retreat', async () => {
    const table = await attacked()
    await press('Both sides agree')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House card of Stark' }), 'greatjon-umber')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House card of Lannister' }), 'kevan-lannister')
    await press('These cards were played')
    while (['ability', 'blade'].includes(table.open().prompts[0]?.kind ?? ''))
      await press(table.open().prompts[0]?.kind === 'blade' ? /the Blade/ : /Carry it out|It falls away/)
    expect(table.open().prompts[0]?.kind).toBe('casualties')
    // The balance shows every addend and the result.
    const battle = screen.getByRole('region', { name: 'Moat Cailin' })
    expect(within(battle).getByText(/House Stark wins, \d+ to \d+/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '0 of 1 chosen' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Lannister: Footman' })).getByRole('button', { name: 'One more' }),
    )
    await press('Lose 1 footman')
    if (table.open().prompts[0]?.kind !== 'retreat') return
    const open = screen.getAllByRole('radio').find((radio) => !(radio as HTMLInputElement).disabled)
    if (open !== undefined) await userEvent.click(open)
    await press(/^Retreat to|^All units are lost/)
    expect(table.state().battle).toBeUndefined()
  })

  test('takes another text of a card from the table', async () => {
    const table = await attacked()
    await press('Both sides agree')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House card of Stark' }), 'robb-stark')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House card of Lannister' }), 'kevan-lannister')
    await press('These cards were played')
    await press('Our card reads differently')
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Stark: Strength, more or less' })).getByRole('button', { name: 'One more' }),
    )
    await userEvent.click(screen.getByText('What it changes on the board'))
    await press('Supply, power, House cards')
    const stark = within(screen.getByRole('dialog', { name: 'Supply, power, House cards' })).getByRole('region', { name: 'Stark' })
    const power = table.state().houses.stark?.power ?? 0
    await userEvent.click(within(within(stark).getByRole('group', { name: 'Available power' })).getByRole('button', { name: 'One more' }))
    await press('Done')
    await press('This is what it does')
    expect(table.state().houses.stark?.power).toBe(power + 1)
    expect(table.state().battle?.modifiers).toContainEqual({ mod: 'bonus', side: 'attacker', amount: 1, by: 'robb-stark' })
  })
})
