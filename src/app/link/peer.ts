import { authenticated, type End } from '../../link/authenticated'
import type { Channel } from '../../link/channel'
import { packDescription, PAIRING_BYTES, unpackDescription, usernameOf, type DescriptionFault } from '../../link/session-description'
import { hmacSha256 } from '../../session'

/** WebRTC pairing of two phones in one network, without a server: each phone shows a QR code and scans the code of the other. */

/** Reason why no channel opens. `unable`: no WebRTC support. `alone`: no local network address. `late`: timeout. */
export type PeerFault = 'unable' | 'alone' | 'late'

/**
 * Function that returns the open channel. The channel buffers its messages until the function is called.
 * @param onForged called when a message fails authentication
 */
export type Opened = (onForged: () => void) => Channel

/** One side of a pairing, with the code that the other phone has to scan. */
export interface Pairing {
  readonly code: Uint8Array
  readonly close: () => void
}
export interface Offering extends Pairing {
  /** Name of the offer, which the answer to it contains. */
  readonly name: string
  /**
   * Accepts the code of the other phone.
   * @returns the fault of the code, `stale` if it answers another code; undefined if it is valid, then `opened` settles later
   */
  readonly accept: (answer: Uint8Array) => Promise<DescriptionFault | 'offer' | 'stale' | undefined>
  readonly opened: Promise<Opened | PeerFault>
}
export interface Answering extends Pairing {
  readonly opened: Promise<Opened | PeerFault>
}

/** Timeout for collecting the network addresses of this device (ICE gathering), in milliseconds. */
const GATHERING = 2000
/**
 * Whether an earlier answer of this page has led to no connection. Then this phone sends connectivity checks as well, because a firewall
 * may let only these through.
 */
let hasFailed = false
/** Firefox ends a connection that has no addresses of the other phone after five seconds. */
const needsAddresses = (): boolean => 'mozInnerScreenX' in window
/**
 * Returns the session description of a host that a guest uses. Without the addresses of the host, the guest waits for the connectivity
 * checks of the host. If two phones that have scanned the same code sent checks, the host could connect to the wrong one.
 */
const withoutAddresses = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith(ADDRESS))
    .join('\r\n')
const ADDRESS = 'a=candidate:'
const addressesIn = (sdp: string): readonly string[] => sdp.split('\r\n').filter((line) => line.startsWith(ADDRESS))
/**
 * Returns whether the host can reach this phone at a numeric address. A browser without a permission for the camera gives only names
 * (mDNS), which some networks do not resolve.
 */
const isReachable = (sdp: string): boolean => addressesIn(sdp).some((line) => !line.includes('.local '))

/** Timeout for the connection after both codes have been scanned, in milliseconds. */
const OPENING = 15_000

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const connection = (): RTCPeerConnection | undefined => {
  try {
    return new RTCPeerConnection({ iceServers: [] })
  } catch {
    // WebRTC is not supported or has been disabled.
    return undefined
  }
}

/** Returns the local session description with the addresses found before the timeout. */
const gathered = (peer: RTCPeerConnection): Promise<string> =>
  new Promise((done) => {
    const tell = () => done(peer.localDescription?.sdp ?? '')
    const look = () => peer.iceGatheringState === 'complete' && tell()
    peer.addEventListener('icegatheringstatechange', look)
    setTimeout(tell, GATHERING)
    look()
  })

/** Wraps a data channel as a text channel. Messages that arrive before there is a listener are buffered. */
const channelOf = (peer: RTCPeerConnection, data: RTCDataChannel): Channel => {
  let hear: ((text: string) => void) | undefined
  const early: string[] = []
  const closed = new Set<() => void>()
  let isOpen = true
  const end = () => {
    if (!isOpen) return
    isOpen = false
    window.removeEventListener('pagehide', end)
    data.close()
    peer.close()
    for (const tell of closed) tell()
  }
  data.addEventListener('message', ({ data: text }: MessageEvent<unknown>) => {
    // The app sends text only, so binary data closes the channel.
    if (typeof text !== 'string') return end()
    if (hear === undefined) early.push(text)
    else hear(text)
  })
  data.addEventListener('close', end)
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed' || peer.connectionState === 'closed') end()
  })
  window.addEventListener('pagehide', end)
  return {
    send: (text) => {
      if (!isOpen) return
      try {
        data.send(text)
      } catch {
        end()
      }
    },
    onMessage: (listener) => {
      hear = listener
      for (const text of early.splice(0)) listener(text)
    },
    onClose: (listener) => {
      if (isOpen) closed.add(listener)
      else listener()
    },
    close: end,
  }
}

