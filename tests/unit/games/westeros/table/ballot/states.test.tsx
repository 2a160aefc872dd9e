import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lostFollower } from '../../../../../../src/app/link/followers'
import { allHolders } from '../../../../../../src/app/link/holders'
import { pass, usePassing } from '../../../../../../src/table/ballot/passing'
import { settle } from '../fixture'
import { auction, bid, follow, rolesOf, sealElsewhere, type Table } from './auction'

/** Tests that the screens of a secret choice say where a choice is sealed, and offer only what works on this phone. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

const ballotOf = (table: Table) => table.state().ballot?.id ?? ''

/** Adds a phone without a seat that holds the sealed choice of a role. */
const hold = (table: Table, role: string, isLinked = true) =>
  act(async () =>
    table.play().noteLinks({
      holders: [{ id: table.id, ballot: ballotOf(table), role, commitment: 'ab'.repeat(32), phone: 2, roles: [], isLinked }],
    }),
  )

describe('a choice that is sealed on a phone without a seat', () => {
  test('names that phone, and is not said to be lost while the phone is linked', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await hold(table, own)
    expect(await screen.findByText(/^Sealed on another phone: (.+) \(\1’s earlier phone\)\. It is needed for the reveal\.$/)).toBeTruthy()
    expect(screen.queryByText(/^Sealed on a phone without a link/)).toBeNull()
    expect(screen.getByText('sealed on earlier phone')).toBeTruthy()
  })

  test('is said to be lost once the phone has lost its link, also if the seat is on another phone', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
    await hold(table, own, false)
    const text = /^Sealed on a phone without a link: .+\. Link it again to reveal\. Or choose anew on the phone that has the seat now\.$/
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(/^Sealed on another phone/)).toBeNull()
  })

  test('is said to be on an unlinked phone if the players have unlinked that phone', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    const sealed = [{ ballot: ballotOf(table), role: own, commitment: 'ab'.repeat(32) }]
    const lost = lostFollower({ number: 1, game: table.id, seat: '', roles: [], sealed }, 1)
    await act(async () => table.play().noteLinks({ holders: allHolders([lost]) }))
    expect(await screen.findByRole('button', { name: /link lost/ })).toBeTruthy()
    await act(async () => table.play().noteLinks({ holders: allHolders([{ ...lost, state: 'unlinked' }]) }))
    expect(await screen.findByRole('button', { name: /phone unlinked/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /link lost/ })).toBeNull()
  })

  test('that did not arrive is asked for again from the phone that is linked', async () => {
    const table = await auction()
    const [own = 'stark', ...others] = rolesOf(table)
    await sealElsewhere(table, own)
    await act(async () => {
      for (const role of others) await table.play().cast(role, 1)
    })
    await hold(table, own)
    await act(async () => void (await table.play().reveal()))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText(/^It is on .+’s earlier phone, which is linked but did not answer\./)).toBeTruthy()
    expect(sheet.queryByText(/on their own phone/)).toBeNull()
    await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
    expect(await sheet.findByText(/^Can also choose again on their own phone: .+\. Then reveal\.$/)).toBeTruthy()
    const reveal = vi.fn<() => Promise<{ readonly how: 'done' }>>(() => Promise.resolve({ how: 'done' }))
    await act(async () => table.session.play.setState({ reveal }))
    await userEvent.click(sheet.getByRole('button', { name: 'Reveal again' }))
    expect(reveal).toHaveBeenCalledWith(undefined, ballotOf(table))
  })
})

test('a window that only shows the game asks for no hold, and does not speak of a phone that goes round', async () => {
  const table = await auction()
  const [first = 'stark'] = rolesOf(table)
  await act(async () => void (await table.play().cast(first, 1)))
  expect(await screen.findByText('In secret, one after another; revealed together.')).toBeTruthy()
  expect(screen.getByText(/^Already sealed\? To change your choice/)).toBeTruthy()
  await act(async () => table.session.play.setState({ writes: false }))
  expect(await screen.findByText('Choices are being made in secret. The result then appears here.')).toBeTruthy()
  expect(screen.queryByText('In secret, one after another; revealed together.')).toBeNull()
  expect(screen.queryByText(/hold your own sign/)).toBeNull()
  expect(screen.queryByText('hold to change')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change a sealed choice' })).toBeNull()
})

test('only those who have looked are marked so in the round before the reveal', async () => {
  const table = await auction()
  const [own = 'stark', ...others] = rolesOf(table)
  await sealElsewhere(table, own)
  await bid(table)
  await act(async () => void (await table.play().castAnew(others[0] ?? 'stark', 4)))
  await act(async () => {
    table.session.play.setState({ lastRounds: [] })
    table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] })
  })
  expect(await screen.findByRole('button', { name: /: look at your sealed choice$/ })).toBeTruthy()
  expect(screen.queryByText('has looked')).toBeNull()
  await act(async () => void (await table.play().lookAt(others[0] ?? 'stark')))
  await act(async () => table.play().agree(others[0] ?? 'stark'))
  expect(await screen.findAllByText('has looked')).toHaveLength(1)
})

