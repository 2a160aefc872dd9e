import { WESTEROS_CARDS, type WesterosCard } from '../../box/box'
import type { Question } from '../../questions'

/** The rule that each Westeros card is. */
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
}

/** The rule that governs a question: where a card is carried out, the card's own; empty where none does. */
export const governing = ({ kind, rule, params }: Question): string => {
  const card = kind === 'resolve' ? WESTEROS_CARDS.find((one) => one === params['card']) : undefined
  return card === undefined ? rule : CARD_RULES[card]
}
