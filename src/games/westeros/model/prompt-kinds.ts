import type { Prompt, Random } from '../../../referee'
import type { HouseId } from '../box/box'

/** Kinds of questions that the app asks in Westeros. Each kind has one component that answers it. */
export const PROMPT_KINDS = [
  'setup',
  'draw',
  'resolve',
  'surplus',
  'muster',
  'bid',
  'contribution',
  'tellBids',
  'reveal',
  'auctionTies',
  'wildlingTie',
  'reward',
  'losses',
  'orders',
  'ordersPlaced',
  'raven',
  'raid',
  'march',
  'hold',
  'support',
  'card',
  'cards',
  'ability',
  'blade',
  'casualties',
  'retreat',
  'collect',
  // Questions of the second edition.
  'choice',
  'wildlingCard',
  'destroy',
  'replace',
  'discard',
  'ravenLook',
  'anotherCard',
  'portShips',
  'consolidate',
  'tides',
  'tidesLook',
  'skull',
] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]
export type Question = Prompt<PromptKind, HouseId>

/** Kinds of questions that each house answers in secret on a phone. */
export const SEALED_KINDS = ['bid', 'contribution', 'orders', 'card'] as const satisfies readonly PromptKind[]

/** Creates an open question that the given houses must answer. If `roles` is empty, all players answer together. */
export const ask = (kind: PromptKind, rule: string, roles: readonly HouseId[], params: Question['params'] = {}): Question => ({
  key: roles.length === 1 ? `${kind}:${roles[0]}` : kind,
  kind,
  roles,
  must: true,
  sealed: false,
  rule,
  params,
})

/** Returns a random element of a list, or undefined for an empty list. */
export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
