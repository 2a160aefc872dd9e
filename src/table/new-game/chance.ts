import type { Pick } from '../../referee'

/** Picks an element at random with `crypto.getRandomValues`. */
export const byChance: Pick = (_label, from) => {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return from[Math.floor((number / 2 ** 32) * from.length)] as (typeof from)[number]
}
