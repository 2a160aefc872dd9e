import type { DeckCard, DeckId } from '../box'

const copies = (card: DeckCard, count: number): readonly DeckCard[] => Array.from({ length: count }, () => card)

/** Three Westeros decks with ten cards each; `*` marks a wildling icon (section 2). */
export const WESTEROS_DECKS: Readonly<Record<DeckId, readonly DeckCard[]>> = {
  1: [...copies('supply', 3), ...copies('mustering', 3), ...copies('a-throne-of-blades*', 2), 'last-days-of-summer*', 'winter-is-coming'],
  2: [
    ...copies('clash-of-kings', 3),
    ...copies('game-of-thrones', 3),
    ...copies('dark-wings-dark-words*', 2),
    'last-days-of-summer*',
    'winter-is-coming',
  ],
  3: [
    ...copies('wildling-attack', 3),
    ...copies('put-to-the-sword', 2),
    'sea-of-storms*',
    'storm-of-swords*',
    'rains-of-autumn*',
    'feast-for-crows*',
    'web-of-lies*',
  ],
}
