// Tests the screens for players' random contributions to the seed: each seat adds one in secret, and the log shows them.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openTable, press, settle } from '../../games/westeros/table/fixture'

/** Adds a random contribution for this player: opens the screen that hides it and seals a word. */
const add = async (name: string, word: string) => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  const hold = screen.getByRole('button', { name: /^Hold to open/ })
  fireEvent.click(hold)
  fireEvent.click(hold)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Any word' }), word)
  await press('Seal and cover')
  // Sealing takes a short time. Then the next player's screen or the shared screen appears.
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
}
const log = async (table: Awaited<ReturnType<typeof openTable>>) => {
  await table.go('log')
  await settle()
  return document.querySelector('.log')?.textContent ?? ''
}

test('the setup list leads to it: those who take part seal what they add, and one tap opens all of it', async () => {
  const table = await openTable()
  await userEvent.click(await screen.findByRole('link', { name: /^Add your own randomness/ }))
  await settle()
  expect(table.address()).toBe(`/fair/${table.id}?chance`)
  const who = screen.getByRole('list', { name: 'Who takes part' })
  const boxes = within(who).getAllByRole('checkbox')
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(['Anna', 'Jana', 'Petr', 'Marek', 'Tom'])
  for (const name of ['Jana', 'Marek', 'Tom']) await userEvent.click(within(who).getByRole('checkbox', { name }))
  await press('Hand the phone to Anna')
  await add('Anna', 'dragon')
  expect(table.play().open?.ledger.last.entry).toMatchObject({ by: 'seat-1', move: { do: 'giveChance', seats: ['seat-1', 'seat-3'] } })
  // The phone goes to the next player or back to the middle of the table.
  await press('Back to the table')
  expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull()
  expect(JSON.stringify(document.body.innerHTML)).not.toContain('dragon')
  await press('Hand the phone to Petr')
  await add('Petr', 'salt')
  await press('Open all')
  expect(await screen.findByRole('heading', { name: 'Everything is open' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'What was added' }).textContent).toBe('Anna“dragon”Petr“salt”')
  expect(table.play().open?.ledger.last.entry.move).toMatchObject({ do: 'openChance', round: 1 })
  const logText = await log(table)
  expect(logText).toMatch(/the cards to come follow from all of it: Anna: “dragon” and Petr: “salt”.*Petr adds chance, sealed.*Anna adds/s)
})

test('a phone that follows the game does not offer it', async () => {
  const table = await openTable()
  const follow = () => {
    const { open } = table.play()
    if (open !== undefined && !open.followed) table.session.play.setState({ writes: false, open: { ...open, followed: true } })
  }
  table.session.play.subscribe(follow)
  expect(screen.getByRole('link', { name: /^Add your own randomness/ })).toBeTruthy()
  await act(async () => follow())
  expect(screen.queryByRole('link', { name: /^Add your own randomness/ })).toBeNull()
  await table.visit(`/fair/${table.id}?chance`)
  expect(await screen.findByRole('heading', { name: 'Did everything go right?' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Add your own randomness/ })).toBeNull()
})

test('who has added cannot be left out; a round that is called off stands in the log; no card is drawn meanwhile', async () => {
  const table = await openTable()
  await act(() => table.play().giveChance('seat-2', 'iron', ['seat-2']))
  await act(() => table.play().openChance())
  await act(() => table.play().giveChance('seat-2', 'gold', ['seat-2', 'seat-1']))
  await table.visit(`/fair/${table.id}?chance`)
  await settle()
  expect(await screen.findByRole('heading', { name: 'Who has added?' })).toBeTruthy()
  await press('Call the round off')
  const throwAway = screen.getByRole('button', { name: /^Throw it away/ })
  fireEvent.click(throwAway)
  fireEvent.click(throwAway)
  await settle()
  expect(await screen.findByText('has added before, so takes part')).toBeTruthy()
  expect(screen.getByText('Only Jana has added. Whoever else wants to be sure has to add as well.')).toBeTruthy()
  expect(await log(table)).toMatch(/called off.*Jana adds.*Nobody else has added: Jana: “iron”/s)
})

test('an answer that is being made is still there afterwards', async () => {
  const table = await openTable()
  const [first] = screen.getAllByRole('checkbox')
  await userEvent.click(first as HTMLElement)
  await settle()
  await act(() => table.play().giveChance('seat-1', 'dragon', ['seat-1']))
  await act(() => table.play().openChance())
  await table.go('')
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(true)
  await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat: 2 }] }))
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(false)
})

test('a table that reads its own decks is not asked for it', async () => {
  await openTable('', { decks: 'table' })
  expect(screen.queryByRole('link', { name: /^Add your own randomness/ })).toBeNull()
})
