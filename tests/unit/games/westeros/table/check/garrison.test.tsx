// Tests that a garrison token of the second edition is shown and corrected in the board check (E21.1).
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useBoardWords } from '../../../../../../src/games/westeros/table/check/words'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { useCheckWords } from '../../../../../../src/table/check/words'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { openTable, press } from '../fixture'

await Promise.all([
  import('../../../../../../src/games/westeros/table/check/CheckPage'),
  ...[useBoardWords, useCheckWords].map((words) => words.load('en')),
])

/** Returns the button of a land area; its port has a button of its own. */
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`(?<!Port of )${name}`) })

test('the row of a home area names its garrison, and a switch corrects it', async () => {
  const table = await openTable('check', {}, [], { setup: secondSetupFor(6, 'referee', () => 0.5) })
  await screen.findByRole('heading', { level: 1, name: 'Does the board look like this?' })
  expect(row('Winterfell').textContent).toContain('garrison 2')
  expect(row('White Harbor').textContent).not.toContain('garrison')
  await userEvent.click(row('Winterfell'))
  await userEvent.click(await screen.findByText(/garrison token/i, { selector: 'summary' }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Garrison token' }))
  await press('Save 1 change')
  expect(table.state().areas['winterfell']?.garrisonToken).toBeUndefined()
  const { entry } = table.play().open?.ledger.last ?? {}
  expect(entry?.move).toMatchObject({ do: 'correct', changes: [{ set: 'garrisonToken', area: 'winterfell' }] })
  const words = await loadWords('en')
  expect(words.changes.text({ set: 'garrisonToken', area: 'winterfell' }, table.state())).toBe('no garrison in Winterfell')
})

test('siege engines can be counted in a land area', async () => {
  await openTable('check', {}, [], { setup: secondSetupFor(6, 'referee', () => 0.5) })
  await screen.findByRole('heading', { level: 1, name: 'Does the board look like this?' })
  await userEvent.click(row('Winterfell'))
  expect(await screen.findByRole('group', { name: 'Units: Siege engine' })).toBeTruthy()
})
