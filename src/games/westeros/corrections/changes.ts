import { freshDeck, type Deck } from '../../../referee'
import type { Ability, AreaId, Box, CardId, HouseCard, HouseId } from '../box/box'
import type { BoxChange, Change } from '../model/moves'
import { areaAt, houseState } from '../model/position'
import { NO_UNITS, type AreaState, type HouseState, type Stage, type State } from '../model/state'
import { garrisonOf } from '../model/units'

/** In place of the id of a card: no text at all. */
export const NO_TEXT = 'none'

/** What the table sets by hand, written into the state. Whether the count still holds is checked afterwards. */
export const applyChanges = (state: State, changes: readonly Change[]): State => changes.reduce(applyChange, state)

const applyChange = (state: State, change: Change): State => {
  switch (change.set) {
    case 'units': {
      const garrison =
        change.house === undefined ? undefined : garrisonOf(change.house, change.standing ?? NO_UNITS, change.routed ?? NO_UNITS)
      return replaceInArea(state, change.area, 'garrison', garrison)
    }
    case 'attackers':
      return state.battle === undefined ? state : { ...state, battle: { ...state.battle, attackers: change.units } }
    case 'token':
      return replaceInArea(state, change.area, 'token', change.house)
    case 'neutral':
      return replaceInArea(state, change.area, 'neutral', change.neutral)
    case 'holder':
      return replaceInArea(state, change.area, 'holder', change.house)
    case 'order': {
      const { house, order } = change
      return replaceInArea(state, change.area, 'order', house === undefined || order === undefined ? undefined : { house, order })
    }
    case 'power':
      return replaceInHouse(state, change.house, 'power', change.available)
    case 'supply':
      return replaceInHouse(state, change.house, 'supply', change.level)
    case 'used':
      return replaceInHouse(state, change.house, 'used', change.cards)
    case 'track':
      return {
        ...state,
        tracks: { ...state.tracks, [change.track]: change.order },
        holders: { ...state.holders, [change.track]: change.order[0] ?? state.holders[change.track] },
      }
    case 'bladeUsed':
      return { ...state, bladeUsed: change.used }
    case 'ravenUsed':
      return { ...state, ravenUsed: change.used }
    case 'threat':
      return { ...state, threat: change.threat }
    case 'round':
      return { ...state, round: change.round }
    case 'stage':
      return standAt(state, { at: change.at })
    case 'turned': {
      const { turned: _before, ...rest } = state
      if (change.turned === undefined) return rest
      const { 1: one, 2: two, 3: three } = change.turned
      const { decks } = state
      return {
        ...rest,
        turned: change.turned,
        decks: { 1: exchanged(decks[1], one), 2: exchanged(decks[2], two), 3: exchanged(decks[3], three) },
      }
    }
    case 'deck':
      return { ...state, decks: { ...state.decks, [change.deck]: knownDeck(state.decks[change.deck], change.unseen, change.bottom) } }
    case 'setting':
      return { ...state, settings: { ...state.settings, [change.name]: change.value } }
    case 'tracking':
      return { ...state, tracking: { ...state.tracking, ...change.tracking } }
    case 'seat':
      return { ...state, seats: replaceById(state.seats, change.seat) }
    case 'player':
      return { ...state, players: replaceById(state.players, change.player) }
    case 'houseSeat':
      return replaceInHouse(state, change.house, 'seat', change.seat)
    default:
      return changeBox(state, change)
  }
}

/** Play goes on at another place: what was open there is dropped. */
const standAt = (state: State, stage: Stage): State => {
  const { ballot: _ballot, battle: _battle, outcome: _outcome, interrupted: _interrupted, ...rest } = state
  return { ...rest, stage }
}

const knownDeck = (deck: Deck, unseen: readonly string[], bottom: readonly string[]): Deck => ({
  ...freshDeck(unseen),
  bottom,
  ...(deck.faceUp === undefined ? {} : { faceUp: deck.faceUp }),
  shuffles: deck.shuffles + 1,
})

/** A deck whose face-up card is another one than thought: that one comes out of the unseen cards, the other goes back there. */
const exchanged = (deck: Deck, card: string): Deck => {
  const at = deck.unseen.indexOf(card)
  if (deck.faceUp === undefined || deck.faceUp === card || at < 0) return deck
  return { ...deck, faceUp: card, unseen: [...deck.unseen.toSpliced(at, 1), deck.faceUp].sort() }
}

