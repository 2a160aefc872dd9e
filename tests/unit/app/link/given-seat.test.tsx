import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import { wishForSeat } from '../../../../src/app/link/links'
import { usePassing } from '../../../../src/table/ballot/passing'
import { auction, atTheTable, bid, firstSeat, follow, rolesOf, sealElsewhere } from '../../games/westeros/table/ballot/auction'
import { phoneOf, tableWithGame } from './phones'

/** Tests what a phone and the table show when the table gives the phone another seat. */

beforeEach(() => {
  localStorage.clear()
  useFollowers.setState({ all: [], next: 1 })
  usePassing.setState({ passing: undefined, offered: '' })
})

test('a phone knows whether the table or its player has chosen its seat', async () => {
  const { id, play, seats, follow: join } = await tableWithGame()
  const [first, second] = seats()
  if (first === undefined || second === undefined) throw new Error('two seats are needed')
  const phone = await join()
  wishForSeat(phone.session, id, first.id)
  await expect.poll(() => phone.play().seat).toEqual({ id, roles: first.plays, isTakenOver: false })
  useFollowers.getState().all[0]?.sit(second.id, second.plays)
  const given = { id, roles: second.plays, isTakenOver: false, isGiven: true }
  await expect.poll(() => phone.play().seat).toEqual(given)
  // The table repeats the seat.
  useFollowers.getState().all[0]?.sit(second.id, second.plays)
  await expect.poll(() => play().ownPhones).toEqual([{ id, roles: second.plays }])
  expect(phone.play().seat).toEqual(given)
})

test('the secret choice of a seat that the table has given is covered, and the phone names the seat and what it holds', async () => {
  const table = await auction()
  const [own = 'stark', other = 'stark'] = rolesOf(table)
  await sealElsewhere(table, own)
  await follow(table, [])
  await act(async () => {
    const isSealedHere = (role: string) => Promise.resolve(role === own)
    table.session.play.setState({ seat: { id: table.id, roles: [other], isTakenOver: false, isGiven: true }, isSealedHere })
  })
  const cover = within(await screen.findByRole('dialog'))
  expect(cover.queryByRole('heading', { name: 'How much do you bid?' })).toBeNull()
  const notice =
    /^The table gave this phone the seat of .+\. The sealed choice of .+ stays here: keep this phone linked until the reveal\.$/
  expect((await cover.findByRole('alert')).textContent).toMatch(notice)
  const open = cover.getByRole('button', { name: 'Hold to open' })
  for (let times = 0; times < 2; times++) await act(async () => fireEvent.click(open))
  expect(await screen.findByRole('heading', { name: 'How much do you bid?' })).toBeTruthy()
  // The player has read which seat it is; that the choice stays here is still shown.
  await act(async () => usePassing.setState({ passing: undefined }))
  expect(await screen.findByText(/^The sealed choice of .+ stays here/)).toBeTruthy()
  expect(screen.queryByText(/^The table gave this phone/)).toBeNull()
})

test('without a secret choice, the phone names the seat until its player confirms it', async () => {
  const table = await auction()
  await atTheTable(table, () => bid(table))
  await follow(table, [])
  await act(async () => table.session.play.setState({ seat: { id: table.id, roles: ['stark'], isTakenOver: false, isGiven: true } }))
  expect(await screen.findByText(/^The table gave this phone the seat of [^.]+\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All right' }))
  await waitFor(() => expect(screen.queryByText(/^The table gave this phone/)).toBeNull())
  expect(table.play().seat).toEqual({ id: table.id, roles: ['stark'], isTakenOver: false })
})

test('the table confirms the change of the seat of a phone on which a choice is sealed', async () => {
  const table = await auction()
  const { role, seat } = firstSeat(table)
  await sealElsewhere(table, role)
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  const given: string[] = []
  const phone = phoneOf(table.id, {
    seat,
    roles: [role],
    sealed: [{ ballot, role, commitment: 'ab'.repeat(32) }],
    sit: (to) => given.push(to),
  })
  await act(async () => useFollowers.setState({ all: [phone], next: 2 }))
  await table.visit(`/link/${table.id}`)
  const whose = await screen.findByRole('combobox', { name: /^Who plays on / })
  await userEvent.selectOptions(whose, 'only watches')
  expect(given).toEqual([])
  expect(screen.getByText(/^A choice of .+ is sealed on this phone and stays on it\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the seat' }))
  expect(screen.queryByText(/is sealed on this phone and stays on it/)).toBeNull()
  await userEvent.selectOptions(whose, 'only watches')
  const change = screen.getByRole('button', { name: 'Change the seat: hold' })
  for (let times = 0; times < 2; times++) await act(async () => fireEvent.click(change))
  expect(given).toEqual([''])
  // Nothing is sealed: one tap is enough.
  await act(async () => useFollowers.setState({ all: [{ ...phone, sealed: [] }] }))
  await userEvent.selectOptions(whose, 'only watches')
  expect(given).toEqual(['', ''])
  useFollowers.setState({ all: [], next: 1 })
})

test('a seat is taken from another linked phone only after a confirmation', async () => {
  const table = await auction()
  const { role, seat } = firstSeat(table)
  const given: string[] = []
  const seated = phoneOf(table.id, { seat, roles: [role] })
  const other = phoneOf(table.id, { number: 2, seat: '', roles: [], sit: (to) => given.push(to) })
  await act(async () => useFollowers.setState({ all: [seated, other], next: 3 }))
  await table.visit(`/link/${table.id}`)
  const whose = await screen.findByRole('combobox', { name: /^Who plays on Phone/ })
  await userEvent.selectOptions(whose, seat)
  expect(given).toEqual([])
  expect(screen.getByText(/^Another linked phone has the seat of .+ That phone will only watch\./)).toBeTruthy()
  const change = screen.getByRole('button', { name: 'Change the seat: hold' })
  for (let times = 0; times < 2; times++) await act(async () => fireEvent.click(change))
  expect(given).toEqual([seat])
  useFollowers.setState({ all: [], next: 1 })
})
