// R77: tests goal cards on paper: all players see who keeps a card on paper, and the app continues to ask the other players.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import { openStandard, press, settle } from '../standard-table'

const setup = {
  players: [
    { clan: 'yellow', name: 'Anna' },
    { clan: 'red', name: 'Petr' },
    { clan: 'white', name: 'Tom' },
  ],
  settings: { ...WAYS_TO_PLAY.referee, three: true, vpCards: true, goalsSealed: true },
}
const START = [
  { do: 'firstPlayer', by: 'yellow' },
  { do: 'place', by: 'yellow', spots: ['C1', 'C2', 'C1'] },
  { do: 'place', by: 'red', spots: ['C2', 'C3', 'C3'] },
  { do: 'place', by: 'white', spots: ['C1', 'C3', 'C2'] },
]
const dialog = () => screen.getByRole('dialog')
/** Returns the game after the initial placement, with its pieces on the board. */
const askedForCards = async () => {
  const table = await openStandard('graenaland', setup, START)
  await press('Done on the board')
  // Loads the code for secret choices first.
  await table.go('')
  return table
}
const hold = async () => {
  const button = await screen.findByRole('button', { name: 'Hold to open' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await settle()
}

test('a card stays on paper by a button on its cover, and Clans shows it', async () => {
  const table = await askedForCards()
  await press('Hand the phone to Anna')
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Mine stays on paper' }))
  await settle()
  // The phone then goes to the next player.
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Mine stays on paper' }))
  await settle()
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Back to the table' }))
  await table.go('clans')
  const rows = within(await screen.findByRole('list', { name: 'Clans' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /card on paper/.test(textContent))).toEqual([true, true, false])
})

test('the first round begins once the last card is on paper', async () => {
  const table = await openStandard('graenaland', setup, [...START, ...['yellow', 'red', 'white'].map((by) => ({ do: 'keepOnPaper', by }))])
  const { state } = table.session.play.getState().open as { readonly state: { readonly round: number; readonly paper: readonly string[] } }
  expect(state).toMatchObject({ round: 1, paper: ['yellow', 'red', 'white'] })
  const again = graenaland.decide(state as never, { do: 'keepOnPaper', by: 'red' })
  expect(!again.ok && again.refusal.code).toBe('WRONG_PHASE')
})

test('the button names the action, and a note says how many levels are missing', async () => {
  await askedForCards()
  await press('Hand the phone to Anna')
  await hold()
  const seal = () => within(dialog()).getByRole('button', { name: 'Seal for the evening' })
  expect(seal().getAttribute('aria-disabled')).toBe('true')
  expect(within(dialog()).getByText('15 levels are missing.')).toBeTruthy()
  for (const key of [2, 3, 4, 1, 2, 3, 2, 3, 4, 1, 2, 3, 2, 3])
    await userEvent.click(within(dialog()).getByRole('button', { name: `${key}` }))
  expect(within(dialog()).getByText('1 level is missing.')).toBeTruthy()
  await userEvent.click(within(dialog()).getByRole('button', { name: '4' }))
  expect(seal().getAttribute('aria-disabled')).toBeNull()
})

test('a half-typed card survives the cover, and only its owner sees it again', async () => {
  await askedForCards()
  const seen = () => [...dialog().querySelectorAll('.levels-cell')].map(({ textContent }) => textContent).join('')
  const cover = () => userEvent.click(within(dialog()).getByRole('button', { name: /^Cover/ })).then(settle)
  await press('Hand the phone to Anna')
  await hold()
  for (const key of [2, 3, 4, 1]) await userEvent.click(within(dialog()).getByRole('button', { name: `${key}` }))
  await cover()
  expect(seen()).toBe('')
  await hold()
  expect(seen()).toBe('2341')
  for (const key of [2, 3, 2, 3, 4, 1, 2, 3, 2, 3, 4]) await userEvent.click(within(dialog()).getByRole('button', { name: `${key}` }))
  await cover()
  await hold()
  expect(seen()).toBe('234123234123234')
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Seal for the evening' }))
  await settle()
  await hold()
  expect(seen()).toBe('')
})

test('going back in the browser and Esc cover a secret and stay on its cover', async () => {
  await askedForCards()
  const isOpen = () => within(dialog()).queryByRole('button', { name: 'Seal for the evening' }) !== null
  const isCovered = () => within(dialog()).queryByRole('button', { name: 'Hold to open' }) !== null
  await press('Hand the phone to Anna')
  await hold()
  expect([isOpen(), isCovered()]).toEqual([true, false])
  history.back()
  await vi.waitFor(() => expect([isOpen(), isCovered()]).toEqual([false, true]))
  await settle()
  // Going back again does not open the cover and does not leave the screen.
  history.back()
  await settle()
  expect([isOpen(), isCovered()]).toEqual([false, true])
  await hold()
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  await settle()
  expect([isOpen(), isCovered()]).toEqual([false, true])
})
