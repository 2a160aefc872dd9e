import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about buying the cards of a voyage, and about the city where the voyage ends. */
const en = {
  noPrice: (cards: number) => (cards === 1 ? 'What does the card cost?' : 'What does each card cost?'),
  withCards: (cards: number, price: number, to: string) => `${cards <= 1 ? 'Card' : `${cards} cards`} for ${price}, sail ${to}`,
  costOf: (n: number, card: string) => `${n}. ${card}`,
  costTo: (to: string) => `What does the card ${to} cost?`,
  oneMore: 'One more card',
  whichCard: { title: 'Card of this voyage', earlier: 'Bought earlier', now: 'Bought now' },
  hasCard: 'Card in hand',
  fromHand: (n: number) => `${n === 1 ? '1 card is' : `${n} cards are`} bought already: no price for ${n === 1 ? 'it' : 'them'}.`,
  nothing: (inCity: string, why: string) => `Nothing can be built ${inCity}. ${why}.`,
  /** After a voyage or a purchase, if the player has no legal action. */
  stuck: {
    undoVoyage: 'Undo the voyage:',
    undoPurchase: 'Undo the purchase:',
    thenLoan: 'then take a loan, or sail to a city in which you can build.',
    thenBuild: 'then sail to a city in which you can build. There are no loans in the first round.',
    orSail: 'Or sail on from here with another card.',
    agreed: (hasSailed: boolean) => `Does the card stay ${hasSailed ? 'played' : 'bought'}? Agree on a loan in this turn:`,
  },
  fewCards: (who: string, has: number, needs: number) =>
    `${who} has bought ${has === 1 ? '1 card' : `${has} cards`}; this voyage uses ${needs}.`,
}

export type VoyageTexts = Translation<typeof en>
export default en
