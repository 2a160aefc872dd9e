import { digestOf, readFrame, sameBytes, type Frame, type FrameFault } from './frame'
import { hasBit, lowestBit, maskOf, xorInto, type Mask } from './mask'

/** The result of one frame. */
export type Received =
  | { readonly is: 'new' | 'known' }
  /** Nothing of it was taken: `other` = it belongs to another showing than the frames before it. */
  | { readonly is: 'refused'; readonly why: FrameFault | 'other' }
  | { readonly is: 'whole'; readonly payload: Uint8Array }

export interface Decoder {
  readonly receive: (bytes: Uint8Array) => Received
  /** From 0 to 1. */
  readonly progress: () => number
}

/** A combination of blocks that no other can be taken from any more. */
interface Row {
  readonly mask: Mask
  readonly block: Uint8Array
}

/** So many frames in a row of one other showing: the other phone has begun anew, and what was read of the earlier one is dropped. */
const FRAMES_TO_CHANGE = 3

/**
 * Puts a payload together from frames that come in any order, some of them missing, twice, damaged or of another showing. Gaussian
 * elimination over GF(2), one frame at a time.
 */
export const createDecoder = (): Decoder => {
  let first: Frame | undefined
  /** By the lowest block of each. */
  let rows: (Row | undefined)[] = []
  let rank = 0
  let other: { readonly frame: Frame; readonly times: number } | undefined

  const begin = (frame: Frame) => {
    first = frame
    rows = []
    rank = 0
  }
  /** @returns whether the frame was new */
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
  /** The payload from as many independent rows as there are blocks; undefined: it does not fit its digest. */
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

/** Whether two frames belong to the same showing of the same payload. */
const isOfOne = (a: Frame, b: Frame): boolean =>
  a.session === b.session &&
  a.count === b.count &&
  a.length === b.length &&
  a.block.length === b.block.length &&
  sameBytes(a.digest, b.digest)
