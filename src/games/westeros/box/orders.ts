import type { OrderToken } from './box'

/** Fifteen order tokens of each house: ten normal tokens, and five with a star (rules document 2.2). */
export const ORDER_TOKENS: readonly OrderToken[] = [
  { id: 'march-minus-1', kind: 'march', value: -1, special: false, count: 1 },
  { id: 'march-0', kind: 'march', value: 0, special: false, count: 1 },
  { id: 'march-plus-1', kind: 'march', value: 1, special: true, count: 1 },
  { id: 'defense-1', kind: 'defense', value: 1, special: false, count: 2 },
  { id: 'defense-2', kind: 'defense', value: 2, special: true, count: 1 },
  { id: 'support', kind: 'support', value: 0, special: false, count: 2 },
  { id: 'support-plus-1', kind: 'support', value: 1, special: true, count: 1 },
  { id: 'raid', kind: 'raid', value: 0, special: false, count: 2 },
  { id: 'raid-star', kind: 'raid', value: 0, special: true, count: 1 },
  { id: 'consolidate-power', kind: 'consolidate', value: 0, special: false, count: 2 },
  { id: 'consolidate-power-star', kind: 'consolidate', value: 0, special: true, count: 1 },
]
