import { allCast, awaited, type Params } from '../../../referee'
import type { CardId, HouseId, UnitKind, Units } from '../box/box'
import type { Question } from '../model/prompt-kinds'
import type { ChoiceDomain, MoveDomain } from './domains'
import { abilityDue } from '../rules/abilities'
import { abilityOf, cardOfSide } from '../rules/played'
import { casualtiesOwed } from '../rules/casualties'
import { beaten, retreatChooser } from '../rules/retreat'
import { supportCallers } from '../rules/support-call'
import { sidesToDraw, skullOwed } from '../rules/tides-deck'
import type { Battle, State } from '../model/state'
import { abilityDomain, bladeDomain, type AbilityStep, type BladeStep } from './battle-abilities'
import { cardDomain, cardsDomain, type CardsDraft, type CardsStep } from './battle-cards'
import { casualtiesDomain, retreatDomain, type RetreatDraft, type RetreatStep } from './battle-losses'
import { supportDomain, type SupportDraft, type SupportStep } from './battle-support'
import { revealDomain } from './influence'
import type { PickDraft, PickStep } from './pick'
import { anotherCardDomain } from './second-edition'
import { skullDomain, tidesDomain, tidesLookDomain, type TidesDraft, type TidesStepOfDraft } from './tides'

/** R14: questions during a battle, and their possible answers. */

const ask = (battle: Battle, kind: Question['kind'], rule: string, roles: readonly HouseId[], params: Params = {}): Question => ({
  key: [kind, battle.area, ...(roles.length === 1 ? roles : [])].join(':'),
  kind,
  roles,
  must: true,
  sealed: false,
  rule,
  params: { area: battle.area, attacker: battle.attacker, defender: battle.defender, ...params },
})

/**
 * Returns a question for each side that has not chosen its secret card. If both sides have chosen, returns the question that reveals the
 * cards. If cards are revealed by hand, returns one question for both.
 */
const cardQuestions = (state: State, battle: Battle): readonly Question[] => {
  const { ballot } = state
  if (ballot === undefined) return [ask(battle, 'cards', 'R14.13', [battle.attacker, battle.defender])]
  if (allCast(ballot)) return [ask(battle, 'reveal', 'R14.13', [], { ballot: ballot.kind })]
  return awaited(ballot).map((house) => ({
    ...ask(battle, 'card', 'R14.13', [house], { house, known: ballot.known }),
    key: `card:${ballot.id}:${house}`,
    sealed: true,
  }))
}

/**
 * Returns the house that is asked about the Valyrian Steel Blade: the side that holds it. If a correction gave the Blade to another house,
 * returns the attacker, who can only decline.
 */
export const bladeHolder = (state: State, { attacker, defender }: Battle): HouseId =>
  state.holders.fiefdoms === defender ? defender : attacker

/** Returns the houses that draw Tides of Battle cards; empty if the app draws them for all. */
const tidesDrawers = (state: State, battle: Battle): readonly HouseId[] =>
  state.tracking.decks === 'app' ? [] : sidesToDraw(battle).map((side) => battle[side])

/** Returns the open questions of the battle; exactly one step is open at any time. */
export const battleQuestions = (state: State): readonly Question[] => {
  const { battle } = state
  if (battle === undefined) return []
  switch (battle.step) {
    case 'support':
      return [ask(battle, 'support', 'R14.6', supportCallers(state, battle))]
    case 'cards':
      return cardQuestions(state, battle)
    case 'abilities':
    case 'won': {
      const due = abilityDue(state, battle)
      if (due === undefined) return []
      const question = ask(battle, 'ability', 'R14.14', [battle[due.side]], { card: due.card })
      return [{ ...question, key: `${question.key}:${due.card}`, must: abilityOf(state, due.card)?.may !== true }]
    }
    case 'anotherCard': {
      const side = battle.redraw ?? 'defender'
      return [ask(battle, 'anotherCard', 'E14.8', [battle[side]], { house: battle[side], card: cardOfSide(battle, side) ?? '' })]
    }
    case 'tides':
      return [ask(battle, 'tides', 'E22.1', tidesDrawers(state, battle))]
    case 'tidesLook': {
      const house = bladeHolder(state, battle)
      return [{ ...ask(battle, 'tidesLook', 'E22.2', [house], { house }), must: false }]
    }
    case 'skulls': {
      const house = skullOwed(state, battle)?.house ?? battle.defender
      return [ask(battle, 'skull', 'E22.4', [house], { house })]
    }
    case 'blade': {
      const house = bladeHolder(state, battle)
      return [{ ...ask(battle, 'blade', 'R14.15', [house], { house }), must: false }]
    }
    case 'casualties': {
      const owed = casualtiesOwed(state, battle)
      return owed === undefined ? [] : [ask(battle, 'casualties', 'R14.19', [owed.house], { house: owed.house, number: owed.number })]
    }
    case 'retreat': {
      const loser = beaten(state, battle)
      if (loser === undefined) return []
      const { house, side } = loser
      const by = retreatChooser(battle)
      const params = { house, side, ...(by === undefined ? {} : { by }) }
      return [ask(battle, 'retreat', side === 'attacker' ? 'R14.20' : 'R14.21', [by ?? house], params)]
    }
  }
}

export type BattleDomain =
  | MoveDomain<SupportDraft, SupportStep>
  | ChoiceDomain<CardId | undefined, CardId>
  | MoveDomain<CardsDraft, CardsStep>
  | MoveDomain<AbilityStep | undefined, AbilityStep>
  | MoveDomain<BladeStep, BladeStep>
  | MoveDomain<Units, UnitKind>
  | MoveDomain<RetreatDraft, RetreatStep>
  | MoveDomain<PickDraft<CardId>, PickStep<CardId>>
  | MoveDomain<PickDraft<boolean>, PickStep<boolean>>
  | MoveDomain<TidesDraft, TidesStepOfDraft>
  | MoveDomain<undefined, never>

/** Returns the possible moves that answer a question of the open battle. */
export const battleDomain = (state: State, question: Question): BattleDomain => {
  const { battle } = state
  const [house] = question.roles
  if (battle === undefined) return revealDomain(state)
  switch (question.kind) {
    case 'support':
      return supportDomain(state, battle)
    case 'card':
      return cardDomain(state, house ?? battle.attacker)
    case 'cards':
      return cardsDomain(state, battle)
    case 'ability':
      return abilityDomain(state, battle)
    case 'tides':
      return tidesDomain(state, battle, bladeHolder(state, battle))
    case 'tidesLook':
      return tidesLookDomain(state, bladeHolder(state, battle))
    case 'skull':
      return skullDomain(state, battle)
    case 'blade':
      return bladeDomain(state, bladeHolder(state, battle))
    case 'anotherCard':
      return anotherCardDomain(state, battle)
    case 'casualties':
      return casualtiesDomain(state, battle)
    case 'retreat':
      return retreatDomain(state, battle)
    default:
      return revealDomain(state)
  }
}
