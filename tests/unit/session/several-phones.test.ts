import { describe, expect, test } from 'vitest'
import { readFrom, type Copies, type ReaderLink } from '../../../src/link/reader'
import { writeTo } from '../../../src/link/writer'
import { commit, entries, MOST_CHANGES_OF_CHOICE, type Opened } from '../../../src/referee'
import { createSession } from '../../../src/session'
import { followedCopies, linkedTable } from '../../../src/session/hooks'
import { sha256 } from '../../../src/session/ledger/digest'
import { memoryStore, type Store } from '../../../src/storage'
import { tinyEnvironment } from '../../fixtures/tiny-environment'
import { tinySetup, type TinyState } from '../../fixtures/tiny-game'
import { network } from '../../link/faults'

type Session = ReturnType<typeof createSession>

const ROLES = ['anna', 'petr', 'jana', 'ivan']
const nonce = 'ab'.repeat(16)

/** Creates a game with an open ballot of four roles, and a host to which all phones link, as on the page for pairing. */
const begun = async () => {
  const session = createSession(tinyEnvironment())
  const play = () => session.play.getState()
  const id = (await play().createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: ROLES } })) ?? ''
  const table = await linkedTable(session, id)
  if (table === undefined) throw new Error('no table')
  await play().play({ do: 'ask' })
  return { session, id, table, play, ballot: play().open?.ballots[0]?.id ?? '' }
}
type Begun = Awaited<ReturnType<typeof begun>>

const digests = ({ play }: Session) => {
  const { open } = play.getState()
  return open === undefined ? [] : entries(open.ledger).map(({ digest }) => digest)
}

/** Links a phone of one role. @param change replaces functions of the phone to simulate a modified app */
const join = async ({ session, id, table }: Begun, role: string, change: Partial<Copies> = {}, store: Store = memoryStore()) => {
  const phone = createSession(tinyEnvironment(store))
  const ends = network()
  const copies = await followedCopies(phone)
  const states: string[] = []
  const link: ReaderLink = readFrom(ends.reader, { ...copies, ...change }, sha256, (state) => states.push(state))
  copies.linkTo(link)
  const writer = writeTo(ends.writer, table, () => undefined)
  let unlink = session.play.getState().linkPhone({ game: id, roles: [role], open: writer.open })
  /** Gives the phone other roles, as the host does after a take-over of its seat. */
  const sit = (roles: readonly string[]) => {
    unlink()
    unlink = session.play.getState().linkPhone({ game: id, roles, open: writer.open })
    writer.seat([...roles])
  }
  writer.seat([role])
  await expect.poll(() => phone.play.getState().seat).toEqual({ id, roles: [role], isTakenOver: false })
  await phone.play.getState().openGame(id)
  const leave = () => {
    unlink()
    ends.reader.close()
  }
  return { phone, play: () => phone.play.getState(), states, link, sit, leave }
}

const pointsOf = ({ play }: Session) => (play.getState().open?.state as TinyState | undefined)?.points

describe('four phones that were paired one after the other on one page', () => {
  test('each get every entry, and all their choices are revealed', async () => {
    const all = await begun()
    const phones: Awaited<ReturnType<typeof join>>[] = []
    for (const role of ROLES) phones.push(await join(all, role))
    for (const [at, { play }] of phones.entries()) expect(await play().cast(ROLES[at] ?? '', at + 1)).toEqual({ how: 'done' })
    expect(await all.play().reveal()).toEqual({ how: 'done' })
    await all.play().play({ do: 'add', who: 'anna', points: 2 } as { readonly do: string })
    for (const { phone } of phones) await expect.poll(() => digests(phone)).toEqual(digests(all.session))
    expect(phones.map(({ phone }) => pointsOf(phone))).toEqual(ROLES.map(() => ({ anna: 3, petr: 2, jana: 3, ivan: 4 })))
  })

  test('one that joins later gets what was written before, although no phone was linked meanwhile', async () => {
    const all = await begun()
    const first = await join(all, 'anna')
    first.leave()
    await all.play().cast('petr', 1)
    const { phone } = await join(all, 'jana')
    await expect.poll(() => digests(phone)).toEqual(digests(all.session))
  })
})

describe('a reveal that fails names the seat and the true reason', () => {
  /** Makes the choices of all roles; `role` chooses on its own phone. @param change replaces functions of this phone */
  const chosen = async (role: string, change: Partial<Copies> = {}, cast = true) => {
    const all = await begun()
    const own = await join(all, role, change)
    if (cast) await own.play().cast(role, 3)
    for (const other of ROLES) if (other !== role) await all.play().cast(other, 1)
    return { all, own }
  }
  const refusal = (why: string, role: string, ballot: string) => ({
    how: 'refused',
    refusal: { code: 'SEAL_BROKEN', params: { roles: [role], why, ballot } },
  })

  test('a phone that is gone is not accused; linked again, its choice is revealed', async () => {
    const { all, own } = await chosen('petr')
    own.leave()
    expect(await all.play().reveal()).toMatchObject(refusal('absent', 'petr', all.ballot))
    expect(await all.play().isSealedHere('petr')).toBe(false)
    expect(await own.play().isSealedHere('petr')).toBe(true)
    expect(await all.play().castAnew('petr', 5)).toEqual({ how: 'done' })
    expect(await all.play().isSealedHere('petr')).toBe(true)
    expect(await all.play().reveal()).toEqual({ how: 'done' })
    expect(pointsOf(all.session)).toMatchObject({ petr: 5 })
  })

  test('a seat that another phone has taken over: the choice sealed on the first phone is revealed', async () => {
    const { all, own } = await chosen('petr')
    own.sit([])
    await join(all, 'petr')
    expect(await all.play().reveal()).toEqual({ how: 'done' })
    expect(pointsOf(all.session)).toMatchObject({ petr: 3 })
  })

  test('a phone without the seat cannot make the seat look dishonest', async () => {
    const { all, own } = await chosen('petr', { open: () => Promise.resolve({ choice: 9, nonce }) })
    own.sit([])
    expect(await all.play().reveal()).toMatchObject(refusal('absent', 'petr', all.ballot))
  })

  test('something else than what was sealed', async () => {
    const { all } = await chosen('petr', { open: () => Promise.resolve({ choice: 9, nonce }) })
    expect(await all.play().reveal()).toMatchObject(refusal('other', 'petr', all.ballot))
  })

  test('a choice that the rules do not allow', async () => {
    const illegal: Opened = { choice: 199, nonce }
    const { all, own } = await chosen('petr', { open: () => Promise.resolve(illegal) }, false)
    expect(await own.link.commit(all.ballot, 'petr', commit(sha256, all.ballot, 'petr', 199, nonce), false)).toBe(true)
    expect(await all.play().reveal()).toMatchObject(refusal('illegal', 'petr', all.ballot))
  })
})

