import { beforeEach, describe, expect, test } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import { endFollowing, unlink, wishForSeat } from '../../../../src/app/link/links'
import { useLost } from '../../../../src/app/link/lost'
import { keepPhonesOfGames } from '../../../../src/app/link/phones-to-link'
import { createSession } from '../../../../src/session'
import { memoryStore } from '../../../../src/storage'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'
import { tinySetup } from '../../../fixtures/tiny-game'
import { followAt, list, tableWithGame } from './phones'

/** Tests what the host knows of choices that are sealed on linked phones, and what happens to the links of a watching window. */

beforeEach(() => {
  localStorage.clear()
  useFollowers.setState({ all: [], next: 1 })
  useLost.setState({ lost: undefined })
})

describe('a choice that is sealed on a phone', () => {
  /** Links a phone that seals the choice of Anna in an open ballot. */
  const sealedOnPhone = async () => {
    const table = await tableWithGame()
    const seat = table.seats().find(({ plays }) => plays.includes('anna'))
    if (seat === undefined) throw new Error('no seat')
    await table.play().play({ do: 'ask' })
    const ballot = table.play().open?.ballots[0]?.id ?? ''
    const phone = await table.follow()
    wishForSeat(phone.session, table.id, seat.id)
    await expect.poll(() => phone.play().seat?.roles).toEqual(seat.plays)
    await expect.poll(() => phone.play().open?.ballots).toHaveLength(1)
    expect(await phone.play().cast('anna', 1, seat.id, ballot)).toEqual({ how: 'done' })
    expect(table.play().holders).toEqual([])
    const holders = () => table.play().holders.map(({ role, phone: number, isLinked }) => ({ role, number, isLinked }))
    return { ...table, seat, ballot, phone, holders }
  }

  test('stays known as its choice if the phone gives up the seat, and after its link is lost', async () => {
    const { id, phone, holders, pair } = await sealedOnPhone()
    wishForSeat(phone.session, id, '')
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: true }])
    endFollowing(phone.session)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    expect(useLost.getState().lost).toMatchObject({ end: 'writer', seats: [], isHolder: true })
    // Another phone that joins does not replace the lost phone in the list, because the reveal needs it.
    await pair()
    expect(list()).toEqual([
      { seat: '', state: 'closed', isReplaced: false },
      { seat: '', state: 'sending', isReplaced: false },
    ])
  })

  test('stays known if another phone takes the seat; the seat alone is not enough for the reveal', async () => {
    const { pair, seat, phone, holders, id } = await sealedOnPhone()
    const second = await pair()
    second.wish(seat.id)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: true }])
    // The same phone gets the seat back, so its choice is no longer on another phone.
    wishForSeat(phone.session, id, seat.id)
    await expect.poll(holders).toEqual([])
  })

  test('stays known as unlinked after the table has linked a phone to another game, and after a reload', async () => {
    const { id, session, play, holders } = await sealedOnPhone()
    keepPhonesOfGames(session)
    const [phone] = useFollowers.getState().all
    if (phone !== undefined) unlink(session, phone)
    const unlinked = [{ seat: '', state: 'unlinked', isReplaced: false }]
    await expect.poll(list).toEqual(unlinked)
    const other = (await play().createGame({ game: 'tiny', name: 'Sunday', setup: { ...tinySetup, roles: ['anna', 'petr'] } })) ?? ''
    await followAt(session, other, createSession(tinyEnvironment(memoryStore())))
    await play().openGame(id)
    expect(list()).toEqual([...unlinked, { seat: '', state: 'sending', isReplaced: false }])
    expect(holders()).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    // A reload: the page knows only what is kept on the device.
    await play().closeGame()
    useFollowers.setState({ all: [], next: 1 })
    await play().openGame(id)
    expect(list()).toEqual(unlinked)
  })

  test('is known as missing on the phone that has the seat now, as soon as the earlier phone has no link', async () => {
    const { id, seat, phone, follow } = await sealedOnPhone()
    const later = await follow()
    wishForSeat(later.session, id, seat.id)
    await expect.poll(() => later.play().seat?.roles).toEqual(seat.plays)
    expect(later.play().takenSeats?.missing).toBeUndefined()
    endFollowing(phone.session)
    await expect.poll(() => later.play().takenSeats?.missing).toEqual(['anna'])
  })

  test('stays known if the table unlinks the phone, until the phone is removed from the list', async () => {
    const { id, session, phone, holders } = await sealedOnPhone()
    wishForSeat(phone.session, id, '')
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: true }])
    const unlinkFirst = () =>
      useFollowers
        .getState()
        .all.slice(0, 1)
        .forEach((one) => unlink(session, one))
    unlinkFirst()
    expect(holders()).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    expect(list()).toEqual([{ seat: '', state: 'unlinked', isReplaced: false }])
    unlinkFirst()
    expect([holders(), list()]).toEqual([[], []])
  })

  test('is known on the phone without an open game and without a link, until the choice is revealed', async () => {
    const { id, seat, ballot, phone, play } = await sealedOnPhone()
    const found = async () => (await phone.session.games.getState().sealedIn()).map((one) => one.id)
    expect(await found()).toEqual([id])
    expect(await phone.session.games.getState().sealedIn('another')).toEqual([])
    await play().cast('petr', 2, seat.id, ballot)
    await play().reveal(undefined, ballot)
    await expect.poll(found).toEqual([])
  })

  test('belongs to the phone also after the phone was linked again', async () => {
    const { id, session, phone, holders, seat } = await sealedOnPhone()
    endFollowing(phone.session)
    await expect.poll(() => list()[0]?.state).toBe('closed')
    await followAt(session, id, phone.session)
    wishForSeat(phone.session, id, seat.id, true)
    await expect.poll(list).toEqual([{ seat: seat.id, state: 'sending', isReplaced: false }])
    wishForSeat(phone.session, id, '')
    await expect.poll(holders).toEqual([{ role: 'anna', number: 2, isLinked: true }])
  })

  /** Reloads the page of the host: all links are lost, and the list of phones is read again. */
  const reloadHost = async ({ id, session, play }: Awaited<ReturnType<typeof sealedOnPhone>>) => {
    session.play.setState({ open: undefined })
    useFollowers.setState({ all: [], next: 1 })
    await play().openGame(id)
  }

  test('is known after a reload of the table, also on a phone without a seat', async () => {
    const table = await sealedOnPhone()
    const { id, session, phone, holders, seat, pair } = table
    keepPhonesOfGames(session)
    const second = await pair()
    second.wish(seat.id)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: true }])
    endFollowing(phone.session)
    second.close()
    await expect.poll(() => list().map(({ state }) => state)).toEqual(['closed', 'closed'])
    await reloadHost(table)
    expect(holders()).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    expect(useLost.getState().lost).toMatchObject({ end: 'writer', seats: [seat.id], isHolder: true })
    // The phone says what it holds when it is linked again, so it is no longer missed, although it gets no seat.
    await followAt(session, id, phone.session)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 3, isLinked: true }])
    expect(list()).toEqual([
      { seat: seat.id, state: 'closed', isReplaced: false },
      { seat: '', state: 'sending', isReplaced: false },
    ])
  })

  test('stays on the earlier phone of a seat after a reload, also if the phone that has the seat now is linked first', async () => {
    const table = await sealedOnPhone()
    const { id, session, phone, holders, seat, follow } = table
    keepPhonesOfGames(session)
    endFollowing(phone.session)
    await expect.poll(() => list()[0]?.state).toBe('closed')
    const second = await follow()
    wishForSeat(second.session, id, seat.id)
    await expect.poll(() => second.play().seat?.roles).toEqual(seat.plays)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    endFollowing(second.session)
    await expect.poll(() => list().map(({ state }) => state)).toEqual(['closed', 'closed'])
    await reloadHost(table)
    expect(holders().map(({ role, isLinked }) => [role, isLinked])).toEqual([['anna', false]])
    expect(list().map((one) => one.seat)).toEqual(['', seat.id])
    await followAt(session, id, second.session)
    wishForSeat(second.session, id, seat.id, true)
    await expect.poll(() => second.play().seat?.roles).toEqual(seat.plays)
    await new Promise((done) => setTimeout(done, 50))
    expect(holders().map(({ role, isLinked }) => [role, isLinked])).toEqual([['anna', false]])
    expect(list().map((one) => [one.seat, one.state])).toEqual([
      ['', 'closed'],
      [seat.id, 'sending'],
    ])
  })

  test('is not taken for a choice of the phone that is linked again for the seat', async () => {
    const table = await sealedOnPhone()
    const { id, session, phone, holders, seat, follow } = table
    endFollowing(phone.session)
    await expect.poll(() => list()[0]?.state).toBe('closed')
    const second = await follow()
    wishForSeat(second.session, id, seat.id, true)
    await expect.poll(() => second.play().seat?.roles).toEqual(seat.plays)
    expect(holders()).toEqual([{ role: 'anna', number: 1, isLinked: false }])
    expect(session.play.getState().ownPhones).toEqual([{ id, roles: seat.plays }])
  })

  test('keeps the seat where it is while the page of the table is left', async () => {
    const { id, phone, seat, follow } = await sealedOnPhone()
    const second = await follow()
    wishForSeat(second.session, id, seat.id)
    await expect.poll(() => second.play().seat?.roles).toEqual(seat.plays)
    // The first phone wants its seat again, which the second phone has.
    wishForSeat(phone.session, id, seat.id, true)
    await expect.poll(() => phone.play().seat?.isTakenOver).toBe(true)
    window.dispatchEvent(new Event('pagehide'))
    endFollowing(second.session)
    await expect.poll(() => list().find((one) => one.seat === seat.id)?.state).toBe('closed')
    expect(list().map((one) => one.seat)).toEqual(['', seat.id])
    window.dispatchEvent(new Event('pageshow'))
  })

  test('is known of a phone that a table in another window links', async () => {
    const table = await sealedOnPhone()
    const { id, session, phone, holders } = table
    endFollowing(phone.session)
    await reloadHost(table)
    expect([holders(), list()]).toEqual([[], []])
    await followAt(session, id, phone.session)
    await expect.poll(holders).toEqual([{ role: 'anna', number: 1, isLinked: true }])
  })
})

test.each([1, 2, 4])(
  'a window that another window has taken the game from ends its links, and all %i phones are told so',
  async (count) => {
    const { id, session, play, seats, follow } = await tableWithGame()
    const phones = []
    for (let n = 0; n < count; n++) phones.push(await follow())
    for (const [n, phone] of phones.entries()) wishForSeat(phone.session, id, seats()[n]?.id ?? '')
    await expect.poll(() => play().ownPhones).toHaveLength(Math.min(count, seats().length))
    session.play.setState({ writes: false })
    for (const phone of phones) await expect.poll(() => phone.play().unlinked).toBe(id)
    for (const phone of phones) expect(phone.play().newTable).toEqual({ id, seat: '', isWindow: true })
    expect(list()).toEqual([])
    expect(play().ownPhones).toEqual([])
    expect(useLost.getState().lost).toBeUndefined()
  },
)
