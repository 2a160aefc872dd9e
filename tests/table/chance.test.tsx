// Every seat may mix chance of its own into the cards to come, and nothing on the table is lost by it.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openTable, press, settle } from './fixture'

const add = async (word: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Any word' }), word)
  await press('Mix it in')
}

test('the setup list leads to it, and seats are named by their players', async () => {
  const table = await openTable()
  await userEvent.click(await screen.findByRole('link', { name: /^Add your own chance/ }))
  await settle()
  expect(table.address()).toBe(`/fair/${table.id}?chance`)
  const who = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who adds' })
  expect([...who.options].map(({ text }) => text)).toEqual(['Anna', 'Jana', 'Petr', 'Marek', 'Tom', 'the table'])
  await userEvent.selectOptions(who, 'Anna')
  await add('dragon')
  expect(table.play().open?.ledger.last.entry).toMatchObject({ by: 'seat-1', move: { do: 'commitSeed' } })
  expect(await screen.findByText('Added so far: Anna')).toBeTruthy()
  // The phone goes on to the next one.
  expect(who.selectedOptions[0]?.text).toBe('Jana')
  await add('salt')
  expect(await screen.findByText('Added so far: Anna and Jana')).toBeTruthy()
})

test('an answer that is being made is still there afterwards', async () => {
  const table = await openTable()
  const [first] = screen.getAllByRole('checkbox')
  await userEvent.click(first as HTMLElement)
  await settle()
  await act(() => table.play().contribute('dragon', 'seat-1'))
  await table.go('')
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(true)
  await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat: 2 }] }))
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(false)
})

test('a table that reads its own decks is not asked for it', async () => {
  await openTable('', { decks: 'table' })
  expect(screen.queryByRole('link', { name: /^Add your own chance/ })).toBeNull()
})
