// Tests that between commitment and reveal, no message and no disk contains a choice of another seat or its nonce.
import { expect, test, vi } from 'vitest'
import { createSession, followedCopies, linkedTable } from '../../../src/session'
import { sha256 } from '../../../src/session/ledger/digest'
import { readFrom } from '../../../src/link/reader'
import { writeTo } from '../../../src/link/writer'
import { Database, diskStore } from '../../../src/storage'
import { commit } from '../../../src/referee'
import { tiny, tinySetup } from '../../fixtures/tiny-game'
import { tinyEnvironment } from '../../fixtures/tiny-environment'
import { network } from '../../link/faults'

const ROLES = ['anna', 'petr', 'jana'] as const

/** Creates a simulated phone whose disk can be exported as text. */
const device = (name: string) => {
  const database = new Database(name)
  // This test allows any text as a choice, so that it can search for the text.
  const load = () => Promise.resolve({ ...tiny, checkChoice: () => undefined })
  const catalogue = [{ id: 'tiny', name: { en: 'Tiny', cs: 'Malá' }, load }]
  return { database, session: createSession({ ...tinyEnvironment(diskStore(database)), catalogue }) }
}

/** Returns the complete database as text. Byte arrays are written in four encodings. Keys that cannot be exported are empty in the text. */
const dump = async (database: Database): Promise<string> => {
  const rows = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const))
  const bytes = (value: unknown) =>
    value instanceof Uint8Array
      ? ['latin1', 'utf8', 'hex', 'base64'].map((way) => Buffer.from(value).toString(way as BufferEncoding))
      : value
  return JSON.stringify(rows, (_, value: unknown) => bytes(value))
}

/**
 * Returns the possible encodings of a text. In base64, a text has one of three offsets, and its first and last characters depend on
 * adjacent text.
 */
const written = (text: string): readonly string[] => {
  const bytes = Buffer.from(text)
  const base64 = [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return all.slice(before === 0 ? 0 : before + 1, -2)
  })
  const half = /^[0-9a-f]{32}$/.test(text) ? [Buffer.from(text, 'hex').toString('latin1'), Buffer.from(text, 'hex').toString('base64')] : []
  return [text, text.toUpperCase(), bytes.toString('hex'), ...base64, ...half, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]
}
const holds = (where: string, text: string): boolean => written(text).some((one) => where.includes(one))

test('a text is found however it is written', () => {
  const nonce = '00112233445566778899aabbccddeeff'
  for (const way of ['hex', 'base64'] as const)
    for (const before of ['', 'x', 'xy']) expect(holds(Buffer.from(`${before}${nonce} and more`).toString(way), nonce)).toBe(true)
  expect(holds(Buffer.from(nonce, 'hex').toString('base64'), nonce)).toBe(true)
  expect(holds(JSON.stringify({ nonce }), nonce)).toBe(true)
  expect(holds('00112233445566778899aabbccddeefe', nonce)).toBe(false)
})

test('before the reveal neither a message nor the disk of another device holds a choice or its nonce', async () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues')
  const table = device('secrets table')
  const play = table.session.play.getState()
  const id = (await play.createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: [...ROLES] } })) ?? ''
  await play.play({ do: 'ask' })
  const sent: string[] = []
  const hands = await Promise.all(
    ROLES.map(async (role) => {
      const hand = device(`secrets ${role}`)
      const ends = network((text) => {
        sent.push(text)
        return [text]
      })
      const copies = await followedCopies(hand.session)
      const there = await linkedTable(table.session, id)
      if (there === undefined) throw new Error('no table')
      copies.linkTo(readFrom(ends.reader, copies, sha256, () => undefined))
      const link = writeTo(ends.writer, there, () => undefined)
      link.seat([role])
      play.linkPhone({ game: id, roles: [role], open: link.open })
      await expect.poll(() => hand.session.play.getState().seat?.id).toBe(id)
      await hand.session.play.getState().openGame(id)
      return { role, ...hand, play: hand.session.play.getState() }
    }),
  )
  const choiceOf = (role: string, which: string) => `the ${which} choice of ${role}`
  for (const { role, play: own } of hands) expect(await own.cast(role, choiceOf(role, 'first'))).toEqual({ how: 'done' })
  for (const { role, play: own } of hands) expect(await own.castAnew(role, choiceOf(role, 'second'))).toEqual({ how: 'done' })
  // The app shows the newest choice of a role only on the phone of this role.
  for (const { role, play: own } of hands) {
    await expect.poll(() => own.sealedChoice(role)).toBe(choiceOf(role, 'second'))
    for (const other of ROLES.filter((one) => one !== role)) expect(await own.sealedChoice(other)).toBeUndefined()
    expect(await play.sealedChoice(role)).toBeUndefined()
  }
  const [ballot] = table.session.play.getState().open?.ballots ?? []
  if (ballot === undefined) throw new Error('no ballot')
  const dumps = new Map([['table', await dump(table.database)]])
  for (const { role, database } of hands) dumps.set(role, await dump(database))
  const messages = sent.join('\n')
  expect(await play.reveal()).toEqual({ how: 'done' })

  const random = drawn.mock.results.map(({ value }) => Buffer.from((value as Uint8Array).buffer).toString('hex'))
  const choices = ROLES.flatMap((role) => ['first', 'second'].map((which) => ({ role, choice: choiceOf(role, which) })))
  const commitments = [...Object.values(ballot.cast), ...ballot.anew]
  const nonces = random.filter((nonce) =>
    choices.some(({ role, choice }) => commitments.includes(commit(sha256, ballot.id, role, choice, nonce))),
  )
  expect(nonces).toHaveLength(2 * ROLES.length)
  for (const secret of [...nonces, ...choices.map(({ choice }) => choice)]) {
    expect(holds(messages, secret)).toBe(false)
    for (const [, there] of dumps) expect(holds(there, secret)).toBe(false)
  }
  // After the reveal, the same search finds the choices, so the search works.
  const after = [sent.join('\n'), await dump(table.database)]
  for (const secret of choices.filter(({ choice }) => choice.includes('second')).map(({ choice }) => choice))
    for (const there of after) expect(holds(there, secret)).toBe(true)
  for (const there of after) expect(nonces.filter((nonce) => holds(there, nonce))).toHaveLength(ROLES.length)
})
