import { CORE_REFUSALS, type Opened } from '../../../referee'
import { changeShape } from '../../../kit/field'
import { HOUSES, ORDER_KINDS, TIDES_CARDS, TRACKS, UNIT_KINDS, WILDLING_CARDS, type Box, type HouseId } from '../box/box'
import { FIELDS } from '../fields'
import { MOST } from '../shapes/pieces'
import { OPTIONS, type Change, type Choice, type Hold, type March, type Move, type Muster, type Raid } from '../model/moves'
import { REFUSALS, type Code } from '../model/refusals'
import { SIDES, type BallotKind, type PlayedCard } from '../model/state'
import { cardFigure, deckCard, house, units } from '../shapes/box'
import { deck, houses, label, order, piecesOf, sizes, where, type BoxPieces } from '../shapes/pieces'
import { either, fields, number, keyed, known, listOf, maybe, only, text, boolean, variants, whole, type Shape } from '../../../kit/shape'

/** Maximum number of changes in one correction; far more than a correction needs. */
const MOST_CHANGES = 5000

type Of<K extends Move['do']> = Extract<Move, { do: K }>

/** Schemas that accept only areas and House cards that exist in one game. */
export interface BoxShapes {
  readonly move: Shape<Move>
  readonly changes: Shape<readonly Change[]>
  readonly choices: Readonly<Record<BallotKind, Shape<Choice>>>
}

const orderKind = only(...ORDER_KINDS)
const side = only(...SIDES)
const bonus = whole(-99, 99)
const icons = fields<{ swords: number; fortifications: number }>({ swords: cardFigure, fortifications: cardFigure })

/** Returns the schema of one purchase during mustering. */
const musterStepOf = (area: BoxPieces['area']): Shape<Muster['steps'][number]> =>
  either<Muster['steps'][number]>(
    fields<Extract<Muster['steps'][number], { what: 'ship' }>>({ at: area, what: only('ship'), sea: area }),
    fields<Exclude<Muster['steps'][number], { what: 'ship' }>>({
      at: area,
      what: only('footman', 'knight', 'upgrade', 'siegeEngine', 'siegeUpgrade'),
    }),
  )

const westerosMoves = ({ area, card }: BoxPieces) => {
  const unitsByArea = keyed(area, units, MOST)
  return {
    ready: fields<Of<'ready'>>({ do: only('ready') }),
    draw: fields<Of<'draw'>>({
      do: only('draw'),
      turned: fields<Of<'draw'>['turned']>({ 1: listOf(deckCard, MOST), 2: listOf(deckCard, MOST), 3: listOf(deckCard, MOST) }),
      how: where,
    }),
    resolve: fields<Of<'resolve'>>({ do: only('resolve'), deck, ports: maybe(keyed(house, whole(0, MOST), HOUSES.length)) }),
    removeUnits: fields<Of<'removeUnits'>>({ do: only('removeUnits'), house, remove: unitsByArea, sizes }),
    muster: fields<Of<'muster'>>({ do: only('muster'), house, steps: listOf(musterStepOf(area), MOST), sizes }),
    orderTied: fields<Of<'orderTied'>>({ do: only('orderTied'), by: house, groups: listOf(houses, HOUSES.length) }),
    nameTied: fields<Of<'nameTied'>>({ do: only('nameTied'), by: house, house }),
    takeBack: fields<Of<'takeBack'>>({ do: only('takeBack'), house, card: maybe(card) }),
  }
}

/** Returns the schemas of the moves on a ballot, for any kind of choice. */
const ballotMoves = (anyChoice: Shape<Choice>) => ({
  cast: fields<Of<'cast'>>({ do: only('cast'), ballot: label, role: house, commitment: label }),
  castAnew: fields<Of<'castAnew'>>({ do: only('castAnew'), ballot: label, role: maybe(house), commitment: label }),
  callOff: fields<Of<'callOff'>>({ do: only('callOff'), ballot: label }),
  reveal: fields<Of<'reveal'>>({
    do: only('reveal'),
    ballot: label,
    opened: keyed<HouseId, Opened>(house, fields<Opened>({ choice: anyChoice, nonce: maybe(label) }), HOUSES.length),
  }),
})

/** Returns the schemas of the moves in the planning phase and the action phase, except battles. */
const actionMoves = ({ area, card }: BoxPieces) => ({
  ordersPlaced: fields<Of<'ordersPlaced'>>({ do: only('ordersPlaced') }),
  raven: fields<Of<'raven'>>({
    do: only('raven'),
    house,
    use: boolean,
    swap: maybe(fields<NonNullable<Of<'raven'>['swap']>>({ area, order })),
    look: maybe(only(true)),
  }),
  raid: fields<Raid>({
    do: only('raid'),
    house,
    from: area,
    targets: listOf(fields<Raid['targets'][number]>({ area, kind: maybe(orderKind) }), MOST),
    special: maybe(boolean),
  }),
  endRaids: fields<Of<'endRaids'>>({ do: only('endRaids') }),
  march: fields<March>({
    do: only('march'),
    house,
    from: area,
    moves: listOf(fields<March['moves'][number]>({ to: area, units }), MOST),
    leaveToken: boolean,
    order: maybe(order),
    support: maybe(listOf(fields<NonNullable<March['support']>[number]>({ area, special: maybe(boolean) }), MOST)),
  }),
  hold: fields<Of<'hold'>>({
    do: only('hold'),
    areas: listOf(fields<Hold>({ area, house: maybe(house), token: maybe(boolean) }), MOST),
  }),
  tellBattle: fields<Of<'tellBattle'>>({ do: only('tellBattle'), cards: listOf(card, 2), blade: maybe(house) }),
  endMarches: fields<Of<'endMarches'>>({ do: only('endMarches') }),
  collect: fields<Of<'collect'>>({
    do: only('collect'),
    orders: maybe(listOf(fields<NonNullable<Of<'collect'>['orders']>[number]>({ house, area }), MOST)),
  }),
})

