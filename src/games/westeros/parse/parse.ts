import type { Opened, Result } from '../../../referee'
import { CORE_REFUSALS } from '../../../referee'
import { HOUSES, ORDER_KINDS, ORDERS, type Box, type HouseId } from '../box/box'
import { box as wholeBox, cardFigure, deckCard, house, id, MOST_UNITS, units } from './box'
import { player, seat, settings, tracking } from './table'
import { changeShape } from '../../../kit/field'
import { FIELDS } from '../corrections/fields'
import { MOST } from '../corrections/fields/record'
import type { Change, Choice, Hold, March, Move, Muster, Raid, Setup } from '../model/moves'
import { REFUSALS, type Code } from '../model/refusals'
import {
  either,
  fields,
  figure,
  keyed,
  known,
  listOf,
  maybe,
  only,
  reading,
  suchThat,
  text,
  truth,
  variants,
  whole,
  type Shape,
} from '../../../kit/shape'
import { SIDES, type BallotKind, type PlayedCard } from '../model/state'

/**
 * The border of the rules: any JSON in, a typed move, choice or setup out, or MALFORMED. Inside, types are trusted. Only
 * areas and House cards of the box are let in.
 */

type Of<K extends Move['do']> = Extract<Move, { do: K }>

/** More than anybody sets by hand at once. */
const MOST_CHANGES = 5000

const order = only(...ORDERS)
const orderKind = only(...ORDER_KINDS)
const side = only(...SIDES)
const deck = only(1, 2, 3)
const sizes = maybe(listOf(whole(0, MOST_UNITS), MOST))
const houses = listOf(house, HOUSES.length)
const label = text(1, 200)
const where = only('app', 'table')

/** Shapes that speak of the areas and cards of one box. */
interface Shapes {
  readonly move: Shape<Move>
  readonly changes: Shape<readonly Change[]>
  readonly choices: Readonly<Record<BallotKind, Shape<Choice>>>
}

