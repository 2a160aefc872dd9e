import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import { commitSeed } from '../../../../../../src/referee'
import { sha256 } from '../../../../../../src/session/ledger/digest'
import { pass, usePassing } from '../../../../../../src/table/ballot/passing'
import { settle } from '../fixture'
import { atTheTable, auction, bid, follow, rolesOf } from './auction'

/** Tests what the shared phone and an own phone say while a sealed choice changes, and after sealed choices no longer count. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

describe('a sealed choice that is being changed on an own phone', () => {
  test('is heard to the shared phone until the player has finished', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await bid(table)
    await follow(table, [own])
    const heard: unknown[] = []
    const { link } = table.play()
    await act(async () =>
      table.session.play.setState({
        link: link && { ...link, changing: (_: string, role: string, is: boolean) => heard.push([role, is]) > 0 },
      }),
    )
    const ballot = table.state().ballot?.id ?? ''
    await act(async () => pass({ ballot, role: own, anew: true }))
    await settle()
    expect(heard).toEqual([[own, true]])
    await act(async () => pass(undefined))
    expect(heard).toEqual([
      [own, true],
      [own, false],
    ])
  })

  test('the shared phone names the player before it reveals, and says which choice counts', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await bid(table)
    await act(async () => void table.play().linkPhone({ game: table.id, roles: [own], open: async () => undefined }))
    const ballot = table.state().ballot?.id ?? ''
    await act(async () => table.play().noteLinks({ changing: [{ id: table.id, ballot, role: own }] }))
    expect(
      await screen.findByText(/^Still changing a sealed choice on their own phone: .* the choice sealed before counts\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: /changes/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
    // If the choice sealed before is on a phone without a link, a reveal cannot open it.
    const holder = { id: table.id, ballot, role: own, commitment: table.state().ballot?.cast[own] ?? '', phone: 2, roles: [] }
    await act(async () => table.play().noteLinks({ holders: [{ ...holder, isLinked: false }] }))
    expect(await screen.findByText(/^Still changing a choice that is sealed on a phone without a link: .* it is missing\.$/)).toBeTruthy()
    expect(screen.queryByText(/the choice sealed before counts/)).toBeNull()
    await act(async () => table.play().noteLinks({ changing: [], holders: [] }))
    expect(screen.queryByText(/^Still changing/)).toBeNull()
  })
})

test.each([
  ['an undo', 'wentBack', /^The table has gone back to this choice\. Choose again/],
  ['a correction', 'corrected', /^The board was corrected at the table, so everybody chooses again\.$/],
  ['a takeover by another phone', 'takenOver', /^Another phone is the table now\. .* so everybody chooses again\.$/],
  ['discarding the choices', 'dropped', /^The table has cancelled this choice, so everybody chooses again\.$/],
])('after %s, an own phone says why it chooses again', async (_, why, text) => {
  const table = await auction()
  const [own, other] = rolesOf(table)
  const first = table.play().open?.ledger.head.entry.id ?? ''
  await atTheTable(table, () => table.play().cast(other as HouseId, 1))
  await follow(table, own === undefined ? [] : [own])
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(text)).toBeNull()
  // In this test, host and guest share one store, which contains no choice of the guest.
  await act(async () => table.session.play.setState({ sealedChoice: () => Promise.resolve(1) }))
  if (why === 'dropped') await atTheTable(table, () => table.play().callOff())
  else if (why === 'takenOver')
    await atTheTable(table, async () => {
      await table.play().callOff()
      const { open } = table.play()
      if (open === undefined) throw new Error('no game')
      const stamp = { id: 'taken', time: Date.now(), by: 'table' }
      const answer = commitSeed(open.ledger, 'f'.repeat(64), stamp, sha256, { takenOver: true })
      if (!answer.ok) throw new Error(answer.refusal.code)
      table.session.play.setState({ open: { ...open, ledger: answer.value } })
    })
  else if (why === 'corrected')
    await atTheTable(table, async () => {
      await table.play().callOff()
      await table.play().play({ do: 'correct', changes: [{ set: 'round', round: 3 }] })
    })
  else {
    await atTheTable(table, () => bid(table, [0, 1, 2, 3, 4].slice(0, 1)))
    await atTheTable(table, async () => {
      await table.play().callOff()
      await table.play().rewindTo(first, true)
    })
  }
  // The input is covered, because it is filled in with the choice before.
  const cover = within(await screen.findByRole('dialog'))
  expect(await cover.findByText(text)).toBeTruthy()
  expect(cover.getByRole('button', { name: 'Hold to open' })).toBeTruthy()
})

test('a phone that joins after the choices were discarded has no choice to cover, so its input opens at once', async () => {
  const table = await auction()
  const [own, other] = rolesOf(table)
  await atTheTable(table, () => table.play().cast(other as HouseId, 1))
  await atTheTable(table, () => table.play().callOff())
  await follow(table, own === undefined ? [] : [own])
  const input = within(await screen.findByRole('dialog'))
  expect(await input.findByText(/^The table has cancelled this choice, so everybody chooses again\.$/)).toBeTruthy()
  expect(input.queryByRole('button', { name: 'Hold to open' })).toBeNull()
})

test('an unfinished choice on an own phone outlives a cancelled choice, and is covered', async () => {
  const table = await auction()
  const [own, other] = rolesOf(table)
  await atTheTable(table, () => table.play().cast(other as HouseId, 1))
  await follow(table, own === undefined ? [] : [own])
  const pad = within(await screen.findByRole('dialog'))
  fireEvent.click(await pad.findByRole('button', { name: '3' }))
  await atTheTable(table, () => table.play().callOff())
  const cover = within(await screen.findByRole('dialog'))
  const hold = await cover.findByRole('button', { name: 'Hold to open' })
  expect(cover.queryByRole('button', { name: '3' })).toBeNull()
  fireEvent.click(hold)
  fireEvent.click(hold)
  expect(await screen.findByRole('button', { name: /^Seal/ })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Seal/ }).getAttribute('aria-disabled')).not.toBe('true'))
})

test('an own phone says that the table has left the game, and how to go on', async () => {
  const table = await auction()
  await follow(table, [])
  expect(screen.queryByText(/^The phone on the table has left this game\./)).toBeNull()
  await act(async () => table.play().noteLinks({ tableAway: table.id }))
  expect(await screen.findByText(/^The phone on the table has left this game\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Own phones' })).toBeTruthy()
})

test('an open input says that the table has left the game, and seals nothing', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [own])
  const pad = within(await screen.findByRole('dialog'))
  await act(async () => table.play().noteLinks({ tableAway: table.id }))
  expect(await pad.findByText(/^The phone on the table has left this game\./)).toBeTruthy()
  expect(pad.getByRole('button', { name: 'The table has left this game' }).getAttribute('aria-disabled')).toBe('true')
  await act(async () => table.play().noteLinks({ tableAway: undefined }))
  expect(pad.queryByRole('button', { name: 'The table has left this game' })).toBeNull()
})

test('an own phone says once that the table has gone back, and is not called meanwhile', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const before = table.play().open?.ledger.head.parent?.entry.id ?? ''
  await follow(table, [own])
  await act(async () => pass(undefined))
  const text = /^The table has gone back\. You have nothing to do here until this phone asks for a secret choice\.$/
  expect(screen.queryByText(text)).toBeNull()
  await atTheTable(table, () => table.play().rewindTo(before, true))
  expect(await screen.findByText(text)).toBeTruthy()
  // The name of the player gives way to the notice, so that one sentence is shown.
  expect(screen.queryByText(/secret choices are made here/)).toBeNull()
  await act(async () => screen.getByRole('button', { name: 'All right' }).click())
  expect(screen.queryByText(text)).toBeNull()
  expect(await screen.findByText(/secret choices are made here/)).toBeTruthy()
  // Restoring the step is not going back.
  await atTheTable(table, () => table.play().redo())
  await act(async () => pass(undefined))
  expect(screen.queryByText(/^The table has gone back\./)).toBeNull()
})

test('an own phone is told to look at the table if a choice sealed there was changed without a name', async () => {
  const table = await auction()
  const [own = 'stark', other = 'stark'] = rolesOf(table)
  await bid(table)
  await follow(table, [own])
  const text = /^A choice sealed at the table was changed\. If your name appears there once more, look there/
  expect(await screen.findByText(/^Your choice was sealed at the table or on another phone\./)).toBeTruthy()
  expect(screen.queryByText(text)).toBeNull()
  await atTheTable(table, () => table.play().castAnew(other, 4))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('after an undo and a redo, an own phone does not tell a player to choose again who had not chosen', async () => {
  const table = await auction()
  const [own, other] = rolesOf(table)
  const first = table.play().open?.ledger.head.entry.id ?? ''
  await follow(table, own === undefined ? [] : [own])
  await atTheTable(table, async () => {
    await table.play().cast(other as HouseId, 1)
    await table.play().callOff()
    await table.play().rewindTo(first, true)
  })
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(/^The table has gone back to this choice/)).toBeNull()
})

test('a phone that has lost its seat is told that it still holds a sealed choice', async () => {
  const table = await auction()
  await atTheTable(table, () => bid(table, [0]))
  await follow(table, [])
  await act(async () => {
    const isSealedHere = () => Promise.resolve(true)
    table.session.play.setState({ seat: { id: table.id, roles: [], isTakenOver: true }, isSealedHere })
  })
  expect(await screen.findByText(/^Another phone has taken the seat of this one\. A sealed choice is still here/)).toBeTruthy()
  await act(async () => table.session.play.setState({ isSealedHere: () => Promise.resolve(false) }))
  expect(await screen.findByText('This phone has no seat now: another phone has taken it.')).toBeTruthy()
})
