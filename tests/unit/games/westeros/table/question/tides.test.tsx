// Tests the questions about the optional Tides of Battle deck (second edition, E22).
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Change, Setup } from '../../../../../../src/games/westeros/model/moves'
import { areaAt } from '../../../../../../src/games/westeros/model/position'
import type { Tracking } from '../../../../../../src/games/westeros/model/state'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

/** Greyjoy, the holder of the Blade, attacks Stark in White Harbor. */
const changes: readonly Change[] = [
  { set: 'units', area: 'white-harbor', house: 'stark', standing: units({ footman: 2 }) },
  { set: 'units', area: 'moat-cailin', house: 'greyjoy', standing: units({ footman: 1, knight: 1 }) },
]

/** Starts the battle and plays a strong card of Greyjoy against a weak one of Stark, both without a text to carry out. */
const battleWith = async (decks: Tracking['decks']) => {
  const setup = secondSetupFor(6, 'referee', () => 0.5)
  const withTides: Setup = {
    ...setup,
    changes,
    settings: { ...setup.settings, tidesOfBattle: true },
    tracking: { ...setup.tracking, decks },
  }
  const table = await askOnScreen({ setup: withTides })
  await table.move({ do: 'ready' })
  await table.move({ do: 'ordersPlaced' })
  await table.move({ do: 'raven', house: 'lannister', use: false })
  await table.move({ do: 'endRaids' })
  const moves = [{ to: 'white-harbor', units: units({ footman: 1, knight: 1 }) }]
  await table.move({ do: 'march', house: 'greyjoy', from: 'moat-cailin', moves, order: 'march-0', leaveToken: false })
  await table.move({ do: 'callSupport', supports: [] })
  await table.move({ do: 'playCards', attacker: { card: 'euron-crows-eye' }, defender: { card: 'ser-rodrick-cassel' } })
  return table
}

const choose = async (group: string, option: string) => {
  const [radio] = screen.getAllByRole('group', { name: group }).flatMap((one) => [...one.querySelectorAll(`input[aria-label="${option}"]`)])
  if (radio === undefined) throw new Error(`no option: ${group}, ${option}`)
  await userEvent.click(radio)
}

describe('Tides of Battle', () => {
  test('the players report both cards; the winner loses a unit by a skull', async () => {
    const table = await battleWith('table')
    expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['tides'])
    await choose('Card of Greyjoy', 'Strength 3')
    await choose('Card of Stark', 'Strength 0, 1 skull')
    await userEvent.click(screen.getByRole('button', { name: 'Turn up both cards' }))
    expect(screen.getByText('Tides')).toBeDefined()
    await table.move({ do: 'blade', house: 'greyjoy', use: false })
    expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['skull'])
    await userEvent.click(screen.getByRole('radio', { name: 'Lose: footman' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lose: footman' }))
    expect(table.open().state.battle?.attackers ?? areaAt(table.open().state, 'white-harbor').garrison?.standing).toMatchObject({
      footman: 0,
      knight: 1,
    })
  })

  test('the app draws; the holder of the Blade sees only its own card, and may replace it', async () => {
    const table = await battleWith('app')
    await table.draw()
    expect(table.open().prompts.map(({ kind }) => kind)).toEqual(['tidesLook'])
    expect(screen.queryByText(/^Strength \d/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Hand the phone to/ }))
    // By keyboard, two presses replace the long press.
    screen.getByRole('button', { name: /: hold to look$/ }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(screen.getAllByText(/^Strength \d/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the table' }))
    expect(screen.queryByText(/^Strength \d/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Use the Blade and draw another card' }))
    await userEvent.click(screen.getByRole('button', { name: 'Use the Blade and draw another card' }))
    await table.draw()
    const { battle, bladeUsed } = table.open().state
    expect(bladeUsed).toBe(true)
    expect(battle?.blade).toBeUndefined()
    expect(table.open().prompts.map(({ kind }) => kind)).not.toContain('blade')
  })
})
