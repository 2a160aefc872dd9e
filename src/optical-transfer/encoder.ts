import { digestOf, FRAME_OVERHEAD, MOST_BLOCKS, writeFrame } from './frame'
import { hasBit, maskOf, xorInto } from './mask'

/** Shows a payload frame by frame, without end: first its blocks in order, then random combinations of them. */
export interface Encoder {
  /** How many blocks the payload has: a receiver needs at least as many frames. */
  readonly count: number
  readonly frame: (number: number) => Uint8Array
}

/**
 * @param frameBytes how long each frame is
 * @param session tells this showing from all others
 * @returns undefined: the payload is empty, or takes more blocks than a receiver accepts
 */
export const createEncoder = (payload: Uint8Array, frameBytes: number, session: number): Encoder | undefined => {
  const most = frameBytes - FRAME_OVERHEAD
  const count = Math.ceil(payload.length / most)
  if (most < 1 || count < 1 || count > MOST_BLOCKS) return undefined
  const size = Math.ceil(payload.length / count)
  const padded = new Uint8Array(count * size)
  padded.set(payload)
  const digest = digestOf(payload)
  return {
    count,
    frame: (number) => {
      const mask = maskOf(number, count)
      const block = new Uint8Array(size)
      for (let at = 0; at < count; at++) if (hasBit(mask, at)) xorInto(block, padded.subarray(at * size, (at + 1) * size))
      return writeFrame({ session, number, count, length: payload.length, digest, block })
    },
  }
}
