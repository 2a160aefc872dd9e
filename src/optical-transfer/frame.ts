import { sha256 } from '@noble/hashes/sha2.js'

/**
 * One frame of an optical transfer: the bytes of one code on the screen. Big-endian:
 *
 *     0  2  magic
 *     2  1  version
 *     3  1  flags, all reserved
 *     4  4  session: a random number
 *     8  4  number: block `number`, or from `count` on the seed of the mask of a combination
 *    12  2  count of blocks
 *    14  4  length of the payload in bytes
 *    18 16  start of the SHA-256 of the payload
 *    34  …  one block, or several combined by XOR; all blocks are equally long
 *    -4  4  CRC-32 of everything before
 *
 * Magic, version and checksum keep their places in later versions, so that a receiver can tell a newer version from a damaged frame.
 */
export interface Frame {
  readonly session: number
  readonly number: number
  readonly count: number
  readonly length: number
  readonly digest: Uint8Array
  readonly block: Uint8Array
}

export type FrameFault = 'foreign' | 'damaged' | 'newer'
export type FrameRead = { readonly ok: true; readonly value: Frame } | { readonly ok: false; readonly fault: FrameFault }

const MAGIC = [0xca, 0x57] as const
const VERSION = 1
const DIGEST_BYTES = 16
const HEADER_BYTES = 34
const CHECKSUM_BYTES = 4
/** Number of bytes of a frame without its block. */
export const FRAME_OVERHEAD = HEADER_BYTES + CHECKSUM_BYTES
/** Maximum number of blocks: more would take a quarter of an hour to show, and much memory to decode. */
export const MOST_BLOCKS = 2000

export const digestOf = (payload: Uint8Array): Uint8Array => sha256(payload).slice(0, DIGEST_BYTES)

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, at) => byte === b[at])

const crc32 = (bytes: Uint8Array): number => {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

export const writeFrame = ({ session, number, count, length, digest, block }: Frame): Uint8Array => {
  const bytes = new Uint8Array(FRAME_OVERHEAD + block.length)
  const view = viewOf(bytes)
  bytes.set(MAGIC)
  view.setUint8(2, VERSION)
  view.setUint32(4, session)
  view.setUint32(8, number)
  view.setUint16(12, count)
  view.setUint32(14, length)
  bytes.set(digest, 18)
  bytes.set(block, HEADER_BYTES)
  const end = bytes.length - CHECKSUM_BYTES
  view.setUint32(end, crc32(bytes.subarray(0, end)))
  return bytes
}

/** Parses bytes from the camera, which may be any bytes. */
export const readFrame = (bytes: Uint8Array): FrameRead => {
  if (bytes.length < 3 + CHECKSUM_BYTES || MAGIC.some((byte, at) => bytes[at] !== byte)) return { ok: false, fault: 'foreign' }
  const view = viewOf(bytes)
  const end = bytes.length - CHECKSUM_BYTES
  if (view.getUint32(end) !== crc32(bytes.subarray(0, end))) return { ok: false, fault: 'damaged' }
  if (view.getUint8(2) > VERSION) return { ok: false, fault: 'newer' }
  if (bytes.length <= FRAME_OVERHEAD || view.getUint8(2) !== VERSION || view.getUint8(3) !== 0) return { ok: false, fault: 'damaged' }
  const [count, length] = [view.getUint16(12), view.getUint32(14)]
  const block = bytes.slice(HEADER_BYTES, end)
  const fits = count <= MOST_BLOCKS && length > 0 && count === Math.ceil(length / block.length)
  if (!fits) return { ok: false, fault: 'damaged' }
  const digest = bytes.slice(18, 18 + DIGEST_BYTES)
  return { ok: true, value: { session: view.getUint32(4), number: view.getUint32(8), count, length, digest, block } }
}