const shapesOf = (box: Box): Shapes => {
  const area = known(box.areas)
  const card = known(box.cards)
  const unitsByArea = keyed(area, units, MOST)

  const change = changeShape(FIELDS, box)
  const changes = listOf(change, MOST_CHANGES)

  const played: Shape<PlayedCard> = either<PlayedCard>(
    fields<Extract<PlayedCard, { card: string }>>({ card }),
    // Figures beyond all bounds are the chapter's to refuse.
    fields<Extract<PlayedCard, { told: object }>>({
      told: fields<Extract<PlayedCard, { told: object }>['told']>({ strength: figure, swords: figure, fortifications: figure }),
    }),
  )
  const musterStep: Shape<Muster['steps'][number]> = either<Muster['steps'][number]>(
    fields<Extract<Muster['steps'][number], { what: 'ship' }>>({ at: area, what: only('ship'), sea: area }),
    fields<Exclude<Muster['steps'][number], { what: 'ship' }>>({ at: area, what: only('footman', 'knight', 'upgrade') }),
  )
  const plan = keyed(area, order, MOST)
  /** Which of them fits is known only where the ballot is: see {@link parseChoice}. */
  const anyChoice = either<Choice>(figure, card, plan)
  const bonus = whole(-99, 99)
  const icons = fields<{ swords: number; fortifications: number }>({ swords: cardFigure, fortifications: cardFigure })

  const plainMoves: Readonly<Record<Exclude<Move['do'], 'overrule'>, Shape<Move>>> = {
    ready: fields<Of<'ready'>>({ do: only('ready') }),
    draw: fields<Of<'draw'>>({
      do: only('draw'),
      turned: fields<Of<'draw'>['turned']>({ 1: listOf(deckCard, MOST), 2: listOf(deckCard, MOST), 3: listOf(deckCard, MOST) }),
      how: where,
    }),
    resolve: fields<Of<'resolve'>>({ do: only('resolve'), deck }),
    removeUnits: fields<Of<'removeUnits'>>({ do: only('removeUnits'), house, remove: unitsByArea, sizes }),
    muster: fields<Of<'muster'>>({ do: only('muster'), house, steps: listOf(musterStep, MOST), sizes }),
    cast: fields<Of<'cast'>>({ do: only('cast'), ballot: label, role: house, commitment: label }),
    castAnew: fields<Of<'castAnew'>>({ do: only('castAnew'), ballot: label, commitment: label }),
    callOff: fields<Of<'callOff'>>({ do: only('callOff'), ballot: label }),
    reveal: fields<Of<'reveal'>>({
      do: only('reveal'),
      ballot: label,
      opened: keyed<HouseId, Opened>(house, fields<Opened>({ choice: anyChoice, nonce: maybe(label) }), HOUSES.length),
    }),
    orderTied: fields<Of<'orderTied'>>({ do: only('orderTied'), by: house, groups: listOf(houses, HOUSES.length) }),
    nameTied: fields<Of<'nameTied'>>({ do: only('nameTied'), by: house, house }),
    takeBack: fields<Of<'takeBack'>>({ do: only('takeBack'), house, card: maybe(card) }),
    ordersPlaced: fields<Of<'ordersPlaced'>>({ do: only('ordersPlaced') }),
    raven: fields<Of<'raven'>>({
      do: only('raven'),
      house,
      use: truth,
      swap: maybe(fields<NonNullable<Of<'raven'>['swap']>>({ area, order })),
    }),
    raid: fields<Raid>({
      do: only('raid'),
      house,
      from: area,
      targets: listOf(fields<Raid['targets'][number]>({ area, kind: maybe(orderKind) }), MOST),
      special: maybe(truth),
    }),
    endRaids: fields<Of<'endRaids'>>({ do: only('endRaids') }),
    march: fields<March>({
      do: only('march'),
      house,
      from: area,
      moves: listOf(fields<March['moves'][number]>({ to: area, units }), MOST),
      leaveToken: truth,
      order: maybe(order),
      support: maybe(listOf(fields<NonNullable<March['support']>[number]>({ area, special: maybe(truth) }), MOST)),
    }),
    hold: fields<Of<'hold'>>({
      do: only('hold'),
      areas: listOf(fields<Hold>({ area, house: maybe(house), token: maybe(truth) }), MOST),
    }),
    tellBattle: fields<Of<'tellBattle'>>({ do: only('tellBattle'), cards: listOf(card, 2), blade: maybe(house) }),
    endMarches: fields<Of<'endMarches'>>({ do: only('endMarches') }),
    callSupport: fields<Of<'callSupport'>>({
      do: only('callSupport'),
      supports: listOf(
        fields<Of<'callSupport'>['supports'][number]>({
          area,
          for: only('attacker', 'defender', 'none'),
          special: maybe(truth),
          declined: maybe(only(true)),
          units: maybe(units),
        }),
        MOST,
      ),
      defense: maybe(order),
    }),
    playCards: fields<Of<'playCards'>>({ do: only('playCards'), attacker: played, defender: played }),
    ability: fields<Of<'ability'>>({
      do: only('ability'),
      card,
      pass: maybe(only(true)),
      area: maybe(area),
      target: maybe(card),
      routed: maybe(truth),
    }),
    replaceAbility: fields<Of<'replaceAbility'>>({
      do: only('replaceAbility'),
      card,
      bonus: maybe(keyed(side, bonus, 2)),
      icons: maybe(keyed(side, icons, 2)),
      changes: maybe(changes),
      cancels: maybe(only(true)),
    }),
    blade: fields<Of<'blade'>>({ do: only('blade'), house, use: truth }),
    casualties: fields<Of<'casualties'>>({ do: only('casualties'), house, units }),
    retreat: fields<Of<'retreat'>>({ do: only('retreat'), house, to: maybe(area), lost: units, units: maybe(units) }),
    collect: fields<Of<'collect'>>({
      do: only('collect'),
      orders: maybe(listOf(fields<NonNullable<Of<'collect'>['orders']>[number]>({ house, area }), MOST)),
    }),
    correct: fields<Of<'correct'>>({ do: only('correct'), changes: listOf(change, MOST_CHANGES, 1), reason: maybe(text(0, 500)) }),
  }
  const codes = { ...REFUSALS, ...CORE_REFUSALS }
  const move = variants<Move['do'], Move>('do', {
    ...plainMoves,
    // An overruling does not hold another one.
    overrule: fields<Of<'overrule'>>({
      do: only('overrule'),
      move: variants<Exclude<Move['do'], 'overrule'>, Move>('do', plainMoves),
      waive: listOf(known<Code>(codes), 50, 1),
    }),
  })
  return { move, changes, choices: { bid: figure, contribution: figure, orders: plan, card } }
}

const cache = new WeakMap<Box, Shapes>()

const shapes = (box: Box): Shapes => {
  const made = cache.get(box) ?? shapesOf(box)
  cache.set(box, made)
  return made
}

/** A move out of any JSON. Refusal: MALFORMED. */
export const parseMove = (box: Box, json: unknown): Result<Move, Code> => reading(shapes(box).move, json, 'move')

/** A sealed choice of a ballot out of any JSON; a bid may still be too high, or no whole number. Refusal: MALFORMED. */
export const parseChoice = (box: Box, kind: BallotKind, json: unknown): Result<Choice, Code> =>
  reading(shapes(box).choices[kind], json, 'choice')

const distinct = (list: readonly { readonly id: string }[]): boolean => new Set(list.map((item) => item.id)).size === list.length

/** What begins a game: every seat that is named exists, and every player on a seat. */
const setup: Shape<Setup> = (json, at) => {
  const box = wholeBox(typeof json === 'object' && json !== null && 'box' in json ? json.box : undefined, { key: 'box', above: at })
  return suchThat(
    fields<Setup>({
      box: () => box,
      houses: keyed(house, id, HOUSES.length),
      seats: suchThat(listOf(seat, 20), distinct),
      players: suchThat(listOf(player, 20), distinct),
      settings,
      tracking,
      changes: maybe(shapes(box).changes),
    }),
    ({ houses: played, seats, players }) =>
      Object.values(played).every((name) => seats.some((other) => other.id === name)) &&
      seats.every((other) => other.player === undefined || players.some((person) => person.id === other.player)),
  )(json, at)
}

/** What begins a game, out of any JSON. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Setup, Code> => reading(setup, json, 'setup')
