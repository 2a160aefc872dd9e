import { accepted, type Random } from '../../../referee'
import type { DeckCard, DeckId, HouseId } from '../box/box'
import type { Draw } from '../rules/westeros-cards'
import type { Resolve } from '../rules/round'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { refuse } from '../model/refusals'
import { turnOrder } from '../model/position'
import { ownPorts, reportedPortsObjection } from '../rules/ports'
import { cardOf, DECK_NAMES, drawByChance, nextDraw, turnUpAll } from '../rules/westeros-cards'
import { ORDER_OF_DECKS, type Bids, type State } from '../model/state'

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

/** Step that reports the number of ports of a house that give power. */
export interface PortsStep {
  readonly house: HouseId
  readonly ports: number
}

/** Returns whether the players report the ports that give power: *Game of Thrones* is resolved, and units are not tracked (E7.4). */
const areReported = ({ stage, turned, tracking }: State): boolean =>
  stage.at === 'card' && turned !== undefined && !tracking.units && cardOf(turned[stage.deck]) === 'game-of-thrones'

/** Returns the houses that own a port, with the number of their ports; empty if the players do not report ports. */
export const portOwners = (state: State): readonly PortsStep[] =>
  !areReported(state)
    ? []
    : turnOrder(state).flatMap((house) => {
        const ports = ownPorts(state, house).length
        return ports === 0 ? [] : [{ house, ports }]
      })

/**
 * Returns the answer to the question about the card of the current deck: resolve it. If units are not tracked, *Game of Thrones* also needs
 * the number of ports of each house that give power.
 */
export const resolveDomain = (state: State): MoveDomain<Bids, PortsStep> => {
  const { stage } = state
  const deck = stage.at === 'card' ? stage.deck : undefined
  const owners = portOwners(state)
  const move = (at: DeckId, draft: Bids): Resolve => ({
    do: 'resolve',
    deck: at,
    ...(Object.keys(draft).length === 0 ? {} : { ports: draft }),
  })
  return {
    empty: {},
    steps: (draft) =>
      owners.flatMap(({ house, ports: most }) =>
        Array.from({ length: most + 1 }, (_, ports) => ({ house, ports })).filter(({ ports }) => ports !== (draft[house] ?? 0)),
      ),
    take: (draft, { house, ports }) => {
      const after = { ...draft, [house]: ports }
      const refusal = reportedPortsObjection(state, after)
      return refusal === undefined ? accepted(after) : { ok: false, refusal }
    },
    finish: (draft) => (deck === undefined ? refuse('CARD_NOT_IN_DECK', { deck: DECK_NAMES[1], card: '' }) : accepted(move(deck, draft))),
    sample: (random) =>
      deck === undefined
        ? undefined
        : move(deck, Object.fromEntries(owners.map(({ house, ports }) => [house, Math.floor(random() * (ports + 1))]))),
  }
}
