import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { askOnScreen } from './table'

/** Consolidate Power orders that are on the table: they are ticked. */

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
})
