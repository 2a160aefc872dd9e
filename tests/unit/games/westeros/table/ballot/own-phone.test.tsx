import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { FIRST_EDITION_HOUSES, type HouseId } from '../../../../../../src/games/westeros/box/box'
import { pass, usePassing } from '../../../../../../src/table/ballot/passing'
import { openTable, settle } from '../fixture'
import { atTheTable, auction, bid, firstSeat, follow, result, rolesOf, sealElsewhere, type Table } from './auction'

/** Tests secret choices on a player's own phone. The test also makes the moves of the host, in this phone's copy of the game. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

const pads = () => screen.queryAllByRole('heading', { name: 'How much do you bid?' })

describe('on a phone of a role’s own', () => {
  test('the result of an auction stays until it is dismissed, and the next pad opens after that', async () => {
    const table = await auction()
    const [own, other] = rolesOf(table)
    await bid(table)
    await follow(table, own === undefined ? [] : [own])
    await atTheTable(table, () => table.play().reveal())
    expect(await result()).toBeTruthy()
    expect(pads()).toEqual([])
    await atTheTable(table, () => table.play().cast(other as HouseId, 1))
    expect(await result()).toBeTruthy()
    expect(pads()).toEqual([])
    expect(screen.getByText('The next secret choice waits for you.')).toBeTruthy()
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(pads()).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeNull()
  })

  test.each([
    [true, 'opens covered'],
    [false, 'opens at once'],
  ])('a phone that joins with an unfinished choice on the device (%s) %s', async (hasDraft) => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    const prompt = table.play().open?.prompts.find(({ roles }) => roles.includes(own))
    if (prompt === undefined) throw new Error('no bid is needed')
    if (hasDraft) await act(() => table.play().setDraft(prompt, 2))
    await follow(table, [own])
    await screen.findByRole('button', { name: hasDraft ? 'Hold to open' : 'Cover without choosing' })
    expect(pads()).toHaveLength(hasDraft ? 0 : 1)
  })

  test('a result gives way to the next pad as soon as the table has put it away', async () => {
    const table = await auction()
    const [own] = rolesOf(table)
    await bid(table)
    await follow(table, own === undefined ? [] : [own])
    await atTheTable(table, () => table.play().reveal())
    await result()
    const seq = table.play().open?.ledger.head.entry.seq ?? 0
    await act(async () => table.play().noteLinks({ goneOn: { id: table.id, seq: seq - 1 } }))
    expect(await result()).toBeTruthy()
    await act(async () => table.play().noteLinks({ goneOn: { id: table.id, seq } }))
    await waitFor(() => expect(pads()).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeNull()
    // After the choice is made, the result of the previous ballot is not shown again.
    await act(async () => usePassing.setState({ passing: undefined }))
    await atTheTable(table, () => table.play().cast(own as HouseId, 1))
    expect(await screen.findByText(/^Waiting for .+\. The result then appears here\.$/)).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeNull()
  })

  test('a result that stays on a phone which is not asked next says that the table has gone on', async () => {
    const table = await auction()
    await bid(table)
    // House Martell is not in this game, so no auction asks it.
    await follow(table, ['martell'])
    await atTheTable(table, () => table.play().reveal())
    await result()
    const seq = table.play().open?.ledger.head.entry.seq ?? 0
    expect(screen.queryByText(/^The table has gone on/)).toBeNull()
    await act(async () => table.play().noteLinks({ goneOn: { id: table.id, seq } }))
    expect(await result()).toBeTruthy()
    expect(screen.getByText('The table has gone on.')).toBeTruthy()
    // An earlier result says so too.
    await atTheTable(table, () => bid(table, [0]))
    await atTheTable(table, () => table.play().callOff())
    expect(await result()).toBeTruthy()
    expect(screen.getByText('The table has gone on.')).toBeTruthy()
  })

  test('it also gives way to the next pad once the table has gone on with another entry', async () => {
    const table = await auction()
    const [own] = rolesOf(table)
    await bid(table)
    await follow(table, own === undefined ? [] : [own])
    await atTheTable(table, () => table.play().reveal())
    await result()
    // The host restarts the second auction.
    const revealed = table.play().open?.ledger.head.entry.id ?? 'none'
    await atTheTable(table, () => bid(table, [0]))
    await atTheTable(table, () => table.play().callOff())
    expect(await screen.findByRole('button', { name: 'Cover without choosing' })).toBeTruthy()
    // The result is closed for good, so that it does not come back when the choice is over.
    expect(localStorage.getItem('castellan.seen')).toContain(revealed)
  })

  test('at the table a result stays while own phones choose already, and putting it away is told to them', async () => {
    const table = await auction()
    await bid(table)
    await act(async () => void (await table.play().reveal()))
    await result()
    const seq = table.play().open?.ledger.head.entry.seq
    await bid(table, [0])
    expect(await result()).toBeTruthy()
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done on the board' }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeNull())
    expect(table.play().goneOn).toEqual({ id: table.id, seq })
  })

  test('what the table has confirmed is not confirmed again before the own pad opens', async () => {
    const table = await openTable('', { decks: 'table' }, [
      { set: 'round', round: 2 },
      { set: 'stage', at: 'draw' },
    ])
    await act(async () => void (await table.play().play({ do: 'ready' })))
    await follow(table, [...FIRST_EDITION_HOUSES])
    // The host moves the wildling marker; then all houses bid.
    await atTheTable(table, () =>
      table.play().answer([
        { do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } },
        { do: 'resolve', deck: 2 },
      ]),
    )
    expect(rolesOf(table).length).toBeGreaterThan(0)
    expect(await screen.findByText(/only you should see this/)).toBeTruthy()
  })

  test('the order of equal bids is shown there, and changed at the table only', async () => {
    const table = await auction()
    const [own] = rolesOf(table)
    await bid(table, [1, 3, 3, 0, 4])
    await follow(table, own === undefined ? [] : [own])
    await atTheTable(table, () => table.play().reveal())
    const shown = within(await screen.findByRole('dialog'))
    expect(await shown.findByText('Answered on the phone on the table.')).toBeTruthy()
    expect(shown.queryByRole('button', { name: /one place up$/ })).toBeNull()
    expect(shown.queryByRole('alert')).toBeNull()
  })

  test('the sheet with equal bids says that the link is lost, and whose phone is the table now', async () => {
    const table = await auction()
    const { seat } = firstSeat(table)
    await bid(table, [1, 3, 3, 0, 4])
    await follow(table, rolesOf(table).slice(1, 2))
    await atTheTable(table, () => table.play().reveal())
    const shown = within(await screen.findByRole('dialog'))
    await act(async () => table.play().noteLinks({ tableAway: table.id }))
    expect((await shown.findByRole('alert')).textContent).toMatch(/^The phone on the table has left this game/)
    await act(async () => table.play().noteLinks({ link: undefined, tableAway: undefined }))
    expect((await shown.findByRole('alert')).textContent).toMatch(/^The link to the table is lost/)
    await act(async () => table.play().noteLinks({ newTable: { id: table.id, seat } }))
    expect(shown.getByRole('alert').textContent).toMatch(/’s phone is the table now/)
    expect(shown.getByText(/^Answered on (?!the phone).*’s phone\.$/)).toBeTruthy()
    expect(shown.queryByText('Answered on the phone on the table.')).toBeNull()
  })
})

test('a choice that was sealed on an own phone and chosen anew at the table is said there', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  await act(async () => void (await table.play().castFrom(table.id, own, ballot, 'ab'.repeat(32), false)))
  await follow(table, [own])
  expect(screen.queryByText(/^Your choice was replaced/)).toBeNull()
  // If the host replaces the choice while the keypad is open, the keypad shows the notice too.
  await act(async () => pass({ ballot, role: own, anew: true, opened: true }))
  const pad = within(await screen.findByRole('dialog'))
  expect(await pad.findByRole('button', { name: 'Cover without choosing' })).toBeTruthy()
  expect(pad.queryByText(/^Your choice was replaced/)).toBeNull()
  await atTheTable(table, () => table.play().castAnew(own, 2))
  // A phone that has got the seat since then has sealed nothing that was replaced.
  expect(pad.queryByText(/^Your choice was replaced/)).toBeNull()
  await act(async () => table.session.play.setState({ wasSealedHere: () => Promise.resolve(true) }))
  expect(await pad.findByText(/^Your choice was replaced at the table or on another phone\./)).toBeTruthy()
  // The choice sealed here before does not count, so the input must not say so.
  expect(pad.queryByText(/^What was sealed before counts/)).toBeNull()
  await userEvent.click(pad.getByRole('button', { name: 'Cover without choosing' }))
  await act(async () => usePassing.setState({ passing: undefined }))
  expect(await screen.findByText(/^Your choice was replaced at the table or on another phone\./)).toBeTruthy()
  expect(screen.queryByText(/^Changed: /)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  // Phones of other roles also show that this choice was replaced.
  const [, other = 'stark'] = rolesOf(table)
  await act(async () => usePassing.setState({ passing: undefined }))
  await atTheTable(table, () => table.play().cast(other, 1))
  await follow(table, [other])
  expect(await screen.findByText(/^Changed a sealed choice: .+\.$/)).toBeTruthy()
  expect(screen.queryByText(/^Your choice was replaced/)).toBeNull()
})

test('a choice is not changed on the table while the own phone of its role is linked; it is once that phone is lost', async () => {
  const table = await auction()
  const [own = 'stark', other = 'stark'] = rolesOf(table)
  await bid(table)
  const speech = (role: HouseId) => new RegExp(`\\(${role[0]?.toUpperCase()}${role.slice(1)}\\)`)
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change a sealed choice' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/^Changed only on their own phone: /).textContent).toMatch(speech(own))
  expect(sheet.queryByRole('button', { name: speech(own) })).toBeNull()
  expect(sheet.getByRole('button', { name: speech(other) })).toBeTruthy()
  await act(async () => table.session.play.setState({ ownPhones: [], lostPhones: [{ id: table.id, roles: [own] }] }))
  expect(sheet.getByRole('button', { name: speech(own) })).toBeTruthy()
})

test('a choice that was changed on the table is not said to be changed on the own phone of its role', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await sealElsewhere(table, own)
  await act(async () => void (await table.play().castAnew(own, 2)))
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
  // The sign of a role with its own phone cannot be held on the shared phone, and no other role can change its choice there.
  expect(await screen.findByText(/^Changed here on the table: .+ Was it not you\? Choose again on your own phone\.$/)).toBeTruthy()
  expect(screen.queryByText(/^Changed on their own phone/)).toBeNull()
})

test('on a phone that follows the board is not corrected, and it is said where that is done', async () => {
  const table = await auction()
  const menu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    return within(await screen.findByRole('dialog'))
  }
  expect((await menu()).getByRole('button', { name: 'Correct the board' })).toBeTruthy()
  await table.go('')
  await follow(table, [])
  expect((await menu()).queryByRole('button', { name: 'Correct the board' })).toBeNull()
  await table.go('correct')
  await follow(table, [])
  expect(await screen.findByText('This phone follows the game. Changes are made on the phone on the table.')).toBeTruthy()
})

describe('the texts of a choice with own phones', () => {
  /** Links a phone for each of these roles with the host. */
  const phonesOf = (table: Table, roles: readonly HouseId[]) =>
    act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles }] }))

  test('say at the table whether some or all choose on phones of their own', async () => {
    const table = await auction()
    const [first = 'stark', ...others] = rolesOf(table)
    await phonesOf(table, [first])
    expect(await screen.findByText('In secret, some on their own phones; revealed together.')).toBeTruthy()
    // The other roles choose on the host. Only the choices of roles with a phone are missing.
    await act(async () => {
      for (const role of others) await table.play().cast(role, 1)
    })
    expect((await screen.findByRole('status')).textContent).toMatch(/^Waiting for /)
    expect(screen.queryByRole('button', { name: /^Waiting for / })).toBeNull()
    await phonesOf(table, [first, ...others])
    expect(await screen.findByText('In secret, all at once; revealed together.')).toBeTruthy()
  })

  test('say on an own phone that its choice is sealed', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await follow(table, [own])
    await act(async () => usePassing.setState({ passing: undefined }))
    expect(await screen.findByText('In secret; revealed together.')).toBeTruthy()
    expect(screen.queryByText('Your choice is sealed.')).toBeNull()
    // In this test, host and guest share one store, in which the host deletes the sealed choice of the guest.
    await act(async () => table.session.play.setState({ isSealedHere: () => Promise.resolve(true) }))
    await atTheTable(table, () => table.play().cast(own, 1))
    expect(await screen.findByText('Your choice is sealed.')).toBeTruthy()
  })

  test('say on an own phone that its choice was sealed on another phone', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await follow(table, [own])
    await act(async () => usePassing.setState({ passing: undefined }))
    await atTheTable(table, () => table.play().cast(own, 1))
    expect(await screen.findByText('Your choice was sealed at the table or on another phone. You can change it here.')).toBeTruthy()
    expect(screen.getByText(/^Waiting for .+\. The result then appears here\.$/)).toBeTruthy()
    expect(screen.queryByText('Your choice is sealed.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change a sealed choice' })).toBeTruthy()
    // The table says whether the phone with the choice has lost its link.
    await act(async () => table.play().noteLinks({ takenSeats: { id: table.id, seats: [], lost: [], missing: [own] } }))
    expect(screen.getByText(/^Your choice is sealed on a phone without a link\. Link that phone again, or /)).toBeTruthy()
    expect(screen.queryByText(/^Your choice was sealed at the table/)).toBeNull()
  })

  test('name on every own phone the players whose choices are missing, and those whose phones the reveal needs', async () => {
    const table = await auction()
    const [own = 'stark', other = 'stark', ...rest] = rolesOf(table)
    const namesIn = (text: HTMLElement) => /^(?:Waiting for|.+:) ([^.]+)\./.exec(text.textContent ?? '')?.[1]?.split(/,? and |, /) ?? []
    await follow(table, [own])
    await act(async () => usePassing.setState({ passing: undefined }))
    for (const role of [own, other]) await atTheTable(table, () => table.play().cast(role, 1))
    const waits = await screen.findByText(/^Waiting for .+\. The result then appears here\.$/)
    const named = namesIn(waits)
    expect(named).toHaveLength(rest.length)
    await act(async () => table.play().noteLinks({ takenSeats: { id: table.id, seats: [], lost: [], missing: [other] } }))
    const [missing = '', ...none] = namesIn(screen.getByText(/^Sealed on a phone without a link: .+\. Link it again to reveal\.$/))
    expect(none).toEqual([])
    expect(named).not.toContain(missing)
  })
})

