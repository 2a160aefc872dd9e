/**
 * Encodes a WebRTC session description (SDP) compactly, so that it fits into one optical code. The bytes contain only those parts of the
 * SDP for a data channel that differ between sessions (offset, length in bytes, content):
 *
 *      0  2  magic
 *      2  1  version: 1, or 2 for an answer that names its offer
 *      3  1  kind: offer or answer
 *      4 16  pairing secret; only in an offer
 *      …  …  name and password of the connection, each with its length before it
 *      … 32  SHA-256 fingerprint of the certificate
 *      …  1  count of addresses
 *      …  …  each address: its kind, 4 or 16 bytes, the port
 *      …  …  name of the answered offer with its length; only in an answer of version 2
 */
export type Description =
  | { readonly type: 'offer'; readonly sdp: string; readonly pairing: Uint8Array }
  | {
      readonly type: 'answer'
      readonly sdp: string
      /** ICE user name of the answered offer; undefined in answers of earlier versions of the app. */
      readonly to?: string
    }

export type DescriptionFault = 'foreign' | 'damaged' | 'newer'
export type DescriptionRead = { readonly ok: true; readonly value: Description } | { readonly ok: false; readonly fault: DescriptionFault }

export const PAIRING_BYTES = 16

const MAGIC = [0xca, 0x4c] as const
const VERSION = 1
/**
 * Version of an answer that contains the name of its offer. Offers keep the first version, so that earlier versions of the app can read
 * them.
 */
const NAMING_VERSION = 2
const KINDS = ['offer', 'answer'] as const
const FINGERPRINT_BYTES = 32
/** Maximum number of addresses: more would make the code hard to scan. A phone has two or three addresses in its local network. */
const MOST_ADDRESSES = 6
/** Valid ICE user names and passwords, limited to a length that fits into a code. */
const USERNAME = /^[A-Za-z0-9+/]{4,64}$/
const PASSWORD = /^[A-Za-z0-9+/]{22,64}$/
const LOCAL_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const IPV6 = /^[0-9a-f:]+$/i

const ADDRESS_BYTES = [4, 16, 16] as const
const [V4, V6, NAME] = [0, 1, 2] as const

const bytesOfHex = (hex: string): readonly number[] => (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16))
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Parses an IPv6 address. @returns its 16 bytes; undefined if the text is not an IPv6 address */
const bytesOfV6 = (address: string): readonly number[] | undefined => {
  const [left = '', right, more] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(left), groups(right ?? '')]
  const missing = 8 - before.length - after.length
  if (more !== undefined || (right === undefined ? missing !== 0 : missing < 1)) return undefined
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return all.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? bytesOfHex(all.map((group) => group.padStart(4, '0')).join('')) : undefined
}

/** Encodes an IP address. @returns the kind of the address and its bytes; undefined if the kind is unknown */
const bytesOfAddress = (address: string): readonly number[] | undefined => {
  const name = LOCAL_NAME.exec(address)
  if (name !== null) return [NAME, ...bytesOfHex(name.slice(1).join(''))]
  if (IPV4.test(address)) {
    const parts = address.split('.').map(Number)
    return parts.every((part) => part < 256) ? [V4, ...parts] : undefined
  }
  const bytes = IPV6.test(address) ? bytesOfV6(address) : undefined
  return bytes && [V6, ...bytes]
}