test('after a reload of the table, only the choices that are sealed on it are reviewed before the reveal', async () => {
  const all = await begun()
  const own = await join(all, 'petr')
  await own.play().cast('petr', 3)
  for (const other of ['anna', 'jana', 'ivan']) await all.play().cast(other, 1)
  await own.play().castAnew('petr', 5)
  // After a reload, the page does not know who changed a choice.
  all.session.play.setState({ lastRounds: [] })
  expect(await all.play().reveal()).toEqual({ how: 'stale' })
  for (const other of ['anna', 'jana', 'ivan']) all.play().agree(other)
  expect(await all.play().reveal()).toEqual({ how: 'done' })
  expect(pointsOf(all.session)).toMatchObject({ petr: 5 })
})

test('a choice that was thrown away is offered again on the phone that sealed it, and nowhere else', async () => {
  const all = await begun()
  const own = await join(all, 'petr')
  const other = await join(all, 'jana')
  await own.play().cast('petr', 3)
  await all.play().callOff()
  await expect.poll(() => own.play().open?.ballots[0]?.cast).toEqual({})
  expect(await own.play().sealedChoice('petr')).toBe(3)
  expect(await other.play().sealedChoice('petr')).toBeUndefined()
  expect(await all.play().sealedChoice('petr')).toBeUndefined()
})

describe('changes of a choice on a phone of its own', () => {
  const sealed = (ballot: string, choice: number) => commit(sha256, ballot, 'petr', choice, nonce)
  /** Creates a modified phone that seals a choice, changes it, and reveals the choice that the test selects. */
  const modified = async (open: number) => {
    const all = await begun()
    const own = await join(all, 'petr', { open: () => Promise.resolve({ choice: open, nonce }) })
    await own.link.commit(all.ballot, 'petr', sealed(all.ballot, 1), false)
    for (const choice of [3, 5]) expect(await own.link.commit(all.ballot, 'petr', sealed(all.ballot, choice), true)).toBe(true)
    for (const other of ['anna', 'jana', 'ivan']) await all.play().cast(other, 1)
    return all
  }

  test('the newest alone counts: an older one does not open', async () => {
    for (const older of [1, 3])
      expect(await (await modified(older)).play().reveal()).toMatchObject({ refusal: { params: { why: 'other' } } })
    const all = await modified(5)
    expect(await all.play().reveal()).toEqual({ how: 'done' })
    expect(pointsOf(all.session)).toMatchObject({ petr: 5 })
  })

  test('nor does an older one open once the seat has chosen again at the table', async () => {
    const all = await modified(5)
    expect(await all.play().castAnew('petr', 2)).toEqual({ how: 'done' })
    expect(await all.play().reveal()).toEqual({ how: 'done' })
    expect(pointsOf(all.session)).toMatchObject({ petr: 2 })
  })

  test('are limited in one ballot, and the phone says so', async () => {
    const all = await begun()
    const { play } = await join(all, 'petr')
    await play().cast('petr', 0)
    for (let change = 1; change <= MOST_CHANGES_OF_CHOICE; change++)
      expect(await play().castAnew('petr', change % 9)).toEqual({ how: 'done' })
    const before = digests(all.session)
    expect(await play().castAnew('petr', 4)).toMatchObject({ how: 'refused', refusal: { code: 'CHANGED_TOO_OFTEN' } })
    expect(digests(all.session)).toEqual(before)
  })

  test('a phone with a changed app is not accepted beyond the limit', async () => {
    const all = await begun()
    const { link } = await join(all, 'petr')
    await link.commit(all.ballot, 'petr', sealed(all.ballot, 1), false)
    const answers: boolean[] = []
    for (let change = 0; change < 20; change++) answers.push(await link.commit(all.ballot, 'petr', sealed(all.ballot, 100 + change), true))
    expect(answers.filter(Boolean)).toHaveLength(MOST_CHANGES_OF_CHOICE)
  })
})

test('what was begun on a phone of its own is there again after a reload and a new link', async () => {
  const all = await begun()
  const store = memoryStore()
  const first = await join(all, 'petr', {}, store)
  const prompt = first.play().open?.prompts.find(({ roles }) => roles.includes('petr'))
  if (prompt === undefined) throw new Error('nothing is asked')
  await first.play().setDraft(prompt, 6)
  first.leave()
  await all.play().cast('anna', 1)
  const second = await join(all, 'petr', {}, store)
  await expect.poll(() => digests(second.phone)).toEqual(digests(all.session))
  expect(await second.play().sealedDraft(prompt)).toBe(6)
})
