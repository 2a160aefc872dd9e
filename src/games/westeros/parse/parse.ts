import type { Opened, Result } from '../../../referee'
import { CORE_REFUSALS } from '../../../referee'
import { HOUSES, ORDER_KINDS, ORDERS, TRACKS, UNIT_KINDS, type Box, type CardId, type HouseId, type Units } from '../box/box'
import {
  barrels,
  box as wholeBox,
  cardFigure,
  castle,
  crowns,
  deckCard,
  deckCards,
  house,
  id,
  MOST_UNITS,
  rounds,
  stars,
  strength,
  supplyTable,
  units,
  victory,
} from './box'
import { NO_TEXT } from '../corrections/changes'
import type { Change, Choice, Hold, March, Move, Muster, Raid, Setup } from '../model/moves'
import { REFUSALS, type Code } from '../model/refusals'
import { SETTING_NAMES } from '../model/settings'
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
} from './shape'
import { RESUMABLE, SIDES, type BallotKind, type Neutral, type PlayedCard, type Settings, type Tracking } from '../model/state'

/**
 * The border of the rules: any JSON in, a typed move, choice or setup out, or MALFORMED. Inside, types are trusted. Only
 * areas and House cards of the box are let in.
 */

type Of<K extends Move['do']> = Extract<Move, { do: K }>
type Setting<K extends Change['set']> = Extract<Change, { set: K }>
type UnitNumbers = Extract<Change, { set: 'box.unitStrength' | 'box.musterValue' }>

/** More than any list of areas, units or cards can sensibly hold. */
const MOST = 200
/** More than anybody sets by hand at once. */
const MOST_CHANGES = 5000

const power = whole(0, 999)
const few = whole(0, 9)
const fewUnits = fields<Units>({ footman: few, knight: few, ship: few })
const order = only(...ORDERS)
const orderKind = only(...ORDER_KINDS)
const side = only(...SIDES)
const track = only(...TRACKS)
const deck = only(1, 2, 3)
const sizes = maybe(listOf(whole(0, MOST_UNITS), MOST))
const houses = listOf(house, HOUSES.length)
const label = text(1, 200)
const part = { units: truth, power: truth, orders: only('app', 'table'), cards: only('app', 'table', 'none') } as const
const where = only('app', 'table')

const settings: Shape<Settings> = fields<Settings>(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, truth])) as { readonly [K in keyof Settings]: Shape<boolean> },
)
const tracking: Shape<Tracking> = fields<Tracking>({ ...part, decks: where, bids: where })
const someTracking = fields<Partial<Tracking>>({
  units: maybe(part.units),
  power: maybe(part.power),
  orders: maybe(part.orders),
  cards: maybe(part.cards),
  decks: maybe(where),
  bids: maybe(where),
})
const seat = fields<Setup['seats'][number]>({ id, player: maybe(id) })
const player = fields<Setup['players'][number]>({ id, name: text(0, 80) })
const neutral = fields<Neutral>({ strength, house: maybe(house), units: maybe(units) })

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

  const change: Shape<Change> = variants<Change['set'], Change>('set', {
    units: fields<Setting<'units'>>({ set: only('units'), area, house: maybe(house), standing: maybe(units), routed: maybe(units) }),
    attackers: fields<Setting<'attackers'>>({ set: only('attackers'), units }),
    token: fields<Setting<'token'>>({ set: only('token'), area, house: maybe(house) }),
    neutral: fields<Setting<'neutral'>>({ set: only('neutral'), area, neutral: maybe(neutral) }),
    order: fields<Setting<'order'>>({ set: only('order'), area, house: maybe(house), order: maybe(order) }),
    holder: fields<Setting<'holder'>>({ set: only('holder'), area, house: maybe(house) }),
    power: fields<Setting<'power'>>({ set: only('power'), house, available: maybe(power) }),
    supply: fields<Setting<'supply'>>({ set: only('supply'), house, level: whole(0, box.supplyTable.length - 1) }),
    used: fields<Setting<'used'>>({ set: only('used'), house, cards: maybe(listOf(card, MOST)) }),
    track: fields<Setting<'track'>>({ set: only('track'), track, order: houses }),
    bladeUsed: fields<Extract<Change, { set: 'bladeUsed' | 'ravenUsed' }>>({ set: only('bladeUsed'), used: truth }),
    ravenUsed: fields<Extract<Change, { set: 'bladeUsed' | 'ravenUsed' }>>({ set: only('ravenUsed'), used: truth }),
    threat: fields<Setting<'threat'>>({ set: only('threat'), threat: only(...box.threat) }),
    round: fields<Setting<'round'>>({ set: only('round'), round: whole(0, 99) }),
    stage: fields<Setting<'stage'>>({ set: only('stage'), at: only(...RESUMABLE) }),
    turned: fields<Setting<'turned'>>({
      set: only('turned'),
      turned: maybe(fields<NonNullable<Setting<'turned'>['turned']>>({ 1: deckCard, 2: deckCard, 3: deckCard })),
    }),
    deck: fields<Setting<'deck'>>({ set: only('deck'), deck, unseen: listOf(deckCard, MOST), bottom: listOf(deckCard, MOST) }),
    setting: fields<Setting<'setting'>>({ set: only('setting'), name: only(...SETTING_NAMES), value: truth }),
    tracking: fields<Setting<'tracking'>>({ set: only('tracking'), tracking: someTracking }),
    seat: fields<Setting<'seat'>>({ set: only('seat'), seat }),
    player: fields<Setting<'player'>>({ set: only('player'), player }),
    houseSeat: fields<Setting<'houseSeat'>>({ set: only('houseSeat'), house, seat: id }),
    'box.supplyTable': fields<Setting<'box.supplyTable'>>({ set: only('box.supplyTable'), value: supplyTable }),
    'box.stars': fields<Setting<'box.stars'>>({ set: only('box.stars'), value: stars }),
    'box.victory': fields<Setting<'box.victory'>>({ set: only('box.victory'), value: victory }),
    'box.limit': fields<Setting<'box.limit'>>({ set: only('box.limit'), piece: only(...UNIT_KINDS, 'power'), value: whole(0, MOST_UNITS) }),
    'box.rounds': fields<Setting<'box.rounds'>>({ set: only('box.rounds'), value: rounds }),
    'box.unitStrength': fields<UnitNumbers>({ set: only('box.unitStrength'), value: fewUnits }),
    'box.musterValue': suchThat(
      fields<UnitNumbers>({ set: only('box.musterValue'), value: fewUnits }),
      // An upgrade costs the difference, and nothing is mustered for nothing.
      ({ value: { footman, knight, ship } }) => footman > 0 && ship > 0 && knight > footman,
    ),
    'box.order': fields<Setting<'box.order'>>({ set: only('box.order'), order, count: whole(0, 9) }),
    'box.adjacency': suchThat(
      fields<Setting<'box.adjacency'>>({ set: only('box.adjacency'), a: area, b: area, touch: truth }),
      ({ a, b }) => a !== b,
    ),
    'box.area': fields<Setting<'box.area'>>({ set: only('box.area'), area, barrels, crowns, castle }),
    'box.card': fields<Setting<'box.card'>>({
      set: only('box.card'),
      card,
      figures: fields<Setting<'box.card'>['figures']>({ strength: cardFigure, swords: cardFigure, fortifications: cardFigure }),
      text: maybe(either<CardId>(only(NO_TEXT), card)),
    }),
    'box.deck': fields<Setting<'box.deck'>>({ set: only('box.deck'), deck, cards: deckCards }),
  })
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
