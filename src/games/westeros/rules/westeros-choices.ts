import { moveShape } from '../../../kit/move-kinds'
import { only } from '../../../kit/shape'
import type { DeckId, HouseId, Track, WesterosCard } from '../box/box'
import type { MoveOf, RuleHandler } from './handler'
import { OPTIONS, type Option } from '../model/moves'
import { refuse } from '../model/refusals'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import * as shapes from '../shapes/pieces'
import { resolveClash } from './influence'
import { resolveMustering } from './mustering'
import { resolveSupply } from './supply'
import { cardOf, resolveGameOfThrones } from './westeros-cards'

/** E7.5–E7.7: Westeros cards whose effect the holder of a token chooses. */

/** Chooses one option: the effect of a Westeros card, a way of *Preemptive Raid*, or a track (E6.6, E7.5–E7.7). */
export const chooseShape = () => moveShape('choose', { house: shapes.house, option: only(...OPTIONS) })

interface CardChoice {
  /** Track of the token whose holder chooses. */
  readonly by: Track
  readonly options: readonly Option[]
  /** Number of the rule of the card. */
  readonly rule: string
}

const CHOICES: Readonly<Partial<Record<WesterosCard, CardChoice>>> = {
  'a-throne-of-blades': { by: 'ironThrone', options: ['supply', 'mustering', 'nothing'], rule: 'E7.5' },
  'dark-wings-dark-words': { by: 'kingsCourt', options: ['clash-of-kings', 'crowns', 'nothing'], rule: 'E7.6' },
  'put-to-the-sword': { by: 'fiefdoms', options: ['storm-of-swords', 'rains-of-autumn', 'nothing'], rule: 'E7.7' },
}

/** Returns the choice that a card gives; undefined if the card has a fixed effect. */
export const choiceOf = (card: WesterosCard): CardChoice | undefined => CHOICES[card]

/** Open choice of a Westeros card: the card, the house that chooses, and the options. */
export interface OpenChoice {
  readonly card: WesterosCard
  readonly house: HouseId
  readonly options: readonly Option[]
  readonly rule: string
}

/** Returns the choice that is open now; undefined in other stages. */
export const openChoice = ({ stage, turned, holders }: State): OpenChoice | undefined => {
  if (stage.at !== 'choice' || turned === undefined) return undefined
  const card = cardOf(turned[stage.deck])
  const choice = choiceOf(card)
  return choice === undefined ? undefined : { card, house: holders[choice.by], options: choice.options, rule: choice.rule }
}

/** Records the choice and carries out the chosen effect (E7.5–E7.7). Refusals: NOT_DECIDER, NOT_AN_OPTION. */
export const chooseEffect: RuleHandler<MoveOf<typeof chooseShape>> = (transaction, { house, option }, waived) => {
  const choice = openChoice(transaction.state)
  const { stage } = transaction.state
  if (choice === undefined || stage.at !== 'choice') return undefined
  if (house !== choice.house && !waived.has('NOT_DECIDER'))
    return refuse('NOT_DECIDER', { house, decider: choice.house }, choice.rule).refusal
  if (!choice.options.includes(option)) return refuse('NOT_AN_OPTION', { option }, choice.rule).refusal
  transaction.emit({ e: 'effectChosen', house, card: choice.card, option })
  carryOut(transaction, stage.deck, option)
  return undefined
}

const carryOut = (transaction: Transaction, deck: DeckId, option: Option): void => {
  switch (option) {
    case 'supply':
      return resolveSupply(transaction, deck)
    case 'mustering':
      return resolveMustering(transaction, deck)
    case 'clash-of-kings':
      return resolveClash(transaction, deck)
    case 'crowns':
      return resolveGameOfThrones(transaction, deck, transaction.state.settings.darkWingsPaysPorts === true ? {} : 'none')
    default:
      return transaction.order.afterCard(transaction, deck)
  }
}
