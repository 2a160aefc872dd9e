import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about buying the cards of a voyage, and about the city where the voyage ends. */
const en = {
  noPrice: (cards: number) => (cards === 1 ? 'What does the card cost?' : 'What does each card cost?'),
  withCards: (cards: number, price: number, to: string) => `${cards <= 1 ? 'Card' : `${cards} cards`} for ${price}, sail ${to}`,
  costOf: (n: number, card: string) => `${n}. ${card}`,
  oneMore: 'One more card',
  hasCard: 'The card is in hand already',
  fromHand: (n: number) => `${n === 1 ? '1 card is' : `${n} cards are`} bought already: no price for ${n === 1 ? 'it' : 'them'}.`,
  nothing: (inCity: string, why: string) => `Nothing can be built ${inCity}. ${why}.`,
  sailsOn: (inCity: string, why: string) => `Nothing can be built ${inCity}, so the ship sails on. ${why}.`,
  fewCards: (who: string, has: number, needs: number) =>
    `${who} has bought ${has === 1 ? '1 card' : `${has} cards`}; this voyage uses ${needs}.`,
}

export type VoyageTexts = Translation<typeof en>
export default en
