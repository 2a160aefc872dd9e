// Helpers for tests of linked phones: a host and guests with simulated links.
import { expect } from 'vitest'
import { useFollowers, type Follower } from '../../../../src/app/link/followers'
import { addFollower, followTable } from '../../../../src/app/link/links'
import { readFrom } from '../../../../src/link/reader'
import { createSession, followedCopies, linkedTable, type Session } from '../../../../src/session'
import { sha256 } from '../../../../src/session/ledger/digest'
import { memoryStore } from '../../../../src/storage'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'
import { tinySetup } from '../../../fixtures/tiny-game'
import { network } from '../../../link/faults'

/** Returns a linked phone of a game, without a link behind it. @param change fields that differ from those of a phone of Stark */
export const phoneOf = (game: string, change: Partial<Follower> = {}): Follower => ({
  number: 1,
  game,
  state: 'sending',
  seat: 'seat-1',
  roles: ['stark'],
  hasChosen: true,
  isReplaced: false,
  sealed: [],
  sit: () => undefined,
  end: () => undefined,
  stepBack: () => undefined,
  ...change,
})

/** Links two simulated phones as the app does: the host adds the guest to its list of linked phones, and the guest copies the game. */
export const followAt = async (writer: Session, game: string, reader: Session) => {
  const table = await linkedTable(writer, game)
  if (table === undefined) throw new Error('no table')
  const ends = network()
  const copies = await followedCopies(reader)
  addFollower(writer, game, table, () => ends.writer)
  let last = ''
  const hear = (state: string) => (last = state)
  followTable(reader, copies, () => ends.reader, hear)
  await expect.poll(() => last).toBe('following')
}

export const tableWithGame = async () => {
  const session = createSession(tinyEnvironment(memoryStore()))
  const play = () => session.play.getState()
  const id = (await play().createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: ['anna', 'petr'] } })) ?? ''
  const seats = () => {
    const { open } = play()
    return open === undefined ? [] : open.game.seats(open.state)
  }
  /** Links a simulated phone to the host as the app does. */
  const follow = async () => {
    const reader = createSession(tinyEnvironment(memoryStore()))
    await followAt(session, id, reader)
    await reader.play.getState().openGame(id)
    return { session: reader, play: () => reader.play.getState() }
  }
  /** Pairs a simulated phone. @returns its end of the link */
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
  return { id, session, play, seats, pair, follow }
}

/** Returns the linked and lost phones. */
export const list = () => useFollowers.getState().all.map(({ seat, state, isReplaced }) => ({ seat, state, isReplaced }))
