/** A set of blocks: block `n` is bit `n % 32` of word `n >> 5`. */
export type Mask = Uint32Array

export const emptyMask = (count: number): Mask => new Uint32Array((count + 31) >> 5)

export const hasBit = (mask: Mask, at: number): boolean => ((mask[at >> 5] ?? 0) & (1 << (at & 31))) !== 0

const setBit = (mask: Mask, at: number): void => {
  mask[at >> 5] = (mask[at >> 5] ?? 0) | (1 << (at & 31))
}

/** Returns the lowest block of a set; -1 if it is empty. */
export const lowestBit = (mask: Mask): number => {
  const word = mask.findIndex((bits) => bits !== 0)
  if (word < 0) return -1
  const bits = mask[word] ?? 0
  return word * 32 + 31 - Math.clz32(bits & -bits)
}

/** Adds `b` to `a` in GF(2), word by word or byte by byte. */
export const xorInto = <T extends Uint8Array | Uint32Array>(a: T, b: T): void => {
  for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) ^ (b[at] ?? 0)
}

/**
 * Returns the blocks that a frame combines. The first frames contain one block each; later frames combine about half of the blocks, drawn
 * with the frame number as the seed. Uses integer arithmetic only, so that every browser draws the same.
 */
export const maskOf = (number: number, count: number): Mask => {
  const mask = emptyMask(count)
  if (number < count) {
    setBit(mask, number)
    return mask
  }
  let state = number
  /** Returns the next random number of a Mulberry32 generator. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  for (let word = 0; word < mask.length; word++) mask[word] = next()
  const rest = count & 31
  if (rest !== 0) mask[mask.length - 1] = (mask[mask.length - 1] ?? 0) & (2 ** rest - 1)
  if (lowestBit(mask) < 0) setBit(mask, number % count)
  return mask
}