/** Returns a promise and its resolve function, for the result of a pairing. */
const openLater = () => {
  let resolve: (opened: Opened | PeerFault) => void = () => {}
  const promise = new Promise<Opened | PeerFault>((tell) => {
    resolve = tell
  })
  return { promise, resolve }
}

/** Calls `done` with the channel as soon as the data channel is open. */
const openedOf = (peer: RTCPeerConnection, data: RTCDataChannel, pairing: Uint8Array, end: End, done: (opened: Opened) => void) => {
  const open = () => {
    const channel = channelOf(peer, data)
    done((onForged) => authenticated(channel, hmacSha256, hexOf(pairing), end, onForged))
  }
  if (data.readyState === 'open') open()
  else data.addEventListener('open', open, { once: true })
}

/** Starts a pairing on the host phone, with a new random secret. */
export const offer = async (): Promise<Offering | PeerFault> => {
  const peer = connection()
  if (peer === undefined) return 'unable'
  const pairing = crypto.getRandomValues(new Uint8Array(PAIRING_BYTES))
  const { promise: opened, resolve } = openLater()
  const fail = (why: PeerFault) => {
    resolve(why)
    peer.close()
  }
  openedOf(peer, peer.createDataChannel('castellan'), pairing, 'writer', resolve)
  await peer.setLocalDescription()
  const code = packDescription({ type: 'offer', sdp: await gathered(peer), pairing })
  if (code === undefined) {
    peer.close()
    return 'alone'
  }
  const name = usernameOf(peer.localDescription?.sdp ?? '')
  return {
    code,
    name,
    opened,
    close: () => fail('late'),
    accept: async (bytes) => {
      const answer = unpackDescription(bytes)
      if (!answer.ok) return answer.fault
      if (answer.value.type === 'offer') return 'offer'
      const { to } = answer.value
      if (to !== undefined && to !== name) return 'stale'
      const limit = setTimeout(() => fail('late'), OPENING)
      void opened.then(() => clearTimeout(limit))
      peer.addEventListener('connectionstatechange', () => peer.connectionState === 'failed' && fail('late'))
      try {
        await peer.setRemoteDescription({ type: 'answer', sdp: answer.value.sdp })
      } catch {
        return 'damaged'
      }
      return undefined
    },
  }
}

/**
 * Answers an offer. The channel opens after the host has scanned the answer code. There is no timeout for that, but the browser may close
 * the connection.
 */
export const answer = async (bytes: Uint8Array): Promise<Answering | PeerFault | DescriptionFault> => {
  const there = unpackDescription(bytes)
  if (!there.ok) return there.fault
  if (there.value.type !== 'offer') return 'foreign'
  const peer = connection()
  if (peer === undefined) return 'unable'
  const { sdp, pairing } = there.value
  const { promise: opened, resolve } = openLater()
  let isOpen = false
  const fail = () => {
    if (!isOpen) hasFailed = true
    resolve('late')
    peer.close()
  }
  const open = (made: Opened) => {
    isOpen = true
    hasFailed = false
    resolve(made)
  }
  peer.addEventListener('datachannel', ({ channel }) => openedOf(peer, channel, pairing, 'reader', open))
  peer.addEventListener('connectionstatechange', () => peer.connectionState === 'failed' && fail())
  // The host has scanned the answer. If no data channel opens, it has given up or has connected to another phone.
  peer.addEventListener('iceconnectionstatechange', () => {
    if (peer.iceConnectionState === 'connected') setTimeout(() => !isOpen && fail(), OPENING)
  })
  const waits = !hasFailed && !needsAddresses()
  let own: string
  try {
    await peer.setRemoteDescription({ type: 'offer', sdp: waits ? withoutAddresses(sdp) : sdp })
    await peer.setLocalDescription()
    own = await gathered(peer)
    if (waits && !isReachable(own))
      for (const line of addressesIn(sdp)) await peer.addIceCandidate({ candidate: line.slice('a='.length), sdpMLineIndex: 0 })
  } catch {
    peer.close()
    return 'damaged'
  }
  const code = packDescription({ type: 'answer', sdp: own, to: usernameOf(there.value.sdp) })
  if (code !== undefined) return { code, opened, close: fail }
  peer.close()
  return 'alone'
}
