import { accepted } from '../../../referee'
import type { HouseId, TidesCard } from '../box/box'
import type { DrawTides } from '../rules/tides'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { NOTHING_WAIVED, refuse } from '../model/refusals'
import { SIDES, type Battle, type Side, type State } from '../model/state'
import { bladeObjection } from '../rules/battle-cards'
import { reportedBladeObjection, tidesObjection } from '../rules/tides'
import { sidesToDraw, skullOwed, tidesLeft, type SkullTarget } from '../rules/tides-deck'
import { pickOne, type PickDraft, type PickStep } from './pick'

/** E22: questions about the Tides of Battle deck, and their possible answers. */

/** Draft of the cards that the players report, and whether the Blade replaced one of them. */
export interface TidesDraft extends Readonly<Partial<Record<Side, TidesCard>>> {
  readonly replaced?: true
}
export type TidesStepOfDraft = { readonly side: Side; readonly card: TidesCard } | { readonly replaced: boolean }

/** E22.1: the cards that both sides drew. If the app draws the cards, it answers by itself. */
export const tidesDomain = (state: State, battle: Battle, holder: HouseId): MoveDomain<TidesDraft, TidesStepOfDraft> => {
  const sides = sidesToDraw(battle)
  const how = state.tracking.decks
  const bladeRefusal = reportedBladeObjection(state, battle, 'table', holder, NOTHING_WAIVED)
  const mayReplace = how === 'table' && bladeRefusal === undefined
  const move = ({ attacker, defender, replaced }: TidesDraft): DrawTides => ({
    do: 'drawTides',
    how,
    cards: { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) },
    ...(replaced === true ? { blade: holder } : {}),
  })
  const cardsFor = (draft: TidesDraft, side: Side): readonly TidesCard[] => {
    const others = SIDES.flatMap((other) => (other === side ? [] : (draft[other] ?? [])))
    return [...new Set(tidesLeft(state, battle, others))]
  }
  return {
    empty: {},
    steps: (draft) => [
      ...sides.flatMap((side) =>
        cardsFor(draft, side).flatMap((card): TidesStepOfDraft[] => (draft[side] === card ? [] : [{ side, card }])),
      ),
      ...(mayReplace ? [{ replaced: draft.replaced !== true }] : []),
    ],
    take: (draft, step) => {
      if ('card' in step) {
        const isPossible = sides.includes(step.side) && cardsFor(draft, step.side).includes(step.card)
        return isPossible ? accepted({ ...draft, [step.side]: step.card }) : refuse('CARD_NOT_IN_DECK', { card: step.card }, 'E22.1')
      }
      const { replaced: _before, ...cards } = draft
      if (!step.replaced) return accepted(cards)
      return bladeRefusal === undefined ? accepted({ ...cards, replaced: true }) : { ok: false, refusal: bladeRefusal }
    },
    finish: (draft) => {
      const refusal = tidesObjection(state, battle, move(draft).cards)
      return refusal === undefined ? accepted(move(draft)) : { ok: false, refusal }
    },
    sample: (random) => {
      const drawn = sides.reduce<TidesDraft>((draft, side) => {
        const others = SIDES.flatMap((other) => draft[other] ?? [])
        const card = oneOf(random, tidesLeft(state, battle, others))
        return card === undefined ? draft : { ...draft, [side]: card }
      }, {})
      return move(mayReplace && random() < 0.3 ? { ...drawn, replaced: true } : drawn)
    },
  }
}

/** E22.2: whether the holder of the Blade replaces its card. */
export const tidesLookDomain = (state: State, house: HouseId): MoveDomain<PickDraft<boolean>, PickStep<boolean>> => {
  const refusal = bladeObjection(state, house)
  return pickOne<boolean>(
    refusal === undefined ? [false, true] : [false],
    (use) => ({ do: 'replaceTides', house, use }),
    () => refusal ?? refuse('NOT_AN_OPTION', {}, 'E22.2').refusal,
  )
}

/** Name of an option: a standing unit, or a routed one. */
export const skullKey = ({ unit, routed }: SkullTarget): string => (routed === true ? `routed ${unit}` : unit)

/** E22.4: the unit that a side loses by a skull. If a correction removed its last unit, it loses none. */
export const skullDomain = (state: State, battle: Battle): MoveDomain<PickDraft<string>, PickStep<string>> => {
  const owed = skullOwed(state, battle)
  const house = owed?.house ?? battle.defender
  const options = owed?.options ?? []
  return pickOne<string>(
    owed === undefined ? ['none'] : options.map(skullKey),
    (key) => ({ do: 'sufferSkull', house, ...options.find((option) => skullKey(option) === key) }),
    () => refuse('NO_SUCH_UNIT', { house }, 'E22.4').refusal,
  )
}
