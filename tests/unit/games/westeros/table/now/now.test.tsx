import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { hold } from '../../../../../screen-size'
import { openTable, press, settle } from '../fixture'

const marches: readonly Change[] = [
  { set: 'turned', turned: { 1: 'supply', 2: 'last-days-of-summer*', 3: 'rains-of-autumn*' } },
  { set: 'round', round: 4 },
  { set: 'stage', at: 'raids' },
]

const now = async () => {
  const table = await openTable('', {}, marches)
  const play = (move: Parameters<ReturnType<typeof table.play>['play']>[0]) => act(async () => void (await table.play().play(move)))
  await play({ do: 'ready' })
  await play({ do: 'raid', house: 'tyrell', from: 'dornish-marches', targets: [], special: false })
  await play({ do: 'endRaids' })
  await settle()
  return { table, play }
}

describe('the main screen', () => {
  test('keeps the cards of the round in sight, and each opens to what it does and to its rule', async () => {
    await now()
    await press(/^deck III: Rains of Autumn/)
    const sheet = await screen.findByRole('dialog', { name: 'Rains of Autumn' })
    expect(sheet.textContent).toContain('Supporting footmen count 0 this round')
    await userEvent.click(await within(sheet).findByRole('button', { name: /^R7\.11 / }))
    expect(await within(sheet).findByText(/If footmen fight in a battle themselves/)).toBeTruthy()
  })
  test('folds finished steps into one line that leads to the log', async () => {
    const { table } = await now()
    await userEvent.click(await screen.findByText('Westeros done · Orders face up · Raids done'))
    const done = await screen.findByRole('list', { name: 'Done in this round' })
    expect(done.children[0]?.textContent).toBe('No Raid is left on the board.')
    await userEvent.click(await screen.findByRole('link', { name: 'The whole history' }))
    await settle()
    expect(table.address()).toBe(table.path('log'))
  })
  test('lists after an undo what the players put back on the board', async () => {
    const { play } = await now()
    await play({ do: 'correct', changes: [{ set: 'power', house: 'stark', available: 9 }] })
    await settle()
    expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
    await press(/^Undo/)
    const list = await screen.findByRole('region', { name: 'Now on the real table' })
    expect(list.textContent).toMatch(/Stark.* 9 → /)
    await userEvent.click(screen.getByRole('heading', { name: /^Now on the real table: / }))
    await press('Done on the table')
    expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
  })
  test('names what a correction has corrected, so that undo and redo of two corrections differ', async () => {
    const { play } = await now()
    await play({ do: 'correct', changes: [{ set: 'power', house: 'stark', available: 9 }] })
    await play({
      do: 'correct',
      changes: [
        { set: 'supply', house: 'tyrell', level: 3 },
        { set: 'threat', threat: 4 },
      ],
    })
    await settle()
    await press('Undo: change of the board (supply, Tyrell; +1 more)')
    expect(await screen.findByRole('button', { name: 'Redo: change of the board' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Undo: change of the board (power, Stark)' })).toBeTruthy()
  })
  test('names whose action an undo takes back, also while an answer is being made, on every size of screen', async () => {
    const { table } = await now()
    await press('Undo: end of the raids')
    expect(await screen.findByRole('button', { name: 'Redo: end of the raids' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Undo Tom’s removed Raid order' })).toBeTruthy()
    await userEvent.click(await within(await screen.findByRole('group', { name: 'Whose is it?' })).findByRole('button', { name: 'Stark' }))
    await settle()
    expect(table.play().open?.drafts).not.toEqual({})
    expect(screen.getByRole('button', { name: 'Undo Tom’s removed Raid order' })).toBeTruthy()
    act(() => hold('tablet'))
    expect(screen.getByRole('button', { name: 'Undo Tom’s removed Raid order' })).toBeTruthy()
    await press('Take back')
    expect(await screen.findByRole('button', { name: 'Undo Tom’s removed Raid order' })).toBeTruthy()
  })
  test('shows who has chosen in one row while secret orders are given', async () => {
    const table = await openTable('', { orders: 'app' }, [
      { set: 'round', round: 4 },
      { set: 'stage', at: 'orders' },
    ])
    await act(async () => void (await table.play().play({ do: 'ready' })))
    await settle()
    expect(await screen.findByRole('list', { name: 'Five houses are still thinking' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Turn order' })).toBeNull()
  })
})
