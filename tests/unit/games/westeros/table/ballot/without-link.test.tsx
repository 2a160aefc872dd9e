import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pass, usePassing } from '../../../../../../src/table/ballot/passing'
import { auction, bid, follow, rolesOf, type Table } from './auction'

/** Tests the screens of an own phone that has no link to the table. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

const clock = (time: number) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(time)
const heard = (table: Table, time: number) => act(async () => table.play().noteLinks({ heard: { id: table.id, time } }))

test('what is shown without a link is marked as old, with the time of the last message of the table', async () => {
  const table = await auction()
  await follow(table, [], false)
  expect(await screen.findByText(/^The link to the table is lost; you see the game as of .+\. To be in the game again, scan /)).toBeTruthy()
  const time = new Date().setHours(2, 10)
  await heard(table, time)
  expect(await screen.findByText(new RegExp(` as of ${clock(time)}\\. `))).toBeTruthy()
  const longAgo = new Date(2026, 0, 5, 2, 10).getTime()
  await heard(table, longAgo)
  expect(await screen.findByText(/ as of 5 Jan 2026, 02:10\. /)).toBeTruthy()
})

test('a sealed choice is not changed without a link, and after a reload the phone says that it stays sealed', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await bid(table)
  await follow(table, [own])
  expect(await screen.findByRole('button', { name: 'Change a sealed choice' })).toBeTruthy()
  await act(async () => table.session.play.setState({ isSealedHere: () => Promise.resolve(true) }))
  await follow(table, [own], false)
  expect(screen.queryByRole('button', { name: 'Change a sealed choice' })).toBeNull()
  await act(async () => table.session.play.setState({ seat: undefined }))
  expect(await screen.findByText('Your choice stays sealed on this phone.')).toBeTruthy()
})

test('a phone whose game was deleted at the table says so, also while a choice is open, and asks for no code', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own], false)
  await act(async () => table.play().noteLinks({ deleted: [table.id] }))
  expect((await screen.findAllByText('The game was deleted at the table. This phone keeps its copy.')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Scan the code of the table' })).toBeNull()
  await act(async () => pass({ ballot: table.play().open?.ballots[0]?.id ?? '', role: own, anew: false, opened: true }))
  const pad = within(await screen.findByRole('dialog'))
  expect(await pad.findByText(/^The game was deleted at the table, so nothing can be sealed\./)).toBeTruthy()
  expect(pad.queryByText(/scanned the code/)).toBeNull()
})

test('the page of the own phones says that the game was deleted at the table, and offers to play on with the copy', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own], false)
  await act(async () => {
    table.play().noteLinks({ deleted: [table.id] })
    pass(undefined)
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Play on with the copy' }))[0] as HTMLElement)
  expect(table.address()).toBe(`/link/${table.id}`)
  expect(await screen.findByRole('heading', { name: 'The game was deleted at the table.' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Play on with this copy' })).toBeTruthy()
  expect(screen.queryByText(/The link to the table is lost|keeps the game/)).toBeNull()
})

test('a phone without a link says nothing about the players who have not chosen', async () => {
  const table = await auction()
  const [other = 'greyjoy'] = rolesOf(table)
  const { open } = table.play()
  const { id: seat = '' } = open?.game.seats(open.state).find(({ plays }) => plays.includes(other)) ?? {}
  await follow(table, [], false)
  const unknown = () => screen.getAllByText('not known').length
  await act(async () => table.play().noteLinks({ takenSeats: { id: table.id, seats: [seat], lost: [] } }))
  expect(unknown()).toBe(rolesOf(table).length)
  expect(screen.queryByText(/^(waits|chooses)$/)).toBeNull()
  // After a reload, the phone does not know the phones of the other seats.
  await act(async () => table.session.play.setState({ takenSeats: undefined }))
  expect(unknown()).toBe(rolesOf(table).length)
})

test('an own phone names its own seat “you”, also while others choose', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own])
  await act(async () => pass(undefined))
  expect(await screen.findByText('you')).toBeTruthy()
})
