import type { DeckCard, DeckId } from './box'

const copies = (card: DeckCard, count: number): readonly DeckCard[] => Array.from({ length: count }, () => card)

/**
 * Three Westeros decks with ten cards each; `*` marks a mammoth. The kinds of cards are certain. The number of copies and
 * the mammoths are placeholders until the real decks are counted (A3).
 */
export const WESTEROS_DECKS: Readonly<Record<DeckId, readonly DeckCard[]>> = {
  1: [...copies('supply', 3), ...copies('mustering', 3), ...copies('last-days-of-summer*', 3), 'winter-is-coming'],
  2: [...copies('clash-of-kings', 3), ...copies('game-of-thrones', 3), ...copies('last-days-of-summer*', 3), 'winter-is-coming'],
  3: [
    ...copies('wildling-attack', 3),
    'sea-of-storms*',
    'storm-of-swords*',
    'rains-of-autumn*',
    'feast-for-crows*',
    ...copies('last-days-of-summer*', 2),
    'winter-is-coming',
  ],
}