test('a role with its own linked phone is not offered a change on the table', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await sealElsewhere(table, own)
  expect(await screen.findByRole('button', { name: /: choose anew here$/ })).toBeTruthy()
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
  expect(screen.queryByRole('button', { name: 'Change a sealed choice' })).toBeNull()
  expect(screen.queryByRole('button', { name: /: choose anew here$/ })).toBeNull()
})

test('the cover on the table says that the phone of the seat has no link', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const text = 'The phone of this seat has lost its link, so the choice is made here.'
  await act(async () => pass({ ballot: ballotOf(table), role: own, anew: false }))
  expect(await screen.findByRole('button', { name: 'Hold to open' })).toBeTruthy()
  expect(screen.queryByText(text)).toBeNull()
  await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the cover of an own phone offers to play on with the copy after the game was deleted at the table', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own])
  await userEvent.click(await screen.findByRole('button', { name: 'Cover without choosing' }))
  expect(await screen.findByText('Hold to make your secret choice.')).toBeTruthy()
  await act(async () => table.play().noteLinks({ link: undefined, deleted: [table.id] }))
  const cover = within(screen.getByRole('dialog'))
  expect(cover.getByText('The game was deleted at the table. This phone keeps its copy.')).toBeTruthy()
  expect(cover.queryByText('Hold to make your secret choice.')).toBeNull()
  expect(cover.queryByRole('button', { name: 'Hold to open' })).toBeNull()
  await userEvent.click(cover.getByRole('button', { name: 'Play on with the copy' }))
  expect(table.address()).toBe(`/link/${table.id}`)
})

test('a choice that the table did not answer offers the camera, and an input says only once that the link is lost', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own])
  const pad = within(await screen.findByRole('dialog'))
  await act(async () => table.session.play.setState({ cast: () => Promise.resolve({ how: 'unlinked' }) }))
  await userEvent.click(await pad.findByRole('button', { name: '1' }))
  await userEvent.click(await pad.findByRole('button', { name: 'Seal and cover' }))
  await settle()
  expect((await pad.findByRole('alert')).textContent).toMatch(/^The phone on the table did not take the choice\./)
  expect(pad.getAllByRole('button', { name: 'Scan the code of the table' })).toHaveLength(1)
  await act(async () => table.play().noteLinks({ link: undefined }))
  expect(pad.getAllByRole('alert')).toHaveLength(1)
  expect(pad.getAllByRole('button', { name: 'Scan the code of the table' })).toHaveLength(1)
})

test('of two sentences about a choice that counts, an own phone shows the true one', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await bid(table)
  await follow(table, [own])
  await act(async () => table.session.play.setState({ isSealedHere: () => Promise.resolve(true) }))
  await act(async () => pass({ ballot: ballotOf(table), role: own, anew: true, opened: true }))
  const pad = within(await screen.findByRole('dialog'))
  expect(await pad.findByText('What was sealed before counts until you seal again.')).toBeTruthy()
  expect(pad.queryByText(/^Your choice was replaced/)).toBeNull()
  await act(async () => table.play().noteLinks({ takenSeats: { id: table.id, seats: [], lost: [], missing: [own] } }))
  expect(pad.getByText(/^Your earlier choice is sealed on another phone, which has no link\./)).toBeTruthy()
  expect(pad.queryByText(/^What was sealed before counts/)).toBeNull()
})

test('own phones are offered as long as a seat has none', async () => {
  vi.stubGlobal('RTCPeerConnection', () => undefined)
  const table = await auction()
  const { open } = table.play()
  const roles = open?.game.seats(open.state).flatMap(({ plays }) => plays) ?? []
  expect(await screen.findByRole('button', { name: 'Or each on their own phone' })).toBeTruthy()
  await act(async () => pass({ ballot: ballotOf(table), role: rolesOf(table)[0] ?? 'stark', anew: false }))
  expect(await screen.findByRole('button', { name: 'Or on your own phone' })).toBeTruthy()
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles }] }))
  expect(screen.queryByRole('button', { name: 'Or on your own phone' })).toBeNull()
  await act(async () => pass(undefined))
  expect(screen.queryByRole('button', { name: 'Or each on their own phone' })).toBeNull()
  // As soon as one player has linked a phone, the button names the others.
  const left = rolesOf(table)
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: left.slice(1) }] }))
  expect(screen.getByRole('button', { name: /^Link [^,]+’s phone$/ })).toBeTruthy()
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: left.slice(2) }] }))
  expect(screen.getByRole('button', { name: /^Link the phones of .+ and .+$/ })).toBeTruthy()
  await act(async () => table.session.play.setState({ ownPhones: [] }))
  await act(async () => pass({ ballot: ballotOf(table), role: rolesOf(table)[0] ?? 'stark', anew: false }))
  // The button of one player leads to the code, also if the list contains phones already.
  await userEvent.click(await screen.findByRole('button', { name: 'Or on your own phone' }))
  expect(table.address()).toBe(`/link/${table.id}?code`)
  vi.unstubAllGlobals()
})
