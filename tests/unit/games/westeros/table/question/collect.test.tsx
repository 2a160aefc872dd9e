import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { units } from '../../../../../../src/games/westeros/model/units'
import { askOnScreen } from './table'

/** Tests the question for Consolidate Power orders on the physical board, in which the players tick the areas. */

const asked = async (preset: 'referee' | 'light') => {
  const table = await askOnScreen({
    tracking: PRESETS[preset],
    changes: [
      { set: 'round', round: 3 },
      { set: 'stage', at: 'power' },
    ],
  })
  await table.move({ do: 'ready' })
  await screen.findByRole('button', { name: 'No order is left' })
  return table
}

describe('the Consolidate Power orders', () => {
  test.each(['referee', 'light'] as const)('%s: the gains are below the list, which does not move under a finger', async (preset) => {
    await asked(preset)
    const row = screen.getByRole('checkbox', { name: /^Winterfell/ })
    await userEvent.click(row)
    await act(async () => {})
    const gains = screen.getByRole('list', { name: 'Power from the pool' })
    expect(row.compareDocumentPosition(gains) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test('if units are not tracked, a house is offered the areas that it controls, and no others', async () => {
    await asked('light')
    const stark = within(screen.getByRole('list', { name: 'Stark' }))
    expect(stark.getByRole('checkbox', { name: /^Winterfell/ })).toBeTruthy()
    expect(stark.queryByRole('checkbox', { name: /^Dragonstone/ })).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Baratheon' })).getByRole('checkbox', { name: /^Dragonstone/ })).toBeTruthy()
  })

  test('areas that were entered this round and areas whose order was another one are not offered', async () => {
    const table = await askOnScreen({
      changes: [
        { set: 'round', round: 3 },
        { set: 'stage', at: 'marches' },
        { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 2 }) },
        { set: 'units', area: 'castle-black', house: 'stark', standing: units({ footman: 1 }) },
      ],
    })
    await table.move({ do: 'ready' })
    const going = [{ to: 'moat-cailin', units: units({ footman: 1 }) }]
    await table.move({ do: 'march', house: 'stark', from: 'winterfell', order: 'march-0', moves: going, leaveToken: false })
    await table.move({ do: 'endMarches' })
    const stark = within(await screen.findByRole('list', { name: 'Stark' }))
    expect(stark.getByRole('checkbox', { name: /^Castle Black/ })).toBeTruthy()
    expect(stark.queryByRole('checkbox', { name: /^Winterfell/ })).toBeNull()
    expect(stark.queryByRole('checkbox', { name: /^Moat Cailin/ })).toBeNull()
  })

  test('areas set by hand are offered', async () => {
    const table = await askOnScreen({
      changes: [
        { set: 'round', round: 3 },
        { set: 'stage', at: 'marches' },
      ],
    })
    await table.move({ do: 'ready' })
    const standing = units({ footman: 1 })
    await table.move({ do: 'correct', changes: [{ set: 'units', area: 'moat-cailin', house: 'stark', standing }] })
    await table.move({ do: 'endMarches' })
    const stark = within(await screen.findByRole('list', { name: 'Stark' }))
    expect(stark.getByRole('checkbox', { name: /^Moat Cailin/ })).toBeTruthy()
  })
})
