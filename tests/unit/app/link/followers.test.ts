import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endFollowing, wishForSeat } from '../../../../src/app/link/links'
import { linkedElsewhere, useFollowers } from '../../../../src/app/link/followers'
import { keepPhonesOfGames } from '../../../../src/app/link/phones-to-link'
import { rememberedSeat } from '../../../../src/app/link/remembered-seat'
import { useLost } from '../../../../src/app/link/lost'
import { createSession } from '../../../../src/session'
import { deletedAtTable } from '../../../../src/session/environment/deleted-at-table'
import { holdLink, isLinkHeld } from '../../../../src/session/environment/linked-window'
import { memoryStore } from '../../../../src/storage'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'
import { tinySetup } from '../../../fixtures/tiny-game'
import { pass } from '../../../../src/table/ballot/passing'
import { settle } from '../../../link/faults'
import { followAt, list, tableWithGame } from './phones'

/** Tests the list of linked phones: their seats, and the status of a lost phone. */

beforeEach(() => {
  useFollowers.setState({ all: [], next: 1 })
  useLost.setState({ lost: undefined })
})

/** Adds the storage of a browser, which this environment does not have. */
const stubLocalStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}

test('a phone says whose it is; a second phone for the same seat takes it over, which is said', async () => {
  const { id, play, seats, pair } = await tableWithGame()
  const seat = seats().find(({ plays }) => plays.length > 0)
  if (seat === undefined) throw new Error('no seat')
  const first = await pair()
  expect(first.wish(seat.id)).toBe(true)
  await expect.poll(list).toEqual([{ seat: seat.id, state: 'sending', isReplaced: false }])
  expect(play().ownPhones.map(({ roles }) => roles)).toEqual([seat.plays])
  const second = await pair()
  second.wish('nobody')
  second.wish(seat.id)
  await expect.poll(list).toEqual([
    { seat: '', state: 'sending', isReplaced: true },
    { seat: seat.id, state: 'sending', isReplaced: false },
  ])
  expect(play().ownPhones.map(({ roles }) => roles)).toEqual([seat.plays])
  expect(useLost.getState().lost).toEqual({ end: 'seat', game: id, seat: seat.id })
})

test('a lost phone stays in the list, and its notice goes once the seat is connected again', async () => {
  const { id, play, seats, pair } = await tableWithGame()
  const seat = seats().find(({ plays }) => plays.length > 0)
  if (seat === undefined) throw new Error('no seat')
  const first = await pair()
  first.wish(seat.id)
  await expect.poll(() => play().ownPhones).toHaveLength(1)
  first.close()
  await expect.poll(list).toEqual([{ seat: seat.id, state: 'closed', isReplaced: false }])
  expect(useLost.getState().lost).toEqual({ end: 'writer', why: 'closed', game: id, seats: [seat.id] })
  expect(play().lostPhones).toEqual([{ id, roles: seat.plays }])
  const again = await pair()
  expect(list()).toHaveLength(2)
  again.wish(seat.id)
  await expect.poll(list).toEqual([{ seat: seat.id, state: 'sending', isReplaced: false }])
  expect(useLost.getState().lost).toBeUndefined()
  expect(play().lostPhones).toEqual([])
  await settle()
})

