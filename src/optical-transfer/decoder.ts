import { digestOf, readFrame, sameBytes, type Frame, type FrameFault } from './frame'
import { hasBit, lowestBit, maskOf, xorInto, type Mask } from './mask'

/** Result of decoding one frame. */
export type Received =
  | { readonly is: 'new' | 'known' }
  /** The frame was ignored. `other`: it belongs to another session than the frames before it. */
  | { readonly is: 'refused'; readonly why: FrameFault | 'other' }
  | { readonly is: 'whole'; readonly payload: Uint8Array }

export interface Decoder {
  readonly receive: (bytes: Uint8Array) => Received
  /** Progress from 0 to 1. */
  readonly progress: () => number
}

/** Combination of blocks from a frame, reduced by all other combinations. A row of the Gaussian elimination. */
interface Row {
  readonly mask: Mask
  readonly block: Uint8Array
}

/** Number of consecutive frames of another session after which the decoder drops the earlier session: the sender has started again. */
const FRAMES_TO_CHANGE = 3

/**
 * Decodes a payload from frames in any order; frames may be missing, duplicated, damaged or of another session. Uses Gaussian
 * elimination over GF(2), one frame at a time.
 */
export const createDecoder = (): Decoder => {
  let first: Frame | undefined
  /** Rows of the Gaussian elimination. The key is the lowest block of the row. */
  let rows: (Row | undefined)[] = []
  let rank = 0
  let other: { readonly frame: Frame; readonly times: number } | undefined

  const begin = (frame: Frame) => {
    first = frame
    rows = []
    rank = 0
  }
  /** Adds a frame to the decoder. @returns whether the frame was new */
  const add = ({ number, count, block }: Frame): boolean => {
    const row: Row = { mask: maskOf(number, count), block: block.slice() }
    for (let at = lowestBit(row.mask); at >= 0; at = lowestBit(row.mask)) {
      const there = rows[at]
      if (there === undefined) {
        rows[at] = row
        rank += 1
        return true
      }
      xorInto(row.mask, there.mask)
      xorInto(row.block, there.block)
    }
    return false
  }
  /** Returns the payload as soon as there are as many independent rows as blocks; undefined if its digest does not match. */
  const solve = ({ count, length, digest, block: { length: size } }: Frame): Uint8Array | undefined => {
    const padded = new Uint8Array(count * size)
    for (let at = count - 1; at >= 0; at--) {
      const row = rows[at]
      if (row === undefined) return undefined
      const block = row.block.slice()
      for (let later = at + 1; later < count; later++)
        if (hasBit(row.mask, later)) xorInto(block, padded.subarray(later * size, (later + 1) * size))
      padded.set(block, at * size)
    }
    const payload = padded.slice(0, length)
    return sameBytes(digestOf(payload), digest) ? payload : undefined
  }

  return {
    progress: () => (first === undefined ? 0 : rank / first.count),
    receive: (bytes) => {
      const read = readFrame(bytes)
      if (!read.ok) return { is: 'refused', why: read.fault }
      const frame = read.value
      if (first === undefined) begin(frame)
      else if (!isOfOne(first, frame)) {
        other = { frame, times: other !== undefined && isOfOne(other.frame, frame) ? other.times + 1 : 1 }
        if (other.times < FRAMES_TO_CHANGE) return { is: 'refused', why: 'other' }
        begin(frame)
      }
      other = undefined
      const isNew = add(frame)
      if (rank < frame.count) return { is: isNew ? 'new' : 'known' }
      const payload = solve(frame)
      if (payload !== undefined) return { is: 'whole', payload }
      first = undefined
      return { is: 'refused', why: 'damaged' }
    },
  }
}

/** Returns whether two frames belong to the same session of the same payload. */
const isOfOne = (a: Frame, b: Frame): boolean =>
  a.session === b.session &&
  a.count === b.count &&
  a.length === b.length &&
  a.block.length === b.block.length &&
  sameBytes(a.digest, b.digest)
