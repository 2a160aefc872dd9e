import type { Deck } from '../../../referee'
import { either, fields, known, maybe, only, boolean, whole, type Shape } from '../../../kit/shape'
import {
  DECKS,
  ORDERS,
  unitKindsOf,
  type Ability,
  type AreaId,
  type Box,
  type CardId,
  type DeckId,
  type HouseCard,
  type OrderId,
  type UnitKind,
  type Units,
} from '../box/box'
import type { CardFigures, State } from '../model/state'
import { barrels, cardFigure, castle, crowns, deckCards, MOST_UNITS, rounds, stars, supplyTable, victory } from '../shapes/box'
import { once, type Records } from './record'

/** Used in a correction instead of the id of a House card, if the card is printed without a text. */
export const NO_TEXT = 'none'

const inBox = (state: State, parts: Partial<Box>): State => ({ ...state, box: { ...state.box, ...parts } })

/** Creates the editable field of a printed table or number that exists only once in the game, e.g. the supply table. */
const one = <K extends 'supplyTable' | 'stars' | 'victory' | 'rounds' | 'unitStrength' | 'musterValue'>(part: K, shape: Shape<Box[K]>) =>
  ({
    ...once,
    section: 'box',
    shape: () => ({ value: shape }),
    read: ({ box }: State) => ({ value: box[part] }),
    write: (state: State, { value }: { readonly value: Box[K] }): State => inBox(state, { [part]: value }),
  }) as const

const few = whole(0, 9)
const fewUnits = fields<Units>({ footman: few, knight: few, ship: few, siegeEngine: maybe(few) })

/**
 * Returns a House card with the text of another card. If `text` is the card's own id, restores its own text and removes the property
 * `printed`.
 */
const withText = (card: HouseCard, { cards }: Box, text: CardId | undefined): HouseCard => {
  if (text === undefined) return card
  const { ability, printed = ability ?? NO_TEXT, ...rest } = card
  const newAbility = text === NO_TEXT ? undefined : printedText(text === card.id ? card : cards[text])
  return { ...rest, ...(newAbility === undefined ? {} : { ability: newAbility }), ...(text === card.id ? {} : { printed }) }
}

const printedText = (card: HouseCard | undefined): Ability | undefined => {
  const text = card?.printed ?? card?.ability
  return text === NO_TEXT ? undefined : text
}

/** Returns the id of the House card whose printed text this card uses. */
const textOn = ({ id, printed, ability }: HouseCard, { cards }: Box): CardId => {
  if (printed === undefined) return id
  if (ability === undefined) return NO_TEXT
  return Object.values(cards).find((card) => printedText(card) === ability)?.id ?? id
}

/**
 * Returns the deck after a correction of its cards. Known bottom cards and the face-up card stay if the corrected deck contains them; all
 * other cards become unseen.
 */
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

/** Editable fields of printed tables and numbers that exist only once in the game. */
export const boxFields: Records<
  'box.supplyTable' | 'box.stars' | 'box.victory' | 'box.rounds' | 'box.unitStrength' | 'box.musterValue',
  object
> = {
  'box.supplyTable': one('supplyTable', supplyTable),
  'box.stars': one('stars', stars),
  'box.victory': one('victory', victory),
  'box.rounds': one('rounds', rounds),
  'box.unitStrength': one('unitStrength', fewUnits),
  'box.musterValue': {
    ...one('musterValue', fewUnits),
    // A knight must cost more than a footman, because upgrading a footman costs the difference; no unit is free.
    fits: ({ value: { footman, knight, ship } }) => footman > 0 && ship > 0 && knight > footman,
  },
}

