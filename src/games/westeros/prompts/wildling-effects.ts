import { accepted, type Random } from '../../../referee'
import { numberOf, type AreaId, type CardId, type HouseId, type Units } from '../box/box'
import { cardsOf, hand } from '../model/position'
import { ask, oneOf, type Question } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import type { UnitsByArea } from '../model/moves'
import { NOTHING_WAIVED, refuse } from '../model/refusals'
import { NO_UNITS, type State } from '../model/state'
import { count, units } from '../model/units'
import { piecesLeft, piecesOf, total } from '../rules/removal'
import { replacementObjection } from '../rules/wildling-answers'
import { actor, destructionNow, destructionObjection, effectChoice, effectNow, replacementNow, stageOf } from '../rules/wildling-effects'
import { pickOne, type PickDraft, type PickStep } from './pick'
import { removalDomain, type RemovalDraft, type RemovalStep } from './removal'

/** E6.6: questions about the part of a house in a wildling card, and their possible answers. */

/** Returns the question to the house that acts now; undefined if the question is one that the first edition has too. */
export const effectQuestion = (state: State): Question | undefined => {
  const stage = stageOf(state)
  const house = actor(state)
  if (stage === undefined || house === undefined) return undefined
  const { card, part } = stage
  const choice = effectChoice(state)
  if (choice !== undefined) return ask('choice', 'E6.6', [choice.house], { house: choice.house, options: choice.options, card, of: house })
  const owed = destructionNow(state)
  if (owed !== undefined && stage.way !== 'supply')
    return ask('destroy', 'E6.6', [house], { house, number: owed.number, castles: owed.castles, card, part })
  const replacement = replacementNow(state, house)
  if (replacement !== undefined) {
    const { from, replace, destroy, exactly } = replacement
    return { ...ask('replace', 'E6.7', [house], { house, from, replace, destroy, card }), must: exactly }
  }
  return effectNow(state).effect === 'discardCard' ? ask('discard', 'E6.6', [house], { house, of: house, card }) : undefined
}

/** Returns the possible choices: a way or a track (E6.6, E6.9). */
export const effectChoiceDomain = (state: State): MoveDomain<PickDraft<string>, PickStep<string>> => {
  const choice = effectChoice(state)
  const house = choice?.house ?? state.holders.ironThrone
  const options = choice?.options ?? []
  return pickOne<string>(
    options,
    (option) => ({ do: 'choose', house, option: options.find((one) => one === option) ?? 'nothing' }),
    () => refuse('NOT_AN_OPTION', {}, 'E6.6').refusal,
  )
}

/** Takes one unit at random from these areas. */
const takeOne = (pieces: UnitsByArea, remove: UnitsByArea, areas: readonly AreaId[], random: Random): UnitsByArea => {
  const left = Object.entries(piecesLeft(pieces, remove)).filter(([area]) => areas.includes(area))
  const kinds = left.flatMap(([area, there]) =>
    (['footman', 'knight', 'ship', 'siegeEngine'] as const).flatMap((unit) => (numberOf(there, unit) > 0 ? [{ area, unit }] : [])),
  )
  const one = oneOf(random, kinds)
  if (one === undefined) return remove
  const before = remove[one.area] ?? NO_UNITS
  return { ...remove, [one.area]: units({ ...before, [one.unit]: numberOf(before, one.unit) + 1 }) }
}

/** Returns the possible units that a house destroys. */
export const destroyDomain = (state: State, house: HouseId): MoveDomain<RemovalDraft, RemovalStep> => {
  const pieces = piecesOf(state, house)
  const owed = destructionNow(state)
  const number = Math.min(owed?.number ?? 0, count(total(pieces)))
  const castles = owed?.castles ?? []
  return removalDomain(state, house, {
    rule: 'E6.6',
    objection: ({ remove }) => destructionObjection(state, house, remove, NOTHING_WAIVED),
    completable: (remove) => {
      const areas = Object.keys(remove)
      const inOne = castles.length === 0 || (areas.length <= 1 && areas.every((area) => castles.includes(area)))
      return inOne && count(total(remove)) <= number
    },
    sample: (random) => {
      const castle = oneOf(random, castles)
      const areas = castle === undefined ? Object.keys(pieces) : [castle]
      let remove: UnitsByArea = {}
      for (let n = 0; n < number; n++) remove = takeOne(pieces, remove, areas, random)
      return remove
    },
  })
}

