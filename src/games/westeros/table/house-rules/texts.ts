import { WESTEROS_CARDS, type Box, type DeckCard, type HouseCard } from '../../box/box'
import { sentence } from '../../../../ui/grammar/numbers'
import { borderIn } from './borders'
import type { PointOf, Voice } from './point'

/** Texts for the current values of the changeable rules that are not single numbers. */

/** Returns the cards of a Westeros deck, each kind of card with its number. */
export const deckText = (cards: readonly DeckCard[], box: Box, { speech, rules: { words, say } }: Voice): string => {
  const kinds = WESTEROS_CARDS.flatMap((card): readonly DeckCard[] => [card, `${card}*`]).filter((card) => cards.includes(card))
  return kinds
    .map((card) => say(words.times, { n: cards.filter((other) => other === card).length, card: speech.cards.deckCard(card, box) }))
    .join('; ')
}

/** Returns the icons printed in an area: its kind, castle, barrels and crowns, and the house that has its home there. */
export const iconsText = (box: Box, id: string, { speech: { names }, rules: { words, say } }: Voice): string => {
  const area = box.areas[id]
  if (area === undefined) return ''
  const { kind, castle, barrels, crowns, home } = area
  return sentence(
    [
      names[kind],
      ...(castle === 0 ? [] : [names.castle[castle]]),
      ...(barrels === 0 ? [] : [names.count.barrels(barrels)]),
      ...(crowns === 0 ? [] : [names.count.crowns(crowns)]),
      ...(home === undefined ? [] : [say(words.homeOf, { house: names.house.plain(home) })]),
    ].join(', '),
  )
}

/** Returns the numbers and the text of a house card. */
export const cardText = (box: Box, card: HouseCard | undefined, { speech: { names, cards } }: Voice): string => {
  if (card === undefined) return ''
  const { strength, swords, fortifications, ability } = card
  const figures = sentence(names.cardFigures(strength, swords, fortifications))
  return ability === undefined ? `${figures}.` : `${figures}. ${cards.ability(ability, box)}`
}

/** Returns whether two areas are adjacent, and whether a river or a bridge is between them. */
export const borderText = (box: Box, { a, b }: PointOf<'border'>, { rules: { words } }: Voice): string => {
  const { touch, river, bridge } = borderIn(box, a, b)
  return [touch ? words.touch : words.apart, ...(bridge ? [words.bridge] : river ? [words.river] : [])].join(' ')
}
