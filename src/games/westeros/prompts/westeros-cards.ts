import { accepted, type Random } from '../../../referee'
import type { DeckCard, DeckId } from '../box/box'
import type { Draw } from '../model/moves'
import { oneOf, type MoveDomain } from '../model/prompt-kinds'
import { refuse } from '../model/refusals'
import { DECK_NAMES, drawByChance, nextDraw, turnUpAll } from '../rules/westeros-cards'
import { ORDER_OF_DECKS, type State } from '../model/state'

/** R0.2: which cards came up, read off the real decks; and carrying out the one whose turn it is. */

/** Cards that came up from each deck so far, *Winter is Coming* first if it did. */
export type DrawDraft = Readonly<Record<DeckId, readonly DeckCard[]>>
/** The next card of a deck, or (`back`) its last one taken off again. */
export type DrawStep = { readonly deck: DeckId; readonly card: DeckCard } | { readonly deck: DeckId; readonly back: true }

/** A pick for random play. */
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

/** The card of the current deck is carried out: nothing to choose. */
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
