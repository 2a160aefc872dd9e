import { expect, test } from 'vitest'
import { createGames } from '../../../src/session/games'
import { pack, unpack } from '../../../src/session/pack'
import { exportGame, importGame, readOffers } from '../../../src/session/transfer'
import { tinyEnvironment, tinyTable } from '../../fixtures/tiny-environment'

const played = async () => {
  const table = await tinyTable()
  for (let points = 1; points < 20; points++) await table.play({ do: 'add', who: 'anna', points })
  const file = await exportGame(table.environment, table.id)
  if (!file.ok) throw new Error(file.trouble)
  return { ...table, text: file.value.text }
}

test('a packed game is the same file again, and much smaller', async () => {
  const { text } = await played()
  const packed = await pack(text)
  const back = await unpack(packed)
  expect(JSON.parse(back ?? '')).toEqual(JSON.parse(text))
  expect(packed.length * 3).toBeLessThan(text.length)
})

test('a game that was packed here is taken in there, and is here already the second time', async () => {
  const { environment, id } = await played()
  const packed = await createGames(environment).getState().packGame(id)
  const there = tinyEnvironment()
  const text =
    (await createGames(there)
      .getState()
      .unpackGame(packed ?? new Uint8Array())) ?? ''
  expect(await importGame(there, text)).toEqual({ ok: true, value: { id, keptBoth: false } })
  expect(await importGame(environment, text)).toEqual({ ok: false, fault: { why: 'alreadyHere', id } })
  expect(await createGames(environment).getState().packGame('nowhere')).toBeUndefined()
})

test('an entry that was changed on the way no longer leads to the digest of the last one', async () => {
  const { text } = await played()
  const forged = await pack(text.replace('"points":3', '"points":9'))
  expect(await readOffers(tinyEnvironment(), (await unpack(forged)) ?? '')).toMatchObject({ ok: false, fault: { why: 'damaged' } })
})

test('what was not packed here is no game', async () => {
  const deflated = (text: string) => pack(text)
  for (const bytes of [new Uint8Array(), new Uint8Array([1, 2, 3]), await deflated('{"entries":[]}').then((all) => all.slice(0, 3))])
    expect(await unpack(bytes)).toBeUndefined()
  expect(await unpack(await deflated('{"entries":[{"seq":"none"}]}'))).toBeUndefined()
})

test('a few bytes that inflate to more than any game are refused', async () => {
  const bomb = await pack(JSON.stringify({ entries: [], name: 'a'.repeat(19_999_000) }))
  expect(bomb.length).toBeLessThan(40_000)
  expect(await unpack(bomb)).toBeDefined()
  const many = new Blob(['{"entries":[],"name":"', ...Array.from({ length: 25 }, () => 'a'.repeat(1_000_000)), '"}'])
  const stream = many.stream().pipeThrough(new CompressionStream('deflate-raw'))
  expect(await unpack(new Uint8Array(await new Response(stream).arrayBuffer()))).toBeUndefined()
})