/** Editable fields of printed data about pieces, orders, borders, areas, cards and decks. */
export const pieceFields: Records<'box.limit', { readonly piece: UnitKind | 'power' }> &
  Records<'box.order', { readonly order: OrderId }> &
  Records<'box.adjacency', { readonly a: AreaId; readonly b: AreaId }> &
  Records<'box.area', { readonly area: AreaId }> &
  Records<'box.card', { readonly card: CardId; readonly text?: CardId | undefined }> &
  Records<'box.deck', { readonly deck: DeckId }> = {
  'box.limit': {
    section: 'box',
    subjects: ({ box }) => [...unitKindsOf(box), 'power' as const].map((piece) => ({ piece })),
    name: ({ piece }) => piece,
    shape: (box) => ({ piece: only(...unitKindsOf(box), 'power'), value: whole(0, MOST_UNITS) }),
    read: ({ box }, { piece }) => ({ value: box.limits[piece] }),
    write: (state, { piece, value }) => inBox(state, { limits: { ...state.box.limits, [piece]: value } }),
  },
  'box.order': {
    section: 'box',
    subjects: () => ORDERS.map((order) => ({ order })),
    name: ({ order }) => order,
    shape: () => ({ order: only(...ORDERS), count: few }),
    read: ({ box }, { order }) => ({ count: box.orders[order].count }),
    write: (state, { order, count }) => inBox(state, { orders: { ...state.box.orders, [order]: { ...state.box.orders[order], count } } }),
  },
  'box.adjacency': {
    section: 'box',
    subjects: ({ box }) => [...box.adjacency, ...box.rivers].map(([a, b]) => ({ a, b })),
    name: ({ a, b }) => [a, b].toSorted().join(' '),
    shape: ({ areas }) => ({ a: known(areas), b: known(areas), touch: boolean }),
    fits: ({ a, b }) => a !== b,
    read: ({ box }, { a, b }) => ({ touch: box.adjacency.some(([c, d]) => (a === c && b === d) || (a === d && b === c)) }),
    write: (state, { a, b, touch }) => {
      const others = state.box.adjacency.filter(([c, d]) => !((a === c && b === d) || (a === d && b === c)))
      return inBox(state, { adjacency: touch ? [...others, [a, b]] : others })
    },
  },
  'box.area': {
    section: 'box',
    subjects: ({ box }) => Object.keys(box.areas).map((area) => ({ area })),
    name: ({ area }) => area,
    shape: ({ areas }) => ({ area: known(areas), barrels, crowns, castle }),
    read: ({ box }, { area }) => {
      const found = box.areas[area]
      return found === undefined ? undefined : { barrels: found.barrels, crowns: found.crowns, castle: found.castle }
    },
    write: (state, { area: id, barrels: food, crowns: gold, castle: walls }) => {
      const area = state.box.areas[id]
      if (area === undefined) return state
      return inBox(state, { areas: { ...state.box.areas, [id]: { ...area, barrels: food, crowns: gold, castle: walls } } })
    },
  },
  'box.card': {
    section: 'box',
    subjects: ({ box }) => Object.keys(box.cards).map((card) => ({ card, text: card })),
    name: ({ card }) => card,
    shape: ({ cards }) => ({
      card: known(cards),
      figures: fields<CardFigures>({ strength: cardFigure, swords: cardFigure, fortifications: cardFigure }),
      text: maybe(either<CardId>(only(NO_TEXT), known(cards))),
    }),
    // A correction without `text` does not change the text of the card.
    read: ({ box }, { card: id, text }) => {
      const card = box.cards[id]
      if (card === undefined) return undefined
      const { strength, swords, fortifications } = card
      return { figures: { strength, swords, fortifications }, text: text === undefined ? undefined : textOn(card, box) }
    },
    write: (state, { card: id, figures, text }) => {
      const card = state.box.cards[id]
      if (card === undefined) return state
      return inBox(state, { cards: { ...state.box.cards, [id]: withText({ ...card, ...figures }, state.box, text) } })
    },
  },
  'box.deck': {
    section: 'box',
    subjects: () => DECKS.map((deck) => ({ deck })),
    name: ({ deck }) => String(deck),
    shape: () => ({ deck: only(...DECKS), cards: deckCards }),
    read: ({ box }, { deck }) => ({ cards: box.decks[deck] }),
    write: (state, { deck, cards }) => {
      const after = inBox(state, { decks: { ...state.box.decks, [deck]: cards } })
      return { ...after, decks: { ...after.decks, [deck]: recomposed(state.decks[deck], cards) } }
    },
  },
}