/** Returns the schemas of the moves that only the second edition has, except in battles. */
const secondEditionMoves = ({ area, card }: BoxPieces) => {
  const wildling = only(...WILDLING_CARDS)
  const unitsByArea = keyed(area, units, MOST)
  return {
    choose: fields<Of<'choose'>>({ do: only('choose'), house, option: only(...OPTIONS) }),
    drawWildling: fields<Of<'drawWildling'>>({ do: only('drawWildling'), card: wildling, how: where }),
    replaceUnits: fields<Of<'replaceUnits'>>({ do: only('replaceUnits'), house, replace: unitsByArea, destroy: unitsByArea }),
    discardCard: fields<Of<'discardCard'>>({ do: only('discardCard'), house, card: maybe(card) }),
    lookAtWildling: fields<Of<'lookAtWildling'>>({ do: only('lookAtWildling'), house, card: maybe(wildling) }),
    putWildling: fields<Of<'putWildling'>>({ do: only('putWildling'), house, under: boolean }),
    keepShips: fields<Of<'keepShips'>>({ do: only('keepShips'), house, keep: number }),
    consolidate: fields<Of<'consolidate'>>({ do: only('consolidate'), house, area, muster: maybe(listOf(musterStepOf(area), MOST)) }),
  }
}

const battleMoves = ({ area, card }: BoxPieces, changes: Shape<readonly Change[]>) => {
  const played: Shape<PlayedCard> = either<PlayedCard>(
    fields<Extract<PlayedCard, { card: string }>>({ card }),
    // The schema accepts any strength, swords and fortifications. The rules refuse numbers out of range.
    fields<Extract<PlayedCard, { told: object }>>({
      told: fields<Extract<PlayedCard, { told: object }>['told']>({ strength: number, swords: number, fortifications: number }),
    }),
  )
  return {
    callSupport: fields<Of<'callSupport'>>({
      do: only('callSupport'),
      supports: listOf(
        fields<Of<'callSupport'>['supports'][number]>({
          area,
          for: only('attacker', 'defender', 'none'),
          special: maybe(boolean),
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
      routed: maybe(boolean),
      track: maybe(only(...TRACKS)),
    }),
    replaceAbility: fields<Of<'replaceAbility'>>({
      do: only('replaceAbility'),
      card,
      bonus: maybe(keyed(side, bonus, 2)),
      icons: maybe(keyed(side, icons, 2)),
      changes: maybe(changes),
      cancels: maybe(only(true)),
    }),
    blade: fields<Of<'blade'>>({ do: only('blade'), house, use: boolean }),
    casualties: fields<Of<'casualties'>>({ do: only('casualties'), house, units }),
    retreat: fields<Of<'retreat'>>({ do: only('retreat'), house, to: maybe(area), lost: units, units: maybe(units), by: maybe(house) }),
    drawTides: fields<Of<'drawTides'>>({
      do: only('drawTides'),
      cards: keyed(side, only(...TIDES_CARDS), 2),
      how: where,
      blade: maybe(house),
    }),
    replaceTides: fields<Of<'replaceTides'>>({ do: only('replaceTides'), house, use: boolean }),
    sufferSkull: fields<Of<'sufferSkull'>>({
      do: only('sufferSkull'),
      house,
      unit: maybe(only(...UNIT_KINDS)),
      routed: maybe(only(true)),
    }),
    playAnother: fields<Of<'playAnother'>>({ do: only('playAnother'), house, card: maybe(played) }),
  }
}

/** Returns the schemas of moves, changes and choices for the components of a game. */
export const boxShapes = (box: Box): BoxShapes => {
  const pieces = piecesOf(box)
  const change = changeShape(FIELDS, box)
  const changes = listOf(change, MOST_CHANGES)
  const plan = keyed(pieces.area, order, MOST)
  const plainMoves: Readonly<Record<Exclude<Move['do'], 'overrule'>, Shape<Move>>> = {
    ...westerosMoves(pieces),
    // The accepted kind of choice depends on the ballot, see `parseChoice`.
    ...ballotMoves(either<Choice>(number, pieces.card, plan)),
    ...actionMoves(pieces),
    ...secondEditionMoves(pieces),
    ...battleMoves(pieces, changes),
    correct: fields<Of<'correct'>>({ do: only('correct'), changes: listOf(change, MOST_CHANGES, 1), reason: maybe(text(0, 500)) }),
  }
  const codes = { ...REFUSALS, ...CORE_REFUSALS }
  const move = variants<Move['do'], Move>('do', {
    ...plainMoves,
    // An overruling cannot contain another overruling.
    overrule: fields<Of<'overrule'>>({
      do: only('overrule'),
      move: variants<Exclude<Move['do'], 'overrule'>, Move>('do', plainMoves),
      waive: listOf(known<Code>(codes), 50, 1),
    }),
  })
  return { move, changes, choices: { bid: number, contribution: number, orders: plan, card: pieces.card } }
}
