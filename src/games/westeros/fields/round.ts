import { freshDeck, type Deck } from '../../../referee'
import { fields, listOf, maybe, only, boolean, whole } from '../../../kit/shape'
import { DECKS, HOUSES, TRACKS, type DeckCard, type DeckId, type Track } from '../box/box'
import { RESUMABLE, type Stage, type State } from '../model/state'
import { deckCard, house, units } from '../shapes/box'
import { once, type Records, type Setting } from './record'
import { MOST } from '../shapes/pieces'

/** Sets the stage of the round and removes the open ballot, the open battle and the outcome of the game. */
const standAt = (state: State, stage: Stage): State => {
  const { ballot: _ballot, battle: _battle, outcome: _outcome, interrupted: _interrupted, ...rest } = state
  return { ...rest, stage }
}

/**
 * Replaces the face-up card of a deck by an unseen card; the old face-up card becomes unseen. Returns the deck unchanged if the new
 * card is not among the unseen cards.
 */
const exchanged = (deck: Deck, card: string): Deck => {
  const at = deck.unseen.indexOf(card)
  if (deck.faceUp === undefined || deck.faceUp === card || at < 0) return deck
  return { ...deck, faceUp: card, unseen: [...deck.unseen.toSpliced(at, 1), deck.faceUp].sort() }
}

const knownDeck = (deck: Deck, unseen: readonly string[], bottom: readonly string[]): Deck => ({
  ...freshDeck(unseen),
  bottom,
  ...(deck.faceUp === undefined ? {} : { faceUp: deck.faceUp }),
  shuffles: deck.shuffles + 1,
})

/** Editable fields of the current round and of the open battle. */
export const roundFields: Records<'attackers' | 'bladeUsed' | 'ravenUsed' | 'threat' | 'round' | 'stage' | 'turned', object> = {
  attackers: {
    ...once,
    section: 'battle',
    shape: () => ({ units }),
    read: ({ battle }) => (battle === undefined ? undefined : { units: battle.attackers }),
    write: (state, change) => (state.battle === undefined ? state : { ...state, battle: { ...state.battle, attackers: change.units } }),
  },
  bladeUsed: {
    ...once,
    section: 'tracks',
    shape: () => ({ used: boolean }),
    read: ({ bladeUsed: used }) => ({ used }),
    write: (state, { used }) => ({ ...state, bladeUsed: used }),
  },
  ravenUsed: {
    ...once,
    section: 'tracks',
    shape: () => ({ used: boolean }),
    read: ({ ravenUsed: used }) => ({ used }),
    write: (state, { used }) => ({ ...state, ravenUsed: used }),
  },
  threat: {
    ...once,
    section: 'round',
    shape: (box) => ({ threat: only(...box.threat) }),
    read: ({ threat }) => ({ threat }),
    write: (state, { threat }) => ({ ...state, threat }),
  },
  round: {
    ...once,
    section: 'round',
    shape: () => ({ round: whole(0, 99) }),
    read: ({ round }) => ({ round }),
    write: (state, { round }) => ({ ...state, round }),
  },
  stage: {
    ...once,
    section: 'round',
    shape: () => ({ at: only(...RESUMABLE) }),
    read: ({ stage }) => {
      const at = RESUMABLE.find((one) => one === stage.at)
      return at === undefined ? undefined : { at }
    },
    write: (state, { at }) => standAt(state, { at }),
  },
  turned: {
    ...once,
    section: 'round',
    shape: () => ({ turned: maybe(fields<NonNullable<Setting<'turned'>['turned']>>({ 1: deckCard, 2: deckCard, 3: deckCard })) }),
    read: ({ turned }) => ({ turned }),
    write: (state, { turned }) => {
      const { turned: _before, ...rest } = state
      if (turned === undefined) return rest
      const { decks } = state
      return {
        ...rest,
        turned,
        decks: { 1: exchanged(decks[1], turned[1]), 2: exchanged(decks[2], turned[2]), 3: exchanged(decks[3], turned[3]) },
      }
    },
  },
}

export const trackFields: Records<'track', { readonly track: Track }> = {
  track: {
    section: 'tracks',
    subjects: () => TRACKS.map((track) => ({ track })),
    name: ({ track }) => track,
    shape: () => ({ track: only(...TRACKS), order: listOf(house, HOUSES.length) }),
    read: ({ tracks }, { track }) => ({ order: tracks[track] }),
    write: (state, { track, order }) => ({
      ...state,
      tracks: { ...state.tracks, [track]: order },
      holders: { ...state.holders, [track]: order[0] ?? state.holders[track] },
    }),
  },
}

export const deckFields: Records<'deck', { readonly deck: DeckId }> = {
  deck: {
    section: 'decks',
    subjects: () => DECKS.map((deck) => ({ deck })),
    name: ({ deck }) => String(deck),
    shape: () => ({ deck: only(...DECKS), unseen: listOf(deckCard, MOST), bottom: listOf(deckCard, MOST) }),
    // Decks contain only cards that exist in this game.
    read: ({ decks }, { deck }) => ({
      unseen: decks[deck].unseen as readonly DeckCard[],
      bottom: decks[deck].bottom as readonly DeckCard[],
    }),
    write: (state, { deck, unseen, bottom }) => ({
      ...state,
      decks: { ...state.decks, [deck]: knownDeck(state.decks[deck], unseen, bottom) },
    }),
  },
}
