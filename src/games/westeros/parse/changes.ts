import { UNIT_KINDS, TRACKS, type Box, type CardId, type Units } from '../box/box'
import { NO_TEXT } from '../corrections/changes'
import type { Change } from '../model/moves'
import { SETTING_NAMES } from '../model/settings'
import { RESUMABLE } from '../model/state'
import {
  barrels,
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
  supplyTable,
  units,
  victory,
} from './box'
import { deck, houses, MOST, neutral, order, player, seat, someTracking, type BoxPieces } from './pieces'
import { either, fields, listOf, maybe, only, suchThat, truth, variants, whole, type Shape } from './shape'

/** More than anybody sets by hand at once. */
export const MOST_CHANGES = 5000

type Setting<K extends Change['set']> = Extract<Change, { set: K }>
type UnitNumbers = Extract<Change, { set: 'box.unitStrength' | 'box.musterValue' }>

const power = whole(0, 999)
const few = whole(0, 9)
const fewUnits = fields<Units>({ footman: few, knight: few, ship: few })
const track = only(...TRACKS)

/** Something that is set by hand on a table with this box. */
export const changeShape = (box: Box, { area, card }: BoxPieces): Shape<Change> =>
  variants<Change['set'], Change>('set', {
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