/** Draft of *Crow Killers*: units that are replaced, and knights that are destroyed. */
export interface ReplaceDraft {
  readonly replace: UnitsByArea
  readonly destroy: UnitsByArea
}
/** Step that adds one unit of an area to one of the two lists, or takes it off (`back`). */
export interface ReplaceStep {
  readonly area: AreaId
  readonly as: 'replace' | 'destroy'
  readonly back?: true
}

const shifted = (list: UnitsByArea, area: AreaId, unit: 'footman' | 'knight', by: 1 | -1): UnitsByArea => {
  const { [area]: before = NO_UNITS, ...others } = list
  const after: Units = units({ ...before, [unit]: before[unit] + by })
  return count(after) === 0 ? others : { ...others, [area]: after }
}

export const replaceDomain = (state: State, house: HouseId): MoveDomain<ReplaceDraft, ReplaceStep> => {
  const owed = replacementNow(state, house)
  const from = owed?.from ?? 'knight'
  const limits = { replace: owed?.replace ?? 0, destroy: owed?.destroy ?? 0 }
  const pieces = piecesOf(state, house)
  const left = ({ replace, destroy }: ReplaceDraft, area: AreaId): number =>
    (pieces[area]?.[from] ?? 0) - (replace[area]?.[from] ?? 0) - (destroy[area]?.[from] ?? 0)
  const steps = (draft: ReplaceDraft): readonly ReplaceStep[] =>
    (['replace', 'destroy'] as const).flatMap((as): readonly ReplaceStep[] => [
      ...(count(total(draft[as])) < limits[as] ? Object.keys(pieces).flatMap((area) => (left(draft, area) > 0 ? [{ area, as }] : [])) : []),
      ...Object.keys(draft[as]).map((area) => ({ area, as, back: true }) as const),
    ])
  const after = (draft: ReplaceDraft, { area, as, back }: ReplaceStep): ReplaceDraft => ({
    ...draft,
    [as]: shifted(draft[as], area, from, back === true ? -1 : 1),
  })
  const finish = (draft: ReplaceDraft) => {
    const refusal = replacementObjection(state, { house, ...draft })
    return refusal === undefined ? accepted({ do: 'replaceUnits', house, ...draft } as const) : ({ ok: false, refusal } as const)
  }
  return {
    empty: { replace: {}, destroy: {} },
    steps,
    take: (draft, step) => {
      const offered = steps(draft).some(({ area, as, back }) => area === step.area && as === step.as && back === step.back)
      return offered ? accepted(after(draft, step)) : refuse('WRONG_NUMBER', { number: limits[step.as] }, 'E6.7')
    },
    finish,
    sample: (random) => {
      let draft: ReplaceDraft = { replace: {}, destroy: {} }
      const most = owed?.exactly === false ? Math.floor(random() * (limits.replace + 1)) : limits.replace
      for (const [as, number] of [
        ['replace', most],
        ['destroy', limits.destroy],
      ] as const)
        for (let n = 0; n < number; n++) {
          const step = oneOf(
            random,
            steps(draft).filter((one) => one.as === as && one.back === undefined),
          )
          if (step !== undefined) draft = after(draft, step)
        }
      return { do: 'replaceUnits', house, ...draft }
    },
  }
}

/** Returns the possible answers to a discard: a card of the hand of `of`; no card if `may`. */
export const discardDomain = (state: State, house: HouseId, of: HouseId, may: boolean): MoveDomain<PickDraft<CardId>, PickStep<CardId>> => {
  const cards = hand(state, of) ?? cardsOf(state, of)
  return pickOne<CardId>(
    may ? [...cards, NO_CARD] : cards,
    (card) => ({ do: 'discardCard', house, ...(card === NO_CARD ? {} : { card }) }),
    () => refuse('CARD_NOT_IN_HAND', { house: of }).refusal,
  )
}

/** Answer that discards no card. */
export const NO_CARD: CardId = 'none'
