import type { Refusal } from '../../../../referee'
import { WESTEROS_CARDS, type Effect, type OrderKind, type WesterosCard } from '../../box/box'
import type { Question } from '../../model/prompt-kinds'
import type { Code } from '../../model/refusals'
import { abilityOf } from '../../rules/played'
import type { BallotKind, State } from '../../model/state'

/** Number of the rule about the effect of each Westeros card. */
export const CARD_RULES: Readonly<Record<WesterosCard, string>> = {
  'winter-is-coming': 'R7.1',
  'last-days-of-summer': 'R7.2',
  supply: 'R7.3',
  mustering: 'R7.4',
  'clash-of-kings': 'R7.5',
  'sea-of-storms': 'R7.6',
  'storm-of-swords': 'R7.7',
  'feast-for-crows': 'R7.8',
  'game-of-thrones': 'R7.9',
  'wildling-attack': 'R7.10',
  'rains-of-autumn': 'R7.11',
  'a-throne-of-blades': 'E7.5',
  'dark-wings-dark-words': 'E7.6',
  'put-to-the-sword': 'E7.7',
  'web-of-lies': 'E7.2',
}

/** Number of the rule about each kind of order. */
export const ORDER_RULES: Readonly<Record<OrderKind, string>> = {
  march: 'R10',
  defense: 'R14.4',
  support: 'R14.6',
  raid: 'R9.2',
  consolidate: 'R15.2',
}

/** Number of the rule that explains all order tokens together. */
export const ORDER_TOKENS = 'P1'

/** Number of the rule about each effect of a House card. */
export const EFFECT_RULES: Readonly<Record<Effect['effect'], string>> = {
  cancelAbility: 'A23',
  discardDefense: 'R14.4',
  destroyUnit: 'A46',
  unitStrength: 'R14.3',
  multiplyDefense: 'R14.4',
  opposingCardStrength: 'R14.14',
  supportingUnitStrength: 'A49',
  takeBackCard: 'A47',
  removeOrder: 'R14.14',
  gainPower: 'R2.5',
  discardFromHand: 'A47',
  upgradeFootman: 'R4.6',
  gain: 'E14.7',
  chooseRetreat: 'E14.16',
  takeBackAll: 'E14.9',
  noCasualties: 'E14.14',
  replaceOwnCard: 'E14.8',
  replaceOpposingCard: 'E14.8',
  othersUnitStrength: 'E14.7',
  moveMarchOrder: 'E14.20',
  attackerStaysOut: 'E14.21',
  lastOnTrack: 'E0.5',
}

/** Number of the rule that explains each warning about the position. The key is the number of the broken invariant. */
export const WARNING_RULES: Readonly<Record<string, string>> = {
  I1: 'R2.1',
  I2: 'R1.5',
  I3: 'R2.8',
  I7: 'R18.1',
  I8: 'R10.3',
  I9: 'R10.4',
  I10: 'R14.2',
  I12: 'R14.28',
  I13: 'R13.5',
  I15: 'R3.4',
  I16: 'R3.7',
  I19: 'R5.4',
  I20: 'R5.7',
  I23: 'A3',
  I24: 'R0.2',
  I26: 'R6.1',
  I29: 'P1',
  I30: 'R8.1',
  I31: 'R8.3',
  I32: 'R8.2',
  I33: 'R8.4',
  I35: 'R0.4',
  I37: 'R14.32',
  I43: 'R1.4',
  I44: 'R17.2',
  I45: 'R0.1',
  I46: 'R17.1',
  J1: 'E4.3',
  J2: 'E13.4',
  J3: 'E21.1',
  J4: 'E14.13',
  J6: 'E14.20',
  J7: 'E6.4',
  J13: 'E22.1',
}

/** Number of the rule that is shown while houses make a secret choice. The key is the kind of ballot. */
export const BALLOT_RULES: Readonly<Record<BallotKind, string>> = { bid: 'R5.3', contribution: 'R6.4', orders: 'R8.1', card: 'R14.13' }

/**
 * Returns the number of the rule for a question. If the question is about a card or about the text of a card, returns
 * the number of the rule for the card or for its text.
 */
export const governing = ({ kind, rule, params }: Question, state: State): string => {
  const card = kind === 'resolve' ? WESTEROS_CARDS.find((one) => one === params['card']) : undefined
  if (card !== undefined) return CARD_RULES[card]
  const text = kind === 'ability' && typeof params['card'] === 'string' ? abilityOf(state, params['card']) : undefined
  return text === undefined ? rule : EFFECT_RULES[text.effect.effect]
}

/**
 * Returns the number of the rule that caused a refusal. If the refusal reports a broken invariant, returns the number
 * of the rule for this invariant.
 */
export const refusing = ({ rule, params }: Refusal<Code>): string =>
  (typeof params['invariant'] === 'string' ? WARNING_RULES[params['invariant']] : undefined) ?? rule
