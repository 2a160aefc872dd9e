import type { Clan } from '../box/box'
import { clansOf } from '../model/board'
import type { Card, State } from '../model/state'

/** Cards that a clan receives by a proposal; `clan` is null for cards that no clan receives. */
export interface Share<Receiver extends Clan | null = Clan | null> {
  readonly clan: Receiver
  readonly cards: readonly Card[]
}

/**
 * Returns the cards of each clan by a proposal (R23), in clockwise order, then the cards that no clan receives. Omits clans without cards.
 * @param before position before the cards are handed out
 */
export const sharesIn = (
  before: Pick<State, 'players' | 'cards'>,
  { at, split = [] }: Pick<NonNullable<State['proposal']>, 'at' | 'split'>,
): readonly Share[] =>
  [...clansOf(before), null].flatMap((clan) => {
    const cards = (before.cards[at] ?? []).filter((_, n) => split[n] === clan)
    return cards.length === 0 ? [] : [{ clan, cards }]
  })

/** Returns the cards of each clan by an adopted proposal, without the cards that no clan receives. */
export const handedOut = (...[before, proposal]: Parameters<typeof sharesIn>): readonly Share<Clan>[] =>
  sharesIn(before, proposal).filter((share): share is Share<Clan> => share.clan !== null)