describe('a phone that joins the table again', () => {
  test('remembers the seat that the table has given to it instead of the seat that was chosen on it', async () => {
    stubLocalStorage()
    const { id, play, seats, follow } = await tableWithGame()
    const [chosen, given] = seats()
    if (chosen === undefined || given === undefined) throw new Error('two seats are needed')
    const phone = await follow()
    wishForSeat(phone.session, id, chosen.id)
    await expect.poll(() => play().ownPhones).toHaveLength(1)
    expect(rememberedSeat(id)).toBe(chosen.id)
    useFollowers.getState().all[0]?.sit(given.id, given.plays)
    await expect.poll(() => phone.play().seat?.roles).toEqual(given.plays)
    expect(rememberedSeat(id)).toBe(given.id)
    vi.unstubAllGlobals()
  })

  test('takes its seat again at once if the phone of the seat has lost its link', async () => {
    const { id, play, seats, follow } = await tableWithGame()
    const [seat] = seats()
    if (seat === undefined) throw new Error('no seat')
    const before = await follow()
    expect(wishForSeat(before.session, id, seat.id)).toBe(true)
    await expect.poll(() => play().ownPhones).toHaveLength(1)
    endFollowing(before.session)
    await expect.poll(() => play().lostPhones).toHaveLength(1)
    const again = await follow()
    expect(wishForSeat(again.session, id, seat.id, true)).toBe(true)
    await expect.poll(() => again.play().seat).toEqual({ id, roles: seat.plays, isTakenOver: false })
    expect(list()).toEqual([{ seat: seat.id, state: 'sending', isReplaced: false }])
    expect(play().lostPhones).toEqual([])
  })

  test('does not take the seat of a phone that is linked; it says so, and gets the seat once that link is lost', async () => {
    const { id, play, seats, follow } = await tableWithGame()
    const [seat] = seats()
    if (seat === undefined) throw new Error('no seat')
    const first = await follow()
    wishForSeat(first.session, id, seat.id)
    await expect.poll(() => play().ownPhones).toHaveLength(1)
    const second = await follow()
    wishForSeat(second.session, id, seat.id, true)
    await expect.poll(() => second.play().takenSeats).toEqual({ id, seats: [seat.id], lost: [] })
    await settle()
    expect(second.play().seat).toEqual({ id, roles: [], isTakenOver: true })
    expect(first.play().seat?.roles).toEqual(seat.plays)
    endFollowing(first.session)
    await expect.poll(() => second.play().seat?.roles).toEqual(seat.plays)
  })
})

test('the number in the name of a phone is the smallest free one', async () => {
  const { id, pair } = await tableWithGame()
  const shown = () => useFollowers.getState().all.map((one) => one.shown)
  await pair()
  const second = await pair()
  await pair()
  expect(shown()).toEqual([1, 2, 3])
  second.close()
  await settle()
  await pair()
  expect(shown()).toEqual([1, 3, 2])
  expect(new Set(useFollowers.getState().all.map(({ number, game }) => `${game} ${number}`)).size).toBe(3)
  expect(useFollowers.getState().all.every(({ game }) => game === id)).toBe(true)
})

test('phones are told that the game was deleted at the table, and when they heard the table last', async () => {
  stubLocalStorage()
  const { id, seats, follow } = await tableWithGame()
  const phone = await follow()
  wishForSeat(phone.session, id, seats()[0]?.id ?? '')
  const before = Date.now()
  for (const one of useFollowers.getState().all) one.end('deleted')
  await expect.poll(() => phone.play().deleted).toEqual([id])
  // A reload of the guest phone does not forget it.
  expect(deletedAtTable()).toEqual([id])
  expect(createSession(tinyEnvironment(memoryStore())).play.getState().deleted).toEqual([id])
  expect(phone.play().link).toBeUndefined()
  expect(phone.play().unlinked).toBeUndefined()
  expect(phone.play().heard?.id).toBe(id)
  expect(phone.play().heard?.time).toBeGreaterThanOrEqual(before)
  vi.unstubAllGlobals()
})

test('what the table puts away is told to the phones that follow', async () => {
  const { id, play, follow } = await tableWithGame()
  const phone = await follow()
  const { seq } = play().open?.ledger.last.entry ?? { seq: 0 }
  play().noteLinks({ goneOn: { id, seq } })
  await expect.poll(() => phone.play().goneOn).toEqual({ id, seq })
})

