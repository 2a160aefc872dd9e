import { TRACKS, type AreaId, type DeckCard, type DeckId, type HouseId, type Track, type Units } from '../box/box'
import { cardsOf, houseState } from '../model/position'
import { threshold } from '../rules/victory'
import { ORDER_OF_DECKS, type Neutral, type State } from '../model/state'
import { plus } from '../model/units'

/**
 * Positions of all pieces for the set-up of the board. They are read from the state, so that the checklist also describes a board in the
 * middle of a game.
 */
export interface Checklist {
  readonly houses: readonly HouseChecklist[]
  /** Areas with a neutral force: a printed force, or units of an absent house (R13.1). */
  readonly neutrals: readonly { readonly area: AreaId; readonly neutral: Neutral }[]
  /** Areas with a garrison token and its strength, and areas closed by a token; both only in the second edition (E1.4, E21). */
  readonly garrisons: readonly { readonly area: AreaId; readonly strength: number }[]
  readonly closed: readonly AreaId[]
  readonly tracks: Readonly<Record<Track, readonly HouseId[]>>
  /** House that takes the special token (Iron Throne, Blade or Raven) of each track. */
  readonly holders: Readonly<Record<Track, HouseId>>
  readonly round: number
  readonly threat: number
  /** Cards of each deck with the number of copies of each card, in the printed order. */
  readonly decks: readonly { readonly deck: DeckId; readonly cards: readonly { readonly card: DeckCard; readonly count: number }[] }[]
  /** Number of castle areas with which a house wins at once (R17.1). */
  readonly threshold: number
}

export interface HouseChecklist {
  readonly house: HouseId
  readonly home: AreaId
  /** Units of the house by area; the list is empty if units are not tracked. */
  readonly units: readonly { readonly area: AreaId; readonly units: Units }[]
  /** Areas with a power token of the house. */
  readonly tokens: readonly AreaId[]
  /** Available power of the house; undefined if power is not tracked. */
  readonly power: number | undefined
  readonly supply: number
  /** Number of House cards in hand; the number of all House cards if used cards are not tracked. */
  readonly cards: number
  /** Place of the house on each influence track. */
  readonly places: Readonly<Record<Track, number>>
}

const countsOf = (cards: readonly DeckCard[]) =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }))

/** Returns the setup of the board by house and by deck (section 3). */
export const checklist = (state: State): Checklist => {
  const { box, areas, tracks, holders, round, threat } = state
  const all = Object.entries(areas)
  const ofHouse = (house: HouseId): HouseChecklist => {
    const { power, supply, used = [] } = houseState(state, house)
    const placeOn = (track: Track) => tracks[track].indexOf(house) + 1
    return {
      house,
      home: box.houses[house].home,
      units: all.flatMap(([area, { garrison }]) =>
        garrison?.house === house ? [{ area, units: plus(garrison.standing, garrison.routed) }] : [],
      ),
      tokens: all.flatMap(([area, { token }]) => (token === house ? [area] : [])),
      power,
      supply,
      cards: cardsOf(state, house).length - used.length,
      places: Object.fromEntries(TRACKS.map((track) => [track, placeOn(track)])) as Record<Track, number>,
    }
  }
  return {
    houses: state.playing.map(ofHouse),
    neutrals: all.flatMap(([area, { neutral }]) => (neutral === undefined ? [] : [{ area, neutral }])),
    garrisons: all.flatMap(([area, { garrisonToken }]) => (garrisonToken === undefined ? [] : [{ area, strength: garrisonToken }])),
    closed: Object.values(box.areas).flatMap(({ id, closed }) => (closed === true ? [id] : [])),
    tracks,
    holders,
    round,
    threat,
    decks: ORDER_OF_DECKS.map((deck) => ({ deck, cards: countsOf(box.decks[deck]) })),
    threshold: threshold(state),
  }
}
