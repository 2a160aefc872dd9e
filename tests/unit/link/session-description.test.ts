import { expect, test } from 'vitest'
import { codeOfText, textOfCode } from '../../../src/app/phone-to-phone/code-text'
import { PAIRING_BYTES, packDescription, unpackDescription, usernameOf, type Description } from '../../../src/link/session-description'

const fingerprint = Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0').toUpperCase()).join(':')
const pairing = Uint8Array.from({ length: PAIRING_BYTES }, (_, at) => at * 11)

/** Returns a WebRTC session description as a browser writes it, including lines that the app does not need. */
const written = (addresses: readonly string[], setup = 'actpass') =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    ...addresses.map((address, at) => `a=candidate:77${at} 1 udp 2113937151 ${address} ${50_000 + at} typ host generation 0`),
    'a=candidate:1 1 tcp 1518280447 10.0.0.9 9 typ host tcptype active',
    'a=ice-ufrag:Ab/+',
    'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${setup}`,
    '',
  ].join('\r\n')

const name = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local'
const packed = (description: Description) => packDescription(description) ?? new Uint8Array()
const offer = packed({ type: 'offer', sdp: written([name]), pairing })

test('an offer takes about a hundred bytes and keeps all that a browser needs', () => {
  expect(offer.length).toBeLessThan(120)
  const back = unpackDescription(offer)
  if (!back.ok || back.value.type !== 'offer') throw new Error('not read')
  expect(back.value.pairing).toEqual(pairing)
  for (const line of ['a=ice-ufrag:Ab/+', 'a=ice-pwd:abcdefghijklmnopqrstuvwx', `a=fingerprint:sha-256 ${fingerprint}`, 'a=setup:actpass'])
    expect(back.value.sdp.split('\r\n')).toContain(line)
  expect(back.value.sdp).toContain(` ${name} 50000 typ host`)
  expect(packed(back.value)).toEqual(offer)
})

test('an answer holds no secret, and addresses of every kind', () => {
  const answer = packed({ type: 'answer', sdp: written(['192.168.1.20', 'fe80::1:2', '2001:db8:0:0:0:0:0:1'], 'active') })
  const back = unpackDescription(answer)
  if (!back.ok) throw new Error(back.fault)
  expect(back.value).not.toHaveProperty('pairing')
  expect(back.value.sdp).toContain(' 192.168.1.20 50000 ')
  expect(back.value.sdp).toContain(' fe80:0000:0000:0000:0000:0000:0001:0002 50001 ')
  expect(back.value.sdp).toContain('a=setup:active\r\n')
})

test('an answer names the offer that it answers; one of an earlier version does not', () => {
  const sdp = written(['192.168.1.20'], 'active')
  const named = packed({ type: 'answer', sdp, to: usernameOf(written([name])) })
  expect(unpackDescription(named)).toMatchObject({ ok: true, value: { type: 'answer', to: 'Ab/+' } })
  const earlier = unpackDescription(packed({ type: 'answer', sdp }))
  expect(earlier.ok && 'to' in earlier.value).toBe(false)
  for (let length = 4; length < named.length; length++) expect(unpackDescription(named.slice(0, length)).ok, `${length}`).toBe(false)
  expect(unpackDescription(Uint8Array.from([...named.slice(0, -4), 0, 0, 0, 0])).ok).toBe(false)
})

test('nothing is packed that no phone of the same network can reach', () => {
  expect(packDescription({ type: 'answer', sdp: '' })).toBeUndefined()
  expect(packDescription({ type: 'answer', sdp: written([]) })).toBeUndefined()
  expect(packDescription({ type: 'answer', sdp: written(['300.1.1.1', 'fe80::1::2', 'example.org']) })).toBeUndefined()
  expect(packDescription({ type: 'answer', sdp: written(['10.0.0.1']).replace('Ab/+', 'A') })).toBeUndefined()
})

test('bytes that are foreign, newer, cut short or too long are refused', () => {
  const fault = (bytes: Uint8Array) => {
    const back = unpackDescription(bytes)
    return back.ok ? undefined : back.fault
  }
  expect(fault(new Uint8Array())).toBe('foreign')
  expect(fault(Uint8Array.from([0xca, 0x57, ...offer.slice(2)]))).toBe('foreign')
  expect(fault(Uint8Array.from([0xca, 0x4c, 3, 9]))).toBe('newer')
  for (let length = 2; length < offer.length; length++) expect(fault(offer.slice(0, length)), `${length}`).toBe('damaged')
  expect(fault(Uint8Array.from([...offer, 0]))).toBe('damaged')
  for (const kind of [2, 255]) expect(fault(offer.map((byte, at) => (at === 3 ? kind : byte)))).toBe('damaged')
})

test('no line of its own can be smuggled into a description', () => {
  const lines = new Set<number>()
  for (const at of offer.keys())
    for (const byte of [0, 10, 13, 32, 255]) {
      const back = unpackDescription(offer.map((one, place) => (place === at ? byte : one)))
      if (back.ok) lines.add(back.value.sdp.split(/\r\n|\r|\n/).length)
    }
  expect([...lines]).toEqual([16])
})

test.each([
  ['alone', (code: string) => code],
  ['in several lines', (code: string) => `${code.slice(0, 60)}\n${code.slice(60)}\n`],
  ['in a message', (code: string) => `Hi Ann, here is the code: ${code} See you`],
  ['in a message in Czech', (code: string) => `Tady je kód, vlož ho: ${code}`],
])('a code that is pasted %s is read', (_, message) => {
  expect(codeOfText(message(textOfCode(offer)))).toEqual(offer)
})
