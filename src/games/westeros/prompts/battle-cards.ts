import { accepted, type Random } from '../../../referee'
import type { CardId, HouseId } from '../box/box'
import { refuse } from '../model/refusals'
import { oneOf } from '../model/prompt-kinds'
import type { ChoiceDomain, MoveDomain } from './domains'
import { cardObjection, playableCards, playedObjection } from '../rules/battle-cards'
import { SIDES, type Battle, type CardFigures, type PlayedCard, type Side, type State } from '../model/state'

/** R14.13: each side plays one House card, sealed in the app or reported by the players. */

/** Returns the possible answers for a sealed House card: one card of the hand. */
export const cardDomain = (state: State, house: HouseId): ChoiceDomain<CardId | undefined, CardId> => {
  const choose = (card: CardId | undefined) => {
    if (card === undefined) return refuse('CARD_NOT_IN_HAND', { house })
    const refusal = cardObjection(state, house, card)
    return refusal === undefined ? accepted(card) : { ok: false as const, refusal }
  }
  return {
    empty: undefined,
    steps: (draft) => playableCards(state, house).filter((card) => card !== draft),
    take: (_draft, card) => choose(card),
    finish: choose,
    sample: (random) => oneOf(random, playableCards(state, house)),
  }
}

/** Draft of the House cards that the players report. The key is the side of the battle. */
export type CardsDraft = Readonly<Partial<Record<Side, PlayedCard>>>

export type CardsStep =
  | { readonly side: Side; readonly card: CardId }
  /** Step that sets the strength, the swords or the fortifications of a card that the players report without its name. */
  | { readonly side: Side; readonly figure: keyof CardFigures; readonly value: number }

const NO_FIGURES: CardFigures = { strength: 0, swords: 0, fortifications: 0 }
const FIGURES = ['strength', 'swords', 'fortifications'] as const
/** Possible strengths, swords and fortifications of a card: the numbers on the printed cards. */
const VALUES = [0, 1, 2, 3] as const

/** Returns the possible answers for the revealed cards: both cards by name, or only their numbers if used cards are not tracked. */
export const cardsDomain = (state: State, battle: Battle): MoveDomain<CardsDraft, CardsStep> => {
  const objectionTo = (side: Side, played: PlayedCard | undefined) =>
    played === undefined ? refuse('CARD_NOT_IN_HAND', { house: battle[side] }).refusal : playedObjection(state, battle[side], played)
  const after = (draft: CardsDraft, step: CardsStep): PlayedCard => {
    if ('card' in step) return { card: step.card }
    const before = draft[step.side]
    const figures = before !== undefined && 'told' in before ? before.told : NO_FIGURES
    return { told: { ...figures, [step.figure]: step.value } }
  }
  return {
    empty: {},
    steps: (draft) => {
      const all = SIDES.flatMap((side): CardsStep[] => [
        ...playableCards(state, battle[side]).map((card) => ({ side, card })),
        ...FIGURES.flatMap((figure) => VALUES.map((value) => ({ side, figure, value }))),
      ])
      return all.filter((step) => objectionTo(step.side, after(draft, step)) === undefined)
    },
    take: (draft, step) => {
      const played = after(draft, step)
      const refusal = objectionTo(step.side, played)
      return refusal === undefined ? accepted({ ...draft, [step.side]: played }) : { ok: false, refusal }
    },
    finish: ({ attacker, defender }) => {
      const refusal = objectionTo('attacker', attacker) ?? objectionTo('defender', defender)
      if (refusal !== undefined) return { ok: false, refusal }
      if (attacker === undefined || defender === undefined) return refuse('CARD_NOT_IN_HAND', {})
      return accepted({ do: 'playCards', attacker, defender })
    },
    sample: (random) => ({
      do: 'playCards',
      attacker: samplePlayed(state, battle.attacker, random),
      defender: samplePlayed(state, battle.defender, random),
    }),
  }
}

const samplePlayed = (state: State, house: HouseId, random: Random): PlayedCard => {
  const card = oneOf(random, playableCards(state, house))
  const figure = () => Math.floor(random() * VALUES.length)
  const figures: PlayedCard = { told: { strength: figure(), swords: Math.min(2, figure()), fortifications: Math.min(2, figure()) } }
  const bare = card === undefined || (random() < 0.7 && playedObjection(state, house, figures) === undefined)
  return bare ? figures : { card }
}