test('each phone knows whose phone has lost its link', async () => {
  const { id, play, seats, follow } = await tableWithGame()
  const [seat] = seats()
  if (seat === undefined) throw new Error('no seat')
  const first = await follow()
  first.play().link?.wish(seat.id)
  const second = await follow()
  await expect.poll(() => second.play().takenSeats).toEqual({ id, seats: [seat.id], lost: [] })
  endFollowing(first.session)
  await expect.poll(() => second.play().takenSeats).toEqual({ id, seats: [seat.id], lost: [seat.id] })
  expect(play().lostPhones).toHaveLength(1)
  // If the player of the seat chooses on the host, the seat is not marked as lost meanwhile.
  pass({ ballot: 'b1', role: seat.plays[0] ?? '', anew: false })
  await expect.poll(() => second.play().takenSeats?.lost).toEqual([])
  pass(undefined)
  await expect.poll(() => second.play().takenSeats?.lost).toEqual([seat.id])
})

test('each phone knows which seats are on others, and one that the table unlinks is told so', async () => {
  const { id, play, seats, follow } = await tableWithGame()
  const [seat] = seats()
  if (seat === undefined) throw new Error('no seat')
  const first = await follow()
  first.play().link?.wish(seat.id)
  const second = await follow()
  await expect.poll(() => second.play().takenSeats).toEqual({ id, seats: [seat.id], lost: [] })
  expect(first.play().takenSeats?.seats ?? []).toEqual([])
  useFollowers.getState().all[0]?.end()
  await expect.poll(() => first.play().unlinked).toBe(id)
  expect(first.play().link).toBeUndefined()
  expect(play().ownPhones).toEqual([])
  await expect.poll(() => second.play().takenSeats).toEqual({ id, seats: [], lost: [] })
  expect(useLost.getState().lost).toBeUndefined()
})

describe('a linked phone takes the table over', () => {
  /** Links Anna's phone, and a phone without a seat, to the host. */
  const linked = async () => {
    const table = await tableWithGame()
    const [seat] = table.seats()
    if (seat === undefined) throw new Error('no seat')
    const anna = await table.follow()
    anna.play().link?.wish(seat.id)
    const watcher = await table.follow()
    await expect.poll(() => anna.play().seat?.roles).toEqual(seat.plays)
    return { ...table, seat, anna, watcher }
  }

  test('the old table steps back, all other phones are told, and nothing can be written on two phones', async () => {
    const { id, play, seat, anna, watcher } = await linked()
    expect(await anna.play().link?.takeOver()).toBe(true)
    expect(play()).toMatchObject({
      writes: false,
      open: { followed: true },
      newTable: { id, seat: seat.id },
      ownPhones: [],
      lostPhones: [],
    })
    expect(await play().play({ do: 'add', who: 'anna', points: 1 } as { readonly do: string })).toEqual({ how: 'elsewhere' })
    expect(list()).toEqual([])
    await expect.poll(() => watcher.play().newTable).toEqual({ id, seat: seat.id })
    expect(watcher.play().link).toBeUndefined()
    expect(anna.play().newTable).toBeUndefined()
    expect(useLost.getState().lost).toBeUndefined()
    // If the old host opens the game again, the game is still read-only.
    await play().closeGame()
    await play().openGame(id)
    expect(play()).toMatchObject({ writes: false, open: { followed: true } })
  })

  test('the log says so, and the old table follows the new one with its own copy', async () => {
    const { session, play, seat, anna, id } = await linked()
    expect(await anna.play().link?.takeOver()).toBe(true)
    const taken = await anna.session.games.getState().takeOver(id, seat.id)
    if (!taken.ok) throw new Error(taken.fault.why)
    await anna.play().openGame(taken.value.id)
    const { open } = anna.play()
    expect(open?.ledger.last.entry).toMatchObject({ by: seat.id, move: { do: 'commitSeed', takenOver: true } })
    await anna.play().play({ do: 'add', who: 'anna', points: 2 } as { readonly do: string })
    await followAt(anna.session, taken.value.id, session)
    await expect.poll(() => play().open?.ledger.last.entry.digest).toBe(anna.play().open?.ledger.last.entry.digest)
    expect(play().newTable).toBeUndefined()
  })
})

