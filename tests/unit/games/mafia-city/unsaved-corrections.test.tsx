// Corrections that are not saved: the first tap on an unusual correction says so, and a move that drops them is reported.
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SureButton } from '../../../../src/ui/SureButton'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

test('after the first tap, a visible warning takes the focus and says that nothing is saved yet', async () => {
  const save = vi.fn<() => void>()
  render(
    <SureButton sure="It is so: save" warning="Nothing is saved yet." subject="" onClick={save}>
      Save 4 changes
    </SureButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save 4 changes' }))
  expect(save).not.toHaveBeenCalled()
  const warning = screen.getByRole('alert')
  expect(warning.textContent).toBe('Nothing is saved yet.')
  expect(warning.className).not.toContain('sr-only')
  expect(document.activeElement).toBe(warning)
  await userEvent.click(screen.getByRole('button', { name: 'It is so: save' }))
  expect(save).toHaveBeenCalledTimes(1)
})

test('one tap takes a card that a hand has too many from the draw pile', async () => {
  await openStandard(
    'mafia-city',
    setupOf(),
    [{ do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 3 }] }],
    'correct?section=players&role=red',
  )
  expect((await screen.findAllByText(/^50 cards in the hands/)).length).toBeGreaterThan(0)
  const [toPile] = await screen.findAllByRole('button', { name: /^Draw pile: \d+ → \d+$/, hidden: true })
  await act(async () => toPile?.click())
  expect(screen.queryByText(/^50 cards in the hands/)).toBeNull()
})

test('the main screen reports changes that were dropped because the game went on', async () => {
  const table = await openStandard('mafia-city', setupOf(), [])
  await import('../../../../src/table/session-break/Notices')
  const { digest } = table.session.play.getState().open?.ledger.head.entry ?? {}
  sessionStorage.setItem('castellan.correction', JSON.stringify({ at: digest, changes: [{ set: 'vp', colour: 'red', vp: 2 }] }))
  await table.play({ do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] })
  await table.go('')
  expect(await screen.findByText(/1 change of the board was not saved before the game went on/)).toBeTruthy()
  await press('OK')
  expect(screen.queryByText(/was not saved before/)).toBeNull()
  sessionStorage.clear()
})
