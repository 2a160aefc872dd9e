import { accepted } from '../../../referee'
import type { AreaId, CardId, HouseId, WildlingCard } from '../box/box'
import { castleAreas } from '../model/control'
import { editionOf } from '../model/edition'
import { areaAt, cardsOf, hand, ordersOf, stars } from '../model/position'
import { ask, oneOf, type Question } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import type { MusterStep } from '../model/moves'
import type { Consolidate } from '../rules/power'
import { refuse } from '../model/refusals'
import type { Battle, State } from '../model/state'
import { purchases } from '../rules/mustering'
import { cardOfSide } from '../rules/played'
import { keepOptions, keepObjection } from '../rules/ports'
import { consolidateObjection, consolidator, isOneByOne, mayMusterAt } from '../rules/power'
import { openChoice } from '../rules/westeros-choices'
import { mustDrawTop, possibleTops } from '../rules/wildling-deck'
import { pickOne, type PickDraft, type PickStep } from './pick'

/** Questions that only the second edition has, and their possible answers, except those about wildling cards. */

/** E7.5–E7.7: question about the effect of a Westeros card. */
export const choiceQuestions = (state: State): readonly Question[] => {
  const choice = openChoice(state)
  if (choice === undefined) return []
  const { house, card, options, rule } = choice
  return [ask('choice', rule, [house], { house, card, options, of: house })]
}

export const choiceDomain = (state: State): MoveDomain<PickDraft<string>, PickStep<string>> => {
  const choice = openChoice(state)
  const options = choice?.options ?? []
  const house = choice?.house ?? state.holders.ironThrone
  return pickOne<string>(
    options,
    (option) => ({ do: 'choose', house, option: options.find((one) => one === option) ?? 'nothing' }),
    () => refuse('NOT_AN_OPTION', {}, choice?.rule).refusal,
  )
}

/** E6.4: the wildling card that came up. If the app draws the cards, it answers by itself. */
export const wildlingCardDomain = (state: State): MoveDomain<PickDraft<WildlingCard>, PickStep<WildlingCard>> =>
  pickOne<WildlingCard>(
    state.wildlings === undefined ? [] : [...new Set(possibleTops(state.wildlings))],
    (card) => ({ do: 'drawWildling', card, how: state.tracking.decks }),
    () => refuse('CARD_NOT_IN_DECK', {}, 'E6.4').refusal,
  )

/** E8.4: where the wildling card goes that the holder of the Raven has seen. */
export const ravenLookQuestion = (state: State): Question => {
  const house = state.holders.kingsCourt
  const top = state.wildlings?.top
  return ask('ravenLook', 'E8.4', [house], { house, ...(top === undefined ? {} : { card: top }) })
}

export const ravenLookDomain = (state: State): MoveDomain<PickDraft<boolean>, PickStep<boolean>> =>
  pickOne<boolean>(
    mustDrawTop(state) ? [] : [false, true],
    (under) => ({ do: 'putWildling', house: state.holders.kingsCourt, under }),
    () => refuse('NOT_AN_OPTION', {}, 'E8.4').refusal,
  )

/** E14.8: another House card of the side whose card was sent back. */
export const anotherCardDomain = (state: State, battle: Battle): MoveDomain<PickDraft<CardId>, PickStep<CardId>> => {
  const side = battle.redraw ?? 'defender'
  const house = battle[side]
  const sent = cardOfSide(battle, side)
  const cards = (hand(state, house) ?? cardsOf(state, house)).filter((card) => card !== sent)
  return pickOne<CardId>(
    cards,
    (card) => ({ do: 'playAnother', house, card: { card } }),
    () => refuse('CARD_NOT_IN_HAND', { house }).refusal,
  )
}

/** E20.7: number of ships that the new owner of a port keeps. */
export const portQuestions = (state: State): readonly Question[] => {
  const { stage } = state
  if (stage.at !== 'ports') return []
  const { port, house } = stage
  const from = areaAt(state, port).garrison?.house ?? house
  return [ask('portShips', 'E20.7', [house], { house, area: port, from, options: keepOptions(state, house, port) })]
}

export const portDomain = (state: State, house: HouseId): MoveDomain<PickDraft<number>, PickStep<number>> => {
  const port = state.stage.at === 'ports' ? state.stage.port : ''
  const options = keepOptions(state, house, port)
  return pickOne<number>(
    options,
    (keep) => ({ do: 'keepShips', house, keep }),
    () => keepObjection(state, house, port, -1) ?? refuse('WRONG_NUMBER', { number: 0 }, 'E20.7').refusal,
  )
}

/**
 * E15: the question about one Consolidate Power order: in turn order if the app tracks the orders; at any time before power is collected if
 * the players report that a special order musters. Empty if no order can muster.
 */
export const consolidateQuestions = (state: State): readonly Question[] => {
  if (!editionOf(state).consolidateInTurn || !state.tracking.units) return []
  if (state.tracking.orders === 'table') {
    const canMuster = state.playing.some((one) => ordersToConsolidate(state, one).length > 0)
    return canMuster ? [{ ...ask('consolidate', 'E15.3', []), must: false }] : []
  }
  const house = consolidator(state)
  if (house === undefined || !isOneByOne(state)) return []
  return [ask('consolidate', 'E15.1', [house], { house, areas: ordersToConsolidate(state, house) })]
}