test('a choice that is being changed on a phone is known at the table until the phone has sealed it, or is gone', async () => {
  const { id, play, seats, pair } = await tableWithGame()
  const seat = seats().find(({ plays }) => plays.length > 0)
  const [role = ''] = seat?.plays ?? []
  const phone = await pair()
  phone.wish(seat?.id ?? '')
  await expect.poll(() => play().ownPhones).toHaveLength(1)
  phone.changing('b1', role, true)
  await expect.poll(() => play().changing).toEqual([{ id, ballot: 'b1', role }])
  phone.changing('b1', role, false)
  await expect.poll(() => play().changing).toEqual([])
  phone.changing('b1', role, true)
  await expect.poll(() => play().changing).toHaveLength(1)
  phone.close()
  await expect.poll(() => play().changing).toEqual([])
})

test('a window without a link knows that another window of the phone is linked', async () => {
  const held = new Set<string>()
  const locks = {
    request: async (name: string, _options: unknown, run: () => Promise<void>) => {
      held.add(name)
      await run()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager
  expect(await isLinkHeld('friday', locks)).toBe(false)
  const drop = holdLink('friday', locks)
  expect(await isLinkHeld('friday', locks)).toBe(true)
  expect(await isLinkHeld('monday', locks)).toBe(false)
  drop()
  await expect.poll(() => isLinkHeld('friday', locks)).toBe(false)
})

test('phones know when the table leaves the game, and when it comes back', async () => {
  const { id, play, follow } = await tableWithGame()
  const phone = await follow()
  expect(phone.play().tableAway).toBeUndefined()
  await play().closeGame()
  await expect.poll(() => phone.play().tableAway).toBe(id)
  await play().openGame(id)
  await expect.poll(() => phone.play().tableAway).toBeUndefined()
  await play().play({ do: 'ask' })
  await expect.poll(() => phone.play().open?.ballots).toHaveLength(1)
})

test('phones know that the table plays another game, and the table counts the phones that are left', async () => {
  const { id, session, play, follow } = await tableWithGame()
  const phone = await follow()
  keepPhonesOfGames(session)
  expect(await play().createGame({ game: 'tiny', name: 'Monday', setup: { ...tinySetup, roles: ['anna', 'petr'] } })).toBeDefined()
  const monday = play().open?.id ?? ''
  await expect.poll(() => phone.play().tablePlaysOther).toBe(true)
  expect(phone.play().tableAway).toBe(id)
  expect(useLost.getState().lost).toEqual({ end: 'otherGame', game: monday })
  await followAt(session, monday, phone.session)
  await expect.poll(() => linkedElsewhere(useFollowers.getState().all, monday)).toBe(0)
  expect(useLost.getState().lost).toEqual({ end: 'otherGame', game: monday })
  await play().openGame(id)
  // The phone follows the other game now.
  expect(useLost.getState().lost).toEqual({ end: 'otherGame', game: id })
  await play().closeGame()
  expect(useLost.getState().lost).toBeUndefined()
})

test('a phone that joins another table tells its table so', async () => {
  const { id, seats, follow } = await tableWithGame()
  const [seat] = seats()
  if (seat === undefined) throw new Error('no seat')
  const anna = await follow()
  anna.play().link?.wish(seat.id)
  await expect.poll(() => anna.play().seat?.roles).toEqual(seat.plays)
  const writer = createSession(tinyEnvironment(memoryStore()))
  const other = await writer.play.getState().createGame({ game: 'tiny', name: 'Other', setup: tinySetup })
  await followAt(writer, other ?? '', anna.session)
  await expect.poll(() => useFollowers.getState().all.find((one) => one.game === id)?.state).toBe('left')
  expect(useLost.getState().lost).toEqual({ end: 'writer', why: 'left', game: id, seats: [seat.id] })
})
