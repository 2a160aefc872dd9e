import { beforeEach, expect, test } from 'vitest'
import { addFollower } from '../../../../src/app/link/links'
import { useFollowers } from '../../../../src/app/link/followers'
import { useLost } from '../../../../src/app/link/lost'
import { readFrom } from '../../../../src/link/reader'
import { createSession, followedCopies, linkedTable } from '../../../../src/session'
import { sha256 } from '../../../../src/session/ledger/digest'
import { memoryStore } from '../../../../src/storage'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'
import { tinySetup } from '../../../fixtures/tiny-game'
import { network, settle } from '../../../link/faults'

/** The phones of a table: who sits where, and what is said of one that is lost. */

beforeEach(() => {
  useFollowers.setState({ all: [], next: 1 })
  useLost.setState({ lost: undefined })
})

const tableWithGame = async () => {
  const session = createSession(tinyEnvironment(memoryStore()))
  const play = () => session.play.getState()
  const id = (await play().createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: ['anna', 'petr'] } })) ?? ''
  const seats = () => {
    const { open } = play()
    return open === undefined ? [] : open.game.seats(open.state)
  }
  /** Pairs a phone. @returns its end of the link */
  const pair = async () => {
    const table = await linkedTable(session, id)
    if (table === undefined) throw new Error('no table')
    const ends = network()
    const other = createSession(tinyEnvironment(memoryStore()))
    const copies = await followedCopies(other)
    addFollower(session, id, table, () => ends.writer)
    let state = ''
    const reader = readFrom(ends.reader, copies, sha256, (now) => {
      state = now
    })
    copies.linkTo(reader)
    await expect.poll(() => state).toBe('following')
    return reader
  }
  return { id, play, seats, pair }
}

const list = () => useFollowers.getState().all.map(({ seat, state, isReplaced }) => ({ seat, state, isReplaced }))

test('a phone says whose it is; a second phone for the same seat takes it over, which is said', async () => {
  const { play, seats, pair } = await tableWithGame()
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
  expect(useLost.getState().lost).toEqual({ end: 'writer', why: 'closed', game: id, seat: seat.id })
  expect(play().lostPhones).toEqual([{ id, roles: seat.plays }])
  const again = await pair()
  expect(list()).toHaveLength(2)
  again.wish(seat.id)
  await expect.poll(list).toEqual([{ seat: seat.id, state: 'sending', isReplaced: false }])
  expect(useLost.getState().lost).toBeUndefined()
  expect(play().lostPhones).toEqual([])
  await settle()
})
