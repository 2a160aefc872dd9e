import { accepted, type Random } from '../../../referee'
import type { DeckCard, DeckId } from '../box/box'
import type { Draw } from '../model/moves'
import { oneOf, type MoveDomain } from '../model/prompt-kinds'
import { refuse } from '../model/refusals'
import { DECK_NAMES, drawByChance, nextDraw, turnUpAll } from '../rules/westeros-cards'
import { ORDER_OF_DECKS, type State } from '../model/state'

/** R0.2: questions about the cards drawn from the physical decks, and about resolving the current card. */

/** Draft of the cards drawn from each deck so far; all except the last are *Winter is Coming*. */
export type DrawDraft = Readonly<Record<DeckId, readonly DeckCard[]>>
/** Step that adds the next card of a deck, or removes the last card (`back`). */
export type DrawStep = { readonly deck: DeckId; readonly card: DeckCard } | { readonly deck: DeckId; readonly back: true }

/** Returns a function that picks a random element and ignores the label of the draw. */
const pickAtRandom =
  (random: Random) =>
  <T>(_label: string, from: readonly T[]): T =>
    oneOf(random, from) as T

export const drawDomain = (state: State): MoveDomain<DrawDraft, DrawStep> => {
  const next = (draft: DrawDraft, deck: DeckId) => nextDraw(deck, state.decks[deck], draft[deck])
  return {
    empty: { 1: [], 2: [], 3: [] },
    steps: (draft) =>
      ORDER_OF_DECKS.flatMap((deck): DrawStep[] => {
        const answer = next(draft, deck)
        const cards = answer.ok ? [...new Set(answer.value.possible)] : []
        return [...cards.map((card) => ({ deck, card })), ...(draft[deck].length > 0 ? [{ deck, back: true } as const] : [])]
      }),
    take: (draft, step) => {
      const { deck } = step
      if ('back' in step) return accepted({ ...draft, [deck]: draft[deck].slice(0, -1) })
      const after = { ...draft, [deck]: [...draft[deck], step.card] }
      const answer = next(after, deck)
      return answer.ok ? accepted(after) : answer
    },
    finish: (draft) => {
      for (const deck of ORDER_OF_DECKS) {
        const answer = turnUpAll(deck, state.decks[deck], draft[deck])
        if (!answer.ok) return answer
      }
      return accepted({ do: 'draw', how: 'table', turned: draft })
    },
    sample: (random): Draw => ({ ...drawByChance(state, pickAtRandom(random)), how: state.tracking.decks }),
  }
}

/** Returns the only answer to the question about the card of the current deck: resolve it. */
export const resolveDomain = (state: State): MoveDomain<undefined, never> => {
  const { stage } = state
  const deck = stage.at === 'card' ? stage.deck : undefined
  return {
    empty: undefined,
    steps: () => [],
    take: (draft) => accepted(draft),
    finish: () => (deck === undefined ? refuse('CARD_NOT_IN_DECK', { deck: DECK_NAMES[1], card: '' }) : accepted({ do: 'resolve', deck })),
    sample: () => (deck === undefined ? undefined : { do: 'resolve', deck }),
  }
}