const changeBox = (state: State, change: BoxChange): State => {
  const inBox = (fields: Partial<Box>): State => ({ ...state, box: { ...state.box, ...fields } })
  switch (change.set) {
    case 'box.supplyTable':
      return inBox({ supplyTable: change.value })
    case 'box.stars':
      return inBox({ stars: change.value })
    case 'box.victory':
      return inBox({ victory: change.value })
    case 'box.limit':
      return inBox({ limits: { ...state.box.limits, [change.piece]: change.value } })
    case 'box.rounds':
      return inBox({ rounds: change.value })
    case 'box.unitStrength':
      return inBox({ unitStrength: change.value })
    case 'box.musterValue':
      return inBox({ musterValue: change.value })
    case 'box.order': {
      const token = state.box.orders[change.order]
      return inBox({ orders: { ...state.box.orders, [change.order]: { ...token, count: change.count } } })
    }
    case 'box.adjacency': {
      const { a, b, touch } = change
      const others = state.box.adjacency.filter(([c, d]) => !((a === c && b === d) || (a === d && b === c)))
      return inBox({ adjacency: touch ? [...others, [a, b]] : others })
    }
    case 'box.area': {
      const area = state.box.areas[change.area]
      if (area === undefined) return state
      const { barrels, crowns, castle } = change
      return inBox({ areas: { ...state.box.areas, [change.area]: { ...area, barrels, crowns, castle } } })
    }
    case 'box.card': {
      const card = state.box.cards[change.card]
      if (card === undefined) return state
      const changed = withText({ ...card, ...change.figures }, state.box, change.text)
      return inBox({ cards: { ...state.box.cards, [change.card]: changed } })
    }
    case 'box.deck': {
      const after = inBox({ decks: { ...state.box.decks, [change.deck]: change.cards } })
      return { ...after, decks: { ...after.decks, [change.deck]: recomposed(state.decks[change.deck], change.cards) } }
    }
  }
}

/** A card with the printed text of another one; with its own again, nothing is left of the exchange. */
const withText = (card: HouseCard, { cards }: Box, text: CardId | undefined): HouseCard => {
  if (text === undefined) return card
  const { ability, printed = ability ?? 'none', ...rest } = card
  const told = text === NO_TEXT ? undefined : printedText(text === card.id ? card : cards[text])
  return { ...rest, ...(told === undefined ? {} : { ability: told }), ...(text === card.id ? {} : { printed }) }
}

const printedText = (card: HouseCard | undefined): Ability | undefined => {
  const text = card?.printed ?? card?.ability
  return text === 'none' ? undefined : text
}

/** A deck of a new composition: known and face-up cards stay where they still exist, all others are unseen. */
const recomposed = (deck: Deck, cards: readonly string[]): Deck => {
  const rest = [...cards]
  const take = (card: string): boolean => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  const faceUp = deck.faceUp !== undefined && take(deck.faceUp) ? deck.faceUp : undefined
  const bottom = deck.bottom.filter(take)
  return { unseen: rest.sort(), bottom, shuffles: deck.shuffles + 1, drawn: 0, ...(faceUp === undefined ? {} : { faceUp }) }
}

const replaceInArea = <K extends keyof AreaState>(state: State, area: AreaId, field: K, value: AreaState[K]): State => {
  const { [field]: _before, ...rest } = areaAt(state, area)
  return { ...state, areas: { ...state.areas, [area]: value === undefined ? rest : { ...rest, [field]: value } } }
}

const replaceInHouse = <K extends keyof HouseState>(state: State, house: HouseId, field: K, value: HouseState[K] | undefined): State => {
  const { [field]: _before, ...rest } = houseState(state, house)
  return { ...state, houses: { ...state.houses, [house]: (value === undefined ? rest : { ...rest, [field]: value }) as HouseState } }
}

const replaceById = <T extends { readonly id: string }>(list: readonly T[], item: T): readonly T[] =>
  list.some(({ id }) => id === item.id) ? list.map((other) => (other.id === item.id ? item : other)) : [...list, item]