const addressOf = (kind: number, bytes: Uint8Array): string => {
  if (kind === V4) return bytes.join('.')
  const hex = hexOf(bytes)
  if (kind === V6) return (hex.match(/.{4}/g) ?? []).join(':')
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`
}

/** Returns the ICE user name of an SDP; empty if it has none. */
export const usernameOf = (sdp: string): string => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? ''

/** Encodes a session description. @returns undefined if the SDP describes no data channel, or contains no address in the local network */
export const packDescription = (description: Description): Uint8Array | undefined => {
  const { type, sdp } = description
  const field = (pattern: RegExp) => pattern.exec(sdp)?.[1] ?? ''
  const [username, password] = [usernameOf(sdp), field(/^a=ice-pwd:(\S+)/m)]
  const to = description.type === 'answer' ? description.to : undefined
  const fingerprint = bytesOfHex(field(/^a=fingerprint:sha-256 (\S+)/im).replaceAll(':', ''))
  if (!USERNAME.test(username) || !PASSWORD.test(password) || fingerprint.length !== FINGERPRINT_BYTES) return undefined
  const addresses = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].flatMap(([, address = '', port]) => {
    const bytes = bytesOfAddress(address)
    return bytes === undefined ? [] : [[...bytes, Number(port) >> 8, Number(port) & 255]]
  })
  if (addresses.length === 0) return undefined
  const kept = addresses.slice(0, MOST_ADDRESSES)
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)]
  return Uint8Array.from([
    ...MAGIC,
    to === undefined ? VERSION : NAMING_VERSION,
    KINDS.indexOf(type),
    ...(description.type === 'offer' ? description.pairing : []),
    ...text(username),
    ...text(password),
    ...fingerprint,
    kept.length,
    ...kept.flat(),
    ...(to === undefined ? [] : text(to)),
  ])
}

/** Decodes any bytes to a session description, or to a fault. */
export const unpackDescription = (bytes: Uint8Array): DescriptionRead => {
  const [first, second, version = 0, kind = -1] = bytes
  if (first !== MAGIC[0] || second !== MAGIC[1]) return { ok: false, fault: 'foreign' }
  if (version > NAMING_VERSION) return { ok: false, fault: 'newer' }
  const type = KINDS[kind]
  const isNaming = version === NAMING_VERSION && type === 'answer'
  const parts = type && readParts(bytes, type === 'offer', isNaming)
  if ((version !== VERSION && !isNaming) || type === undefined || parts === undefined) return { ok: false, fault: 'damaged' }
  const sdp = sdpOf(type, parts)
  if (type === 'offer') return { ok: true, value: { type, sdp, pairing: parts.pairing } }
  return { ok: true, value: { type, sdp, ...(parts.to !== undefined && { to: parts.to }) } }
}

interface Parts {
  readonly pairing: Uint8Array
  readonly username: string
  readonly password: string
  readonly fingerprint: Uint8Array
  readonly addresses: readonly { readonly address: string; readonly port: number }[]
  readonly to?: string
}

/**
 * Reads the parts of a session description from bytes. @returns undefined if the bytes are too short, too long, or contain invalid
 * characters
 */
const readParts = (bytes: Uint8Array, isOffer: boolean, isNaming: boolean): Parts | undefined => {
  let at = 4
  const take = (length: number) => bytes.slice(at, (at += length))
  const byte = () => take(1)[0] ?? 0
  const text = () => String.fromCharCode(...take(byte()))
  const pairing = take(isOffer ? PAIRING_BYTES : 0)
  const [username, password] = [text(), text()]
  const fingerprint = take(FINGERPRINT_BYTES)
  const count = byte()
  if (!USERNAME.test(username) || !PASSWORD.test(password) || count < 1 || count > MOST_ADDRESSES) return undefined
  const addresses: { address: string; port: number }[] = []
  for (let one = 0; one < count; one++) {
    const kind = byte()
    const length = ADDRESS_BYTES[kind]
    if (length === undefined) return undefined
    addresses.push({ address: addressOf(kind, take(length)), port: byte() * 256 + byte() })
  }
  const to = isNaming ? text() : undefined
  if (to !== undefined && !USERNAME.test(to)) return undefined
  return at === bytes.length ? { pairing, username, password, fingerprint, addresses, ...(to !== undefined && { to }) } : undefined
}

/**
 * Returns the SDP text. The phone that answers is the active end of the DTLS handshake, so that the two phones do not wait for each other.
 */
const sdpOf = (type: Description['type'], { username, password, fingerprint, addresses }: Parts): string =>
  [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(({ address, port }, at) => `a=candidate:${at + 1} 1 udp ${2_113_937_151 - at} ${address} ${port} typ host`),
    `a=ice-ufrag:${username}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${(hexOf(fingerprint).toUpperCase().match(/../g) ?? []).join(':')}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n')
