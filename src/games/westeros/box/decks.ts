import type { DeckCard, DeckId } from './box'

const copies = (card: DeckCard, count: number): readonly DeckCard[] => Array.from({ length: count }, () => card)

/**
 * The three Westeros decks, ten cards each; `*` marks a mammoth. Which cards there are is sure, how many of each and
 * which of them carry a mammoth is a placeholder until somebody counts the real decks (A3).
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
