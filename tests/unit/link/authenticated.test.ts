import { expect, test } from 'vitest'
import { authenticated } from '../../../src/link/authenticated'
import { hmacSha256 } from '../../../src/session/ledger/digest'
import { network, settle, type Tamper } from '../../link/faults'

const key = 'ab'.repeat(16)

/** Sends four words from the host to the guest over a network that changes messages with `tamper`. */
const transmit = async (tamper: Tamper, readersKey = key) => {
  const ends = network(tamper)
  const heard: string[] = []
  let forged = 0
  const notice = () => void forged++
  const reader = authenticated(ends.reader, hmacSha256, readersKey, 'reader', notice)
  const writer = authenticated(ends.writer, hmacSha256, key, 'writer', notice)
  reader.onMessage((text) => heard.push(text))
  for (const word of ['one', 'two', 'three', 'four']) writer.send(word)
  await settle()
  return { heard, forged }
}

const second =
  (change: (text: string) => readonly string[]): Tamper =>
  (text, number) =>
    number === 1 ? change(text) : [text]

test('what nobody has touched is heard', async () => {
  expect(await transmit((text) => [text])).toEqual({ heard: ['one', 'two', 'three', 'four'], forged: 0 })
})

test.each<[string, Tamper, readonly string[]]>([
  ['changed', second((text) => [text.replace('two', 'six')]), ['one']],
  ['lost', second(() => []), ['one']],
  ['doubled', second((text) => [text, text]), ['one', 'two']],
  ['without a proof', second(() => ['two']), ['one']],
  ['with another place', second((text) => [text.replace(/^1/, '2')]), ['one']],
  ['made for the other direction', second(() => [`1 ${hmacSha256(hmacSha256(key, 'castellan-link from reader'), '1 two')} two`]), ['one']],
])('a message that is %s ends the link', async (_, tamper, heard) => {
  expect(await transmit(tamper)).toEqual({ heard, forged: 1 })
})

test('nothing is heard without the secret of the pairing', async () => {
  expect(await transmit((text) => [text], 'cd'.repeat(16))).toEqual({ heard: [], forged: 1 })
})
