/** Fake of WebRTC, which needs a browser. Its data channels open when the test calls `openChannel`. */

/** Data channels that the fake connections created; the newest is last. */
let channels: EventTarget[] = []
/** Session descriptions of the other phone that the fake connections got; the newest is last. */
let remote: { readonly type: string; readonly sdp: string }[] = []
const connections: EventTarget[] = []

export const resetConnections = (): void => {
  channels = []
  remote = []
  nextUsername = USERNAME
}

/** Opens the data channel that the other phone has created, on the newest connection. */
export const openOtherChannel = (): EventTarget => {
  const channel = Object.assign(new EventTarget(), { readyState: 'open', send: () => {}, close: () => {} })
  connections.at(-1)?.dispatchEvent(Object.assign(new Event('datachannel'), { channel }))
  return channel
}

/** Lets the newest connection fail. */
export const failConnection = (): void => {
  const connection = connections.at(-1)
  if (connection === undefined) throw new Error('no connection')
  Object.assign(connection, { connectionState: 'failed' }).dispatchEvent(new Event('connectionstatechange'))
}

export const openChannel = (): boolean | undefined => channels.at(-1)?.dispatchEvent(new Event('open'))

export const remoteDescriptions = (): readonly { readonly type: string; readonly sdp: string }[] => remote

/** ICE user name of each fake connection, unless the test sets another. */
export const USERNAME = 'Ab/+'
let nextUsername = USERNAME
/** Sets the ICE user name of the next fake connections. */
export const setUsername = (name: string): void => {
  nextUsername = name
}

/** Returns a session description of a phone in the local network. */
export const sdpOf = (username: string): string =>
  [
    'a=candidate:1 1 udp 2113937151 192.168.1.20 50000 typ host',
    `a=ice-ufrag:${username}`,
    'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    `a=fingerprint:sha-256 ${'AB:'.repeat(31)}AB`,
  ].join('\r\n')

export class FakeConnection extends EventTarget {
  readonly iceGatheringState = 'complete'
  constructor() {
    super()
    connections.push(this)
  }
  readonly localDescription = { sdp: sdpOf(nextUsername) }
  createDataChannel() {
    const channel = Object.assign(new EventTarget(), { readyState: 'connecting', send: () => {}, close: () => {} })
    channels.push(channel)
    return channel
  }
  setLocalDescription() {
    return Promise.resolve()
  }
  setRemoteDescription(description: { readonly type: string; readonly sdp: string }) {
    remote.push(description)
    return Promise.resolve()
  }
  close() {}
}
