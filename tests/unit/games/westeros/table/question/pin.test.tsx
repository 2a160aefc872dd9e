import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pass } from '../../../../../../src/table/ballot/passing'
import { dropPin, isPin, setPin, takePinOff } from '../../../../../../src/session/pins'
import { askOnScreen, openCover } from './table'

/** Tests PINs: the screen that hides the choices of a seat asks for the PIN of the seat. A PIN is stored on one device only. */

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
const hold = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
}
const type = async (digits: string) => {
  for (const digit of digits) await press(digit)
}

/** Returns a text without random-looking parts: salts and hashes may contain any digits. */
const withoutHashes = (text: string | null) => text?.replaceAll(/[0-9a-f]{16,}/g, '')

test('a PIN is set behind the cover, asked before it opens, and dropped by the table for all to see', async () => {
  const table = await askOnScreen({
    changes: [
      { set: 'round', round: 2 },
      { set: 'stage', at: 'orders' },
    ],
    tracking: { orders: 'app' },
  })
  await table.move({ do: 'ready' })
  await userEvent.click(await screen.findByRole('button', { name: /^Hand the phone to/ }))
  await openCover()
  await press('PIN')
  await type('1234')
  expect(await screen.findByRole('heading', { name: 'The same PIN once more' })).toBeTruthy()
  await type('1235')
  expect((await screen.findByRole('alert')).textContent).toBe('These were two different PINs.')
  await type('1234')
  await screen.findByRole('heading', { name: 'The same PIN once more' })
  await type('1234')
  // The PIN was correct, so the secret choice is shown again.
  await screen.findByRole('heading', { name: 'Which orders do you give?' })
  expect(withoutHashes(localStorage.getItem('castellan.pins'))).not.toContain('1234')
  expect(withoutHashes(JSON.stringify(table.open().ledger.last.entry))).not.toContain('1234')

  await press('Cover without choosing')
  await openCover()
  expect(await screen.findByRole('heading', { name: /^PIN of/ })).toBeTruthy()
  await type('9999')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That is not the PIN.'))
  await type('12')
  await press('Take back')
  await type('234')
  await screen.findByRole('heading', { name: 'Which orders do you give?' })

  await press('Cover without choosing')
  await openCover()
  await press('PIN forgotten')
  await hold('Drop the PIN')
  await press('Back to the table')
  expect(await screen.findByText(/^The table has dropped the PIN: /)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Hand the phone to/ }))
  await openCover()
  expect(await screen.findByRole('heading', { name: 'Which orders do you give?' })).toBeTruthy()
})

test('a PIN belongs to one seat of one game, and nothing strange on the device stops anybody', async () => {
  await setPin('game', 'seat-1', '0000')
  expect(await isPin('game', 'seat-1', '0000')).toBe(true)
  expect(await isPin('game', 'seat-1', '0001')).toBe(false)
  expect(await isPin('game', 'seat-2', '0001')).toBe(true)
  expect(await isPin('other', 'seat-1', '0001')).toBe(true)
  const [first, second] = [
    localStorage.getItem('castellan.pins'),
    (await setPin('game', 'seat-2', '0000'), localStorage.getItem('castellan.pins')),
  ]
  const hashes = (text: string | null) => [...(text ?? '').matchAll(/"hash":"(\w+)"/g)].map(([, hash]) => hash)
  expect(hashes(first)).toHaveLength(1)
  // Two seats have the same PIN, but the stored digests differ.
  expect(new Set(hashes(second)).size).toBe(2)
  takePinOff('game', 'seat-2')
  dropPin('game', 'seat-1')
  expect(await isPin('game', 'seat-1', '0001')).toBe(true)
  localStorage.setItem('castellan.pins', '{"game":{"seat-1":17},"x":[]}')
  await setPin('game', 'seat-3', '1111')
  expect(JSON.parse(localStorage.getItem('castellan.pins') ?? '')).toEqual({ game: { 'seat-3': expect.anything() } })
})
