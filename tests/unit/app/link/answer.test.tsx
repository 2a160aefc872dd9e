// Tests which addresses of the host a phone uses that answers the host's code.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../../../src/app/link/peer'
import { PAIRING_BYTES, packDescription } from '../../../../src/link/session-description'
import { FakeConnection, openOtherChannel, remoteDescriptions, resetConnections, sdpOf, USERNAME } from './fake-connection'

beforeEach(() => {
  resetConnections()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
})
afterEach(() => vi.unstubAllGlobals())

test('a phone waits for the host, because two phones may have scanned one code, and sends checks only after a failure', async () => {
  const code = packDescription({ type: 'offer', sdp: sdpOf(USERNAME), pairing: new Uint8Array(PAIRING_BYTES) }) ?? new Uint8Array()
  const make = async () => {
    const answering = await answer(code)
    if (typeof answering === 'string') throw new Error(answering)
    return answering
  }
  const sendsChecks = () => remoteDescriptions().at(-1)?.sdp.includes('a=candidate:')
  /** Makes an answer that leads to a connection. */
  const connect = async () => {
    const { opened } = await make()
    openOtherChannel()
    expect(await opened).toBeTypeOf('function')
  }
  await connect()
  const failing = await make()
  expect(sendsChecks()).toBe(false)
  failing.close()
  expect(await failing.opened).toBe('late')
  await connect()
  expect(sendsChecks()).toBe(true)
  await make()
  expect(sendsChecks()).toBe(false)
})
