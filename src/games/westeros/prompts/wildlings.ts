import { accepted } from '../../../referee'
import type { CardId, HouseId } from '../box/box'
import { decider, houseState } from '../model/position'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { refuse } from '../model/refusals'
import { piecesOf, total } from '../rules/removal'
import { canPay, lossesObjection, neededOf, takeBackObjection, waysToPay } from '../rules/wildlings'
import { NO_UNITS, type State } from '../model/state'
import { removalDomain, takeAnywhere, type RemovalDraft, type RemovalStep } from './removal'

/** R6.7–R6.9: choosing the highest or lowest contributor among tied houses, the reward, and the losses to the wildlings. */

export interface NameDraft {
  readonly house?: HouseId
}
export interface NameStep {
  readonly house: HouseId
}

/** Returns the possible answers for a tie: the holder of the Iron Throne token chooses one of the tied contributors. */
export const wildlingTieDomain = (state: State): MoveDomain<NameDraft, NameStep> => {
  const { stage } = state
  const tied = stage.at === 'wildlingTie' ? stage.tied : []
  const by = decider(state)
  return {
    empty: {},
    steps: (draft) => tied.flatMap((house) => (house === draft.house ? [] : [{ house }])),
    take: (_, { house }) => (tied.includes(house) ? accepted({ house }) : refuse('NOT_TIED', { houses: tied }, 'R6.7')),
    finish: ({ house }) => (house === undefined ? refuse('NOT_TIED', { houses: tied }, 'R6.7') : accepted({ do: 'nameTied', by, house })),
    sample: (random) => {
      const house = oneOf(random, tied)
      return house === undefined ? undefined : { do: 'nameTied', by, house }
    },
  }
}

/** Draft of the reward: the House card to take back; omitted for no card. */
export interface RewardDraft {
  readonly card?: CardId
}
export type RewardStep = RewardDraft

/** Returns the possible answers for the reward: the highest contributor takes back one used House card, or no card (R6.7). */
export const rewardDomain = (state: State, house: HouseId): MoveDomain<RewardDraft, RewardStep> => {
  const cards = houseState(state, house).used ?? []
  const whole = ({ card }: RewardDraft) => ({ do: 'takeBack', house, ...(card === undefined ? {} : { card }) }) as const
  return {
    empty: {},
    steps: (draft) => [...(draft.card === undefined ? [] : [{}]), ...cards.flatMap((card) => (card === draft.card ? [] : [{ card }]))],
    take: (_, { card }) => {
      const refusal = takeBackObjection(state, house, card)
      return refusal === undefined ? accepted(card === undefined ? {} : { card }) : { ok: false, refusal }
    },
    finish: (draft) => {
      const refusal = takeBackObjection(state, house, draft.card)
      return refusal === undefined ? accepted(whole(draft)) : { ok: false, refusal }
    },
    sample: (random) => {
      const card = random() < 0.2 ? undefined : oneOf(random, cards)
      return whole(card === undefined ? {} : { card })
    },
  }
}

export type LossesDraft = RemovalDraft
export type LossesStep = RemovalStep

/**
 * Returns the possible losses of a house to the wildlings. A unit is offered only if the exact number of muster points can still be reached
 * (R6.9, A14).
 */
export const lossesDomain = (state: State, house: HouseId): MoveDomain<LossesDraft, LossesStep> => {
  const pieces = piecesOf(state, house)
  const all = total(pieces)
  const { musterValue } = state.box
  const needed = neededOf(state, house)
  return removalDomain(state, house, {
    rule: 'R6.9',
    objection: (removal) => lossesObjection(state, removal),
    completable: (remove) => canPay(all, musterValue, needed, total(remove)),
    sample: (random) => takeAnywhere(pieces, oneOf(random, waysToPay(all, musterValue, needed)) ?? NO_UNITS, random),
  })
}