const mayHaveStar = (state: State, house: HouseId, area: AreaId): boolean => {
  const { garrison, noOrder } = areaAt(state, area)
  return garrison?.house === house && noOrder !== true && stars(state, house) > 0
}

/**
 * Returns the areas with a Consolidate Power order of a house. If the players report the orders: the castle areas that may have a special
 * order.
 */
export const ordersToConsolidate = (state: State, house: HouseId): readonly AreaId[] =>
  state.tracking.orders === 'table'
    ? castleAreas(state, house).filter((area) => mayHaveStar(state, house, area))
    : ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'consolidate' ? [area] : []))

/** Draft of a Consolidate Power order: its house and area, and the purchases if it musters. */
export interface ConsolidateDraft {
  readonly house?: HouseId
  readonly area?: AreaId
  readonly musters: boolean
  readonly steps: readonly MusterStep[]
}
export type ConsolidateStep =
  | { readonly house: HouseId }
  | { readonly area: AreaId }
  | { readonly musters: boolean }
  | { readonly buy: MusterStep }
  | { readonly without: number }

export const consolidateDomain = (state: State): MoveDomain<ConsolidateDraft, ConsolidateStep> => {
  const reported = state.tracking.orders === 'table'
  const turn = reported ? undefined : consolidator(state)
  // If a house has only one such order, its area is chosen at once.
  const begin = (house: HouseId | undefined): ConsolidateDraft => {
    const [area, ...others] = house === undefined ? [] : ordersToConsolidate(state, house)
    const only = area === undefined || others.length > 0 ? {} : { area }
    return { ...(house === undefined ? {} : { house }), ...only, musters: reported, steps: [] }
  }
  const whole = ({ house, area, musters, steps }: ConsolidateDraft): Consolidate | undefined =>
    house === undefined || area === undefined ? undefined : { do: 'consolidate', house, area, ...(musters ? { muster: steps } : {}) }
  const offers = (draft: ConsolidateDraft): readonly MusterStep[] =>
    draft.house === undefined || draft.area === undefined || !draft.musters
      ? []
      : purchases(state, draft.house, draft.steps).filter(({ at }) => at === draft.area)
  const steps = (draft: ConsolidateDraft): readonly ConsolidateStep[] => {
    const { house, area } = draft
    const houses: readonly ConsolidateStep[] = reported ? state.playing.map((one) => ({ house: one })) : []
    if (house === undefined) return houses
    const areas = ordersToConsolidate(state, house).flatMap((one): ConsolidateStep[] => (one === area ? [] : [{ area: one }]))
    if (area === undefined) return [...houses, ...areas]
    const may = mayMusterAt(state, house, area) && !reported ? [{ musters: !draft.musters }] : []
    return [
      ...houses,
      ...areas,
      ...may,
      ...offers(draft).map((buy) => ({ buy })),
      ...draft.steps.slice(-1).map(() => ({ without: draft.steps.length - 1 })),
    ]
  }
  return {
    empty: begin(turn),
    steps,
    take: (draft, step) => {
      if ('house' in step) return reported ? accepted(begin(step.house)) : refuse('NOT_TRACKED', { part: 'orders' })
      if ('area' in step) return accepted({ ...begin(draft.house), area: step.area })
      if ('musters' in step) return accepted({ ...draft, musters: step.musters, steps: [] })
      if ('without' in step) return accepted({ ...draft, steps: draft.steps.filter((_, index) => index !== step.without) })
      const after: ConsolidateDraft = { ...draft, musters: true, steps: [...draft.steps, step.buy] }
      const move = whole(after)
      const refusal = move === undefined ? refuse('NO_ORDER_THERE', {}, 'E15.1').refusal : consolidateObjection(state, move)
      return refusal === undefined ? accepted(after) : { ok: false, refusal }
    },
    finish: (draft) => {
      const move = whole(draft)
      if (move === undefined) return refuse('NO_ORDER_THERE', { house: draft.house ?? '' }, 'E15.1')
      const refusal = consolidateObjection(state, move)
      return refusal === undefined ? accepted(move) : { ok: false, refusal }
    },
    sample: (random) => {
      const able = state.playing.filter((one) => ordersToConsolidate(state, one).length > 0)
      const house = reported ? oneOf(random, able) : turn
      const area = house === undefined ? undefined : oneOf(random, ordersToConsolidate(state, house))
      if (house === undefined || area === undefined) return undefined
      if (!reported && (!mayMusterAt(state, house, area) || random() < 0.3)) return { do: 'consolidate', house, area }
      let muster: readonly MusterStep[] = []
      while (random() < 0.85) {
        const buy = oneOf(
          random,
          purchases(state, house, muster).filter(({ at }) => at === area),
        )
        if (buy === undefined) break
        muster = [...muster, buy]
      }
      return { do: 'consolidate', house, area, muster }
    },
  }
}
