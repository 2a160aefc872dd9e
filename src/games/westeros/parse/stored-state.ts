import { MOST_CHANGES_OF_CHOICE, type Deck } from '../../../referee'
import {
  HOUSES,
  ORDERS,
  TIDES_CARDS,
  TRACKS,
  UNIT_KINDS,
  WILDLING_CARDS,
  type Box,
  type DeckId,
  type HouseId,
  type Track,
} from '../box/box'
import { box as wholeBox, deckCard, house, id } from '../shapes/box'
import { settings as settingsShape, tracking as trackingShape } from '../shapes/table'
import {
  either,
  fields,
  number,
  keyed,
  known,
  listOf,
  maybe,
  only,
  reading,
  refine,
  text,
  boolean,
  variants,
  whole,
} from '../../../kit/shape'
import type { Shape } from '../../../kit/shape'
import {
  RESUMABLE,
  SIDES,
  type AreaState,
  type Attack,
  type Battle,
  type BattleResult,
  type Bids,
  type CardFigures,
  type Garrison,
  type HouseState,
  type Modifier,
  type Neutral,
  type Outcome,
  type PendingAbility,
  type PlacedOrder,
  type PlayedCard,
  type Player,
  type Seat,
  type Side,
  type Stage,
  type State,
  type Support,
} from '../model/state'
import { TIDES_STEPS, type Tides } from '../model/tides'
import type { WildlingDeck } from '../model/wildling-deck'

/**
 * Schema of a state from outside, e.g. from a file. A signed state may contain anything, but rules and screens trust its types. The
 * limits are far above any real game. Not checked: whether a legal game can reach the state.
 */

const MOST = 9999
const count = whole(0, MOST)
const figures = whole(-MOST, MOST)
const label = text(1, 300)
const few = 200

/** Returns a schema that remembers accepted objects, because consecutive states share most of their objects. */
const once = <T extends object>(shape: Shape<T>): Shape<T> => {
  const sound = new WeakSet<object>()
  return (json, at) => {
    if (typeof json === 'object' && json !== null && sound.has(json)) return json as T
    shape(json, at)
    sound.add(json as object)
    return json as T
  }
}

const units = fields<Garrison['standing']>({ footman: count, knight: count, ship: count, siegeEngine: maybe(count) })
const order = only(...ORDERS)
const houses = refine(listOf(house, HOUSES.length), (list) => new Set(list).size === list.length)
const side = only(...SIDES)
const deck = only(1, 2, 3)
const ofDecks = <T>(shape: Shape<T>): Shape<Readonly<Record<DeckId, T>>> => fields<Record<DeckId, T>>({ 1: shape, 2: shape, 3: shape })
const ofTracks = <T>(shape: Shape<T>): Shape<Readonly<Record<Track, T>>> =>
  fields<Record<Track, T>>({ ironThrone: shape, fiefdoms: shape, kingsCourt: shape })
const bids: Shape<Bids> = keyed(house, count, HOUSES.length)

const cards = listOf(deckCard, few)
const oneDeck = once(fields<Deck>({ unseen: cards, bottom: cards, faceUp: maybe<string>(deckCard), shuffles: count, drawn: count }))
const wildlingDeck = once(
  fields<WildlingDeck>({
    unseen: listOf(only(...WILDLING_CARDS), few),
    under: listOf((json, at) => (json === null ? null : only(...WILDLING_CARDS)(json, at)), few),
    top: maybe(only(...WILDLING_CARDS)),
    drawn: count,
  }),
)
const tidesCard = maybe(only(...TIDES_CARDS))
const tides = once(
  fields<Tides>({
    attacker: tidesCard,
    defender: tidesCard,
    discarded: tidesCard,
    shown: maybe(only(true)),
    fallen: maybe(keyed(only(...SIDES), count, 2)),
  }),
)
const settings = once(settingsShape)
const tracking = once(trackingShape)
const seats = once(listOf(fields<Seat>({ id, player: maybe(id) }), few))
const players = once(listOf(fields<Player>({ id, name: text(0, few) }), few))

