import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pass, usePassing } from '../../../../../../src/table/ballot/passing'
import { auction, rolesOf, sealElsewhere } from './auction'

/** Tests an input that is open at the table while its role seals a choice. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

const notice = () => screen.queryByText(/ has sealed on their own phone\. Anything chosen here is dropped\.$/)

test('an input that closes because its role has sealed on its own phone is replaced by a notice', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  await act(async () => pass({ ballot, role: own, anew: false, opened: true }))
  expect(await screen.findByRole('heading', { name: 'How much do you bid?' })).toBeTruthy()
  await sealElsewhere(table, own)
  await waitFor(() => expect(notice()).toBeTruthy())
  expect(screen.queryByRole('heading', { name: 'How much do you bid?' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All right' }))
  expect(notice()).toBeNull()
})

test('a choice that is sealed in the input itself needs no notice', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  await act(async () => pass({ ballot, role: own, anew: false, opened: true }))
  await screen.findByRole('heading', { name: 'How much do you bid?' })
  await act(async () => void (await table.play().cast(own, 2)))
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))))
  expect(notice()).toBeNull()
})
