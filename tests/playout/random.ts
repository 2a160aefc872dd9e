import type { Random } from '../../src/referee'

/** Returns a seeded pseudo-random generator (mulberry32), so that every game can be repeated. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns 128 random bits as 32 hex digits, for the nonce of a sealed choice or the id of an entry. */
export const hex32 = (random: Random): string =>
  Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