type At<K extends Stage['at']> = Extract<Stage, { at: K }>
const plain = <K extends Stage['at']>(at: K) => fields<{ readonly at: K }>({ at: only(at) }) as unknown as Shape<Stage>
const owing = fields<At<'losses'>['queue'][number]>({ house, owed: count })
const track = only(...TRACKS)
const last = maybe(house) as Shape<HouseId>
/** Fields of every stage that belongs to an attack of the wildlings. */
const attack = {
  deck,
  early: maybe(only(true)) as Shape<true>,
  again: maybe(fields<NonNullable<Attack['again']>>({ strength: count, without: house })) as Shape<NonNullable<Attack['again']>>,
}
const which = only('highest', 'lowest')
const wildling = only(...WILDLING_CARDS)
const stage: Shape<Stage> = variants<Stage['at'], Stage>('at', {
  setup: fields<At<'setup'>>({ at: only('setup'), next: maybe(only(...RESUMABLE)) }),
  draw: plain('draw'),
  card: fields<At<'card'>>({ at: only('card'), deck }),
  supply: fields<At<'supply'>>({ at: only('supply'), deck, queue: houses }),
  muster: fields<At<'muster'>>({ at: only('muster'), deck, queue: houses }),
  auction: fields<At<'auction'>>({ at: only('auction'), deck, track }),
  auctionTies: fields<At<'auctionTies'>>({ at: only('auctionTies'), deck, track, bids, ties: listOf(houses, HOUSES.length) }),
  contribution: fields<At<'contribution'>>({ at: only('contribution'), ...attack }),
  wildlingTie: fields<At<'wildlingTie'>>({ at: only('wildlingTie'), ...attack, bids, which, tied: houses }),
  reward: fields<At<'reward'>>({ at: only('reward'), deck, house }),
  losses: fields<At<'losses'>>({ at: only('losses'), deck, queue: listOf(owing, HOUSES.length) }),
  orders: plain('orders'),
  raven: plain('raven'),
  raids: fields<At<'raids'>>({ at: only('raids'), last }),
  marches: fields<At<'marches'>>({ at: only('marches'), last }),
  battle: fields<At<'battle'>>({ at: only('battle'), last: house }),
  power: fields<At<'power'>>({ at: only('power'), last }),
  choice: fields<At<'choice'>>({ at: only('choice'), deck }),
  wildlingCard: fields<At<'wildlingCard'>>({ at: only('wildlingCard'), ...attack, bids, which, house }),
  effect: fields<At<'effect'>>({
    at: only('effect'),
    ...attack,
    card: wildling,
    part: only('lowest', 'others', 'highest'),
    house,
    bids,
    queue: houses,
    way: maybe(only('units', 'track', 'supply')),
  }),
  ravenLook: plain('ravenLook'),
  afterBattle: fields<At<'afterBattle'>>({ at: only('afterBattle'), last: house, house, of: house, card: label }),
  ports: fields<At<'ports'>>({ at: only('ports'), port: label, house, next: (json, at) => stage(json, at) }),
  over: plain('over'),
})
const outcome = fields<Outcome>({
  how: only('sudden', 'lastRound'),
  winners: refine(houses, (winners) => winners.length > 0),
  decidedBy: only('castles', 'landAreas', 'supply', 'power', 'ironThrone', 'draw'),
})
const ballot = fields<Omit<NonNullable<State['ballot']>, 'blocks'>>({
  id: label,
  kind: only('bid', 'contribution', 'orders', 'card'),
  roles: refine(houses, (roles) => roles.length > 0),
  cast: keyed(house, label, HOUSES.length),
  anew: listOf(label, 99),
  changes: maybe(keyed(house, listOf(label, MOST_CHANGES_OF_CHOICE), HOUSES.length)),
  known: boolean,
})
const result = fields<BattleResult>({
  attacker: figures,
  defender: figures,
  winner: side,
  decidedBy: only('strength', 'fiefdoms'),
  casualties: count,
  texts: maybe(listOf(label, few)),
})
const cardFigures = refine(fields<CardFigures>({ strength: number, swords: number, fortifications: number }), (all) =>
  Object.values(all).every((one: number) => Math.abs(one) <= MOST),
)

/** Schemas that accept only areas and House cards that exist in one game. */
interface Shapes {
  readonly areas: Shape<State['areas']>
  readonly house: Shape<HouseState>
  readonly battle: Shape<Battle>
}