describe('a phone on which another screen is shown', () => {
  test('goes to a secret choice as soon as it is asked for, and stays where it is afterwards', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    const look = async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'History' }))
      await settle()
    }
    await follow(table, [])
    await look()
    expect(pads()).toEqual([])
    await follow(table, [own])
    expect(await screen.findByRole('heading', { name: 'How much do you bid?' })).toBeTruthy()
    expect(table.address()).toBe(`/game/${table.id}`)
    await act(async () => pass(undefined))
    await look()
    expect(table.address()).toBe(`/game/${table.id}/log`)
  })
})

describe('whose phone it is', () => {
  test('is said by name; the result there has nothing to tick, since the table moves the pieces', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await bid(table)
    await follow(table, [own])
    expect(await screen.findByText(/’s phone: secret choices are made here/)).toBeTruthy()
    await atTheTable(table, () => table.play().reveal())
    await result()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  test('a phone whose seat another one has taken over says so; one that gave it up by itself does not', async () => {
    const table = await auction()
    const { id } = table
    const sit = (roles: readonly HouseId[]) => act(async () => table.play().takeSeat(id, roles, () => Promise.resolve(true)))
    await follow(table, [])
    await sit(['stark'])
    await sit([])
    expect(await screen.findByText('This phone has no seat now: another phone has taken it.')).toBeTruthy()
    await act(async () => table.play().noteLinks({ seat: { id, roles: [], isTakenOver: false } }))
    await sit([])
    expect(screen.queryByText('This phone has no seat now: another phone has taken it.')).toBeNull()
  })

  test('a phone that was the table, or followed it, says whose phone is the table now', async () => {
    const table = await auction()
    const { id } = table
    const seat =
      table
        .play()
        .open?.game.seats(table.state())
        .find(({ plays }) => plays.includes('stark'))?.id ?? ''
    await follow(table, [], false)
    await act(async () => table.play().noteLinks({ newTable: { id, seat } }))
    expect(
      await screen.findByText(/’s phone is the table now\. Scan its code to be in the game again; until then this phone only watches\.$/),
    ).toBeTruthy()
    expect(screen.queryByText(/^The link to the table is lost/)).toBeNull()
    await act(async () => table.play().noteLinks({ newTable: { id, seat: '' } }))
    expect(await screen.findByText(/^Another phone is the table now\..* only watches\.$/)).toBeTruthy()
    // A phone with a seat gets the seat again when it is linked.
    await follow(table, ['stark'], false)
    expect((await screen.findAllByText(/ only watches\. You keep your seat\.$/)).length).toBeGreaterThan(0)
  })
})

test('a question of the table is only shown on an own phone: nothing can be entered there', async () => {
  const table = await openTable('', { decks: 'table' }, [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
  ])
  const inside = () => document.querySelector('[inert]')
  expect(inside()).toBeNull()
  await follow(table, ['stark'])
  expect(await screen.findByText('Answered on the phone on the table.')).toBeTruthy()
  expect(inside()).not.toBeNull()
  // A tap on the question says where it is answered. Browsers send taps on inert content to the element behind it.
  const around = inside()?.closest('section')
  if (!around) throw new Error('nothing is around the question')
  fireEvent.pointerUp(around)
  expect(await screen.findAllByText('Answered on the phone on the table.')).toHaveLength(2)
  // Without a link, the question may already be answered at the table.
  await follow(table, ['stark'], false)
  expect(await screen.findByText('This phone is not linked; the question may be over.')).toBeTruthy()
  expect(inside()?.hasAttribute('data-unlinked')).toBe(true)
})
