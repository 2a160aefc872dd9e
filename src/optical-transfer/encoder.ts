import { digestOf, FRAME_OVERHEAD, MOST_BLOCKS, writeFrame } from './frame'
import { hasBit, maskOf, xorInto } from './mask'

/** Endless sequence of frames of a payload: first its blocks in order, then random combinations of blocks. */
export interface Encoder {
  /** Number of blocks of the payload: a receiver needs at least as many frames. */
  readonly count: number
  readonly frame: (number: number) => Uint8Array
}

/**
 * Creates an encoder.
 * @param frameBytes length of each frame, in bytes
 * @param session random number that identifies this session
 * @returns undefined if the payload is empty, or has more blocks than a receiver accepts
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