const shapesOf = (box: Box): Shapes => {
  const area = known(box.areas)
  const card = known(box.cards)
  const neutral = fields<Neutral>({ strength: count, house: last, units: maybe(units) })
  const there = once(
    fields<AreaState>({
      garrison: maybe(fields<Garrison>({ house, standing: units, routed: units })),
      token: last,
      neutral: maybe(neutral),
      garrisonToken: maybe(count),
      noOrder: maybe(only(true)),
      order: maybe(fields<PlacedOrder>({ house, order })),
      holder: last,
    }),
  )
  const unit = only(...UNIT_KINDS)
  type Mod<K extends Modifier['mod']> = Extract<Modifier, { mod: K }>
  const modifier = variants<Modifier['mod'], Modifier>('mod', {
    unit: fields<Mod<'unit'>>({ mod: only('unit'), side, unit, counts: figures, by: card, supporting: maybe(only(true)) }),
    gain: fields<Mod<'gain'>>({ mod: only('gain'), side, strength: figures, swords: figures, fortifications: figures, by: card }),
    othersUnit: fields<Mod<'othersUnit'>>({ mod: only('othersUnit'), house, unit, counts: figures, by: card }),
    defenseTimes: fields<Mod<'defenseTimes'>>({ mod: only('defenseTimes'), times: figures, by: card }),
    cardStrength: fields<Mod<'cardStrength'>>({ mod: only('cardStrength'), side, counts: figures, by: card }),
    supportUnit: fields<Mod<'supportUnit'>>({ mod: only('supportUnit'), unit, counts: figures, sides: listOf(side, 2), by: card }),
    bonus: fields<Mod<'bonus'>>({ mod: only('bonus'), side, amount: figures, by: card }),
    icons: fields<Mod<'icons'>>({ mod: only('icons'), side, swords: figures, fortifications: figures, by: card }),
  })
  const played = either<PlayedCard>(
    fields<Extract<PlayedCard, { card: string }>>({ card }),
    fields<Extract<PlayedCard, { told: object }>>({ told: cardFigures }),
  )
  const support = fields<Support>({
    area,
    house,
    for: only(...SIDES, 'none'),
    special: boolean,
    declined: maybe(only(true)),
  })
  return {
    areas: once(keyed(area, there, Object.keys(box.areas).length)),
    house: once(
      fields<HouseState>({
        seat: id,
        supply: whole(0, box.supplyTable.length - 1),
        power: maybe(count),
        used: maybe(listOf(card, few)),
      }),
    ),
    battle: once(
      fields<Battle>({
        area,
        attacker: house,
        defender: house,
        from: area,
        march: order,
        attackers: units,
        step: only('support', 'cards', 'abilities', 'anotherCard', ...TIDES_STEPS, 'blade', 'won', 'casualties', 'retreat'),
        supports: listOf(support, few),
        defense: maybe(order),
        cards: maybe(fields<Record<Side, PlayedCard>>({ attacker: played, defender: played })),
        pending: listOf(fields<PendingAbility>({ side, card }), few),
        modifiers: listOf(modifier, few),
        tides: maybe(tides),
        blade: last,
        result: maybe(result),
        discarded: maybe(card),
        kept: maybe(card),
        redraw: maybe(side),
        chooser: last,
        retreatTo: maybe(area),
        staysOut: maybe(only(true)),
        marchMoves: maybe(only(true)),
      }),
    ),
  }
}

const made = new WeakMap<Box, Shapes>()
/** Returns the schemas for the components of a game; cached. */
const shapesFor = (box: Box): Shapes => {
  const shapes = made.get(box) ?? shapesOf(box)
  made.set(box, shapes)
  return shapes
}
const aBox = once(wholeBox)

const state: Shape<State> = (json, at) => {
  const given = typeof json === 'object' && json !== null && 'box' in json ? json.box : undefined
  const box = aBox(given, { key: 'box', above: at })
  const shapes = shapesFor(box)
  return fields<State>({
    box: () => box,
    settings,
    tracking,
    playing: houses,
    houses: keyed(house, shapes.house, HOUSES.length),
    seats,
    players,
    round: whole(0, MOST),
    stage,
    areas: shapes.areas,
    tracks: ofTracks(houses),
    holders: ofTracks(house),
    bladeUsed: boolean,
    ravenUsed: boolean,
    decks: ofDecks(oneDeck),
    turned: maybe(ofDecks(deckCard)),
    restriction: maybe(only('storm-of-swords', 'rains-of-autumn')),
    threat: count,
    wildlings: maybe(wildlingDeck),
    tidesDrawn: maybe(count),
    ballot: maybe(ballot),
    battle: maybe(shapes.battle),
    outcome: maybe(outcome),
    interrupted: maybe(stage),
    ballots: count,
    rewinds: count,
    known: listOf(label, 10 * MOST),
  })(json, at)
}

/**
 * Returns whether at least three houses play, each with its data and a place on every track; whether only playing houses hold tokens; and
 * whether the outcome matches the stage `over`.
 */
const isSeated = ({ playing, houses: seated, tracks, holders, stage: now, outcome: end }: State): boolean =>
  playing.length >= 3 &&
  playing.every((one) => seated[one] !== undefined) &&
  TRACKS.every((name) => tracks[name].length === playing.length && tracks[name].every((one) => playing.includes(one))) &&
  TRACKS.every((name) => playing.includes(holders[name])) &&
  (now.at === 'over') === (end !== undefined)

/** Returns whether a value can be the state of a game of Westeros. */
export const isState = (json: unknown): boolean => {
  const read = reading(state, json, 'state')
  return read.ok && isSeated(json as State)
}
