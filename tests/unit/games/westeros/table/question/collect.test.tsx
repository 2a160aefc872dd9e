import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { units } from '../../../../../../src/games/westeros/model/units'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { crowns } from '../../../../../../src/games/westeros/model/control'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { askOnScreen } from './table'

const words = await loadWords('en')

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

describe('second edition: ports, if units are not tracked', () => {
  const atStage = async (changes: readonly Change[]) => {
    const setup = secondSetupFor(6, 'light', () => 0.5)
    const table = await askOnScreen({ setup: { ...setup, tracking: { ...PRESETS.light, decks: 'table' }, changes } })
    await table.move({ do: 'ready' })
    return table
  }
  test('E7.4: Game of Thrones asks for the number of ports with own ships, and pays for them', async () => {
    const table = await atStage([
      { set: 'round', round: 2 },
      { set: 'stage', at: 'draw' },
    ])
    await table.move({
      do: 'draw',
      how: 'table',
      turned: { 1: ['winter-is-coming', 'supply'], 2: ['game-of-thrones'], 3: ['put-to-the-sword'] },
    })
    await table.move({ do: 'resolve', deck: 1 })
    const crownsOf = crowns(table.state(), 'lannister')
    const before = table.state().houses.lannister?.power ?? 0
    expect(screen.getByText('Ports with own ships and no enemy ships in their sea:')).toBeTruthy()
    await userEvent.click(within(screen.getByRole('group', { name: 'Lannister' })).getByRole('button', { name: 'One more' }))
    expect(within(screen.getByRole('list', { name: 'Power for crowns' })).getByText(/· 1 port/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.buttons.resolve['game-of-thrones'] }))
    expect(table.open().ledger.last.entry.move).toEqual({ do: 'resolve', deck: 2, ports: { lannister: 1 } })
    expect((table.state().houses.lannister?.power ?? 0) - before).toBe(crownsOf + 1)
  })
  test('E15.2, E15.3: ports are offered, and an order that musters is not ticked', async () => {
    await atStage([
      { set: 'round', round: 2 },
      { set: 'stage', at: 'power' },
    ])
    const lannister = within(screen.getByRole('list', { name: 'Lannister' }))
    expect(lannister.getByRole('checkbox', { name: 'Port of Lannisport', description: /only if no enemy ship is in its sea/ })).toBeTruthy()
    expect(screen.getByText('Do not tick a special order that musters: it gives no power.')).toBeTruthy()
  })
})
