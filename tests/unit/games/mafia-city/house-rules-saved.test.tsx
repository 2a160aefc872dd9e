// Tests that a changed house rule is not lost: closing its sheet saves the change, and other unsaved changes stay on their page.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press, settle } from '../standard-table'
import { setupOf } from './games'

const openRule = async () => {
  await userEvent.click(await screen.findByText('Chance and secrecy'))
  await press(/^Secret reactions/)
}

test('closing the sheet of a rule saves its change', async () => {
  const { session, go } = await openStandard('mafia-city', setupOf(), [], 'house-rules')
  await openRule()
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(await sheet.findByRole('radio', { name: 'yes' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  await settle()
  expect(session.play.getState().open?.state).toMatchObject({ settings: { silentWindow: true } })
  await go('house-rules')
  expect(screen.queryByRole('button', { name: 'Save 1 change' })).toBeNull()
})

test('leaving the page while the change is being saved shows no notice that it is not saved', async () => {
  const { session, go } = await openStandard('mafia-city', setupOf(), [], 'house-rules')
  await openRule()
  const sheet = within(screen.getByRole('dialog'))
  await userEvent.click(await sheet.findByRole('radio', { name: 'yes' }))
  const done = sheet.getByRole('button', { name: 'Done' })
  act(() => done.click())
  await go('')
  await settle()
  expect(document.body.textContent).toContain('Saved: 1 change.')
  expect(document.body.textContent).not.toContain('not saved yet')
  expect(session.play.getState().open?.state).toMatchObject({ settings: { silentWindow: true } })
})

test('a sheet in which nothing changes saves nothing', async () => {
  const { session } = await openStandard('mafia-city', setupOf(), [], 'house-rules')
  await openRule()
  await press('Done')
  expect(session.play.getState().open?.ledger.head.parent).toBeUndefined()
})

test('unsaved changes stay on their page', async () => {
  const { go } = await openStandard('mafia-city', setupOf(), [], 'options')
  await userEvent.click(await screen.findByRole('radio', { name: /^Light/ }))
  await settle()
  await screen.findByRole('button', { name: 'Save 1 change' })
  await go('')
  await go('options')
  expect(await screen.findByRole('button', { name: 'Save 1 change' })).toBeTruthy()
})
