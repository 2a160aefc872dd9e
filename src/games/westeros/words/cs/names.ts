import {
  UNIT_KINDS,
  type Box,
  type DeckId,
  type HouseId,
  type OrderId,
  type OrderKind,
  type Track,
  type UnitKind,
  type Units,
} from '../../box/box'
import type { StageName } from '../../model/moves'
import type { Side, State } from '../../model/state'
import type { Names } from '../en/names'
import { areaName, cardName, HOUSE_NAMES, playerOf } from '../sentences/lookup'
import { ROMAN } from '../../../../ui/grammar/numbers'
import type { Case } from '../../../../ui/grammar/czech'
import { listAnd, listOr, counted } from './nouns'

const rod = (id: HouseId): string => `rod ${HOUSE_NAMES[id]}`
const rodu = (id: HouseId): string => `rodu ${HOUSE_NAMES[id]}`

const listed = (units: Partial<Units>, at: Case): readonly string[] =>
  UNIT_KINDS.flatMap((kind) => ((units[kind] ?? 0) > 0 ? [counted(units[kind] ?? 0, kind, at)] : []))

/**
 * Returns the name of an area as printed on the board. Ports have only a symbol on the board, so the name of a port begins with the Czech
 * noun.
 */
const area = (state: Pick<State, 'box'>, id: string): string => areaName(state, id).replace(/^Port of /, 'Přístav ')

const ORDER_DOES: Readonly<Record<OrderId, string>> = {
  'march-minus-1': 'Přesun jednotek; v útoku o 1 slabší',
  'march-0': 'Přesun jednotek',
  'march-plus-1': 'Přesun jednotek; v útoku o 1 silnější',
  'defense-1': 'V obraně o 1 silnější',
  'defense-2': 'V obraně o 2 silnější',
  support: 'Síla pro bitvu v sousedství',
  'support-plus-1': 'Síla pro bitvu v sousedství a 1 navíc',
  raid: 'Odstraní jeden sousední rozkaz',
  'raid-star': 'Odstraní až dva sousední rozkazy',
  'consolidate-power': '1 žeton síly a 1 za každou korunku',
  'consolidate-power-star': '1 žeton síly a 1 za každou korunku',
}
const ORDER_DOES_SECOND: Readonly<Partial<Record<OrderId, string>>> = {
  'raid-star': 'Odstraní jeden sousední rozkaz, i Obranu',
  'consolidate-power-star': '1 žeton síly a 1 za každou korunku, nebo tady povolá',
}

/** Czech names of game terms. Names of houses, players and areas are never inflected; the noun before such a name is inflected. */
export const names = {
  house: {
    plain: (id: HouseId): string => HOUSE_NAMES[id],
    nom: rod,
    gen: rodu,
    dat: rodu,
    acc: rod,
  },
  houses: (ids: readonly HouseId[]): string => listAnd(ids.map((id) => HOUSE_NAMES[id])),
  area,
  areas: (state: State, areas: readonly string[]): string => listAnd(areas.map((id) => area(state, id))),
  houseCard: cardName,
  player: (state: State, id: HouseId): string => playerOf(state, id) ?? `Rod ${HOUSE_NAMES[id]}`,
  playerAndHouse: (state: State, id: HouseId): string => {
    const player = playerOf(state, id)
    return player === undefined ? `Rod ${HOUSE_NAMES[id]}` : `${player}, rod ${HOUSE_NAMES[id]}`
  },
  unit: { footman: 'Pěšák', knight: 'Rytíř', ship: 'Loď', siegeEngine: 'Obléhací stroj' } satisfies Record<UnitKind, string>,
  units: (units: Partial<Units>): string => (listed(units, 'nom').length === 0 ? 'žádné jednotky' : listAnd(listed(units, 'nom'))),
  unitsAcc: (units: Partial<Units>): string => (listed(units, 'acc').length === 0 ? 'žádné jednotky' : listAnd(listed(units, 'acc'))),
  routed: 'poražené',
  orderKind: {
    march: 'Pochod',
    defense: 'Obrana',
    support: 'Podpora',
    raid: 'Nájezd',
    consolidate: 'Konsolidace sil',
  } satisfies Record<OrderKind, string>,
  order: {
    'march-minus-1': 'Pochod −1',
    'march-0': 'Pochod 0',
    'march-plus-1': 'Pochod +1 (hvězdička)',
    'defense-1': 'Obrana +1',
    'defense-2': 'Obrana +2 (hvězdička)',
    support: 'Podpora',
    'support-plus-1': 'Podpora +1 (hvězdička)',
    raid: 'Nájezd',
    'raid-star': 'Nájezd (hvězdička)',
    'consolidate-power': 'Konsolidace sil',
    'consolidate-power-star': 'Konsolidace sil (hvězdička)',
  } satisfies Record<OrderId, string>,
  orderDoes: (order: OrderId, { edition }: Pick<Box, 'edition'>): string =>
    (edition === 2 ? ORDER_DOES_SECOND[order] : undefined) ?? ORDER_DOES[order],
  special: 'Speciální rozkaz',
  track: { ironThrone: 'Železný trůn', fiefdoms: 'Léno', kingsCourt: 'Královský dvůr' } satisfies Record<Track, string>,
  trackAcc: { ironThrone: 'Železný trůn', fiefdoms: 'Léno', kingsCourt: 'Královský dvůr' } satisfies Record<Track, string>,
  token: { ironThrone: 'Železný trůn', fiefdoms: 'Valyrijský meč', kingsCourt: 'Poštovní havran' } satisfies Record<Track, string>,
  tokenAcc: { ironThrone: 'Železný trůn', fiefdoms: 'Valyrijský meč', kingsCourt: 'Poštovního havrana' } satisfies Record<Track, string>,
  place: (n: number): string => `${n}. místo`,
  deck: (id: DeckId): string => `balíček ${ROMAN[id]}`,
  side: { attacker: 'útočník', defender: 'obránce' } satisfies Record<Side, string>,
  castle: { 0: 'bez města', 1: 'město', 2: 'opevnění' },
  land: 'pevnina',
  sea: 'moře',
  port: 'přístav',
  threat: 'hrozba divokých',
  available: 'použitelná síla',
  onBoard: 'na desce',
  pile: 'na hromádce',
  supply: 'zásoby',
  nobody: 'nikdo',
  neutralForce: 'neutrální síla',
  powerToken: 'žeton síly',
  home: 'domovská oblast',
  cardFigures: (strength: number, swords: number, fortifications: number): string =>
    [
      `síla ${strength}`,
      ...(swords > 0 ? [counted(swords, 'sword')] : []),
      ...(fortifications > 0 ? [counted(fortifications, 'fortification')] : []),
    ].join(', '),
  phase: { westeros: 'Westeros', planning: 'Plánování', action: 'Akce' },
  stage: {
    setup: 'Příprava',
    draw: 'Karty Westerosu',
    card: 'Karta Westerosu',
    supply: 'Zásoby',
    muster: 'Povolávání',
    auction: 'Střet králů',
    auctionTies: 'Střet králů: shody',
    contribution: 'Útok divokých',
    wildlingTie: 'Divocí: shoda',
    reward: 'Divocí: odměna',
    losses: 'Divocí: ztráty',
    orders: 'Rozkazy',
    raven: 'Havran',
    raids: 'Nájezdy',
    marches: 'Pochody',
    battle: 'Bitva',
    power: 'Konsolidace sil',
    choice: 'Karta Westerosu: volba',
    wildlingCard: 'Karta divokých',
    effect: 'Karta divokých: účinky',
    ravenLook: 'Havran: divocí',
    afterBattle: 'Po bitvě',
    ports: 'Lodě v přístavu',
    over: 'Konec hry',
  } satisfies Record<StageName, string>,
  battleStep: {
    support: 'Podpora',
    cards: 'Karty rodů',
    abilities: 'Schopnosti karet',
    anotherCard: 'Jiná karta rodu',
    tides: 'Bitevní vřava',
    tidesLook: 'Bitevní vřava: Valyrijský meč',
    skulls: 'Lebky',
    blade: 'Valyrijský meč',
    won: 'Schopnosti vítěze',
    casualties: 'Ztráty',
    retreat: 'Ústup',
  },
  round: (n: number, of: number): string => `${n}. kolo z ${of}`,
  count: {
    units: (n: number): string => counted(n, 'unit'),
    armies: (n: number): string => counted(n, 'army'),
    barrels: (n: number): string => counted(n, 'barrel'),
    crowns: (n: number): string => counted(n, 'crown'),
    ports: (n: number): string => counted(n, 'port'),
    mammoths: (n: number): string => counted(n, 'mammoth'),
    stars: (n: number): string => counted(n, 'star'),
    points: (n: number): string => counted(n, 'point'),
    power: (n: number): string => counted(n, 'power'),
    castles: (n: number): string => counted(n, 'castle'),
    castleAreas: (n: number): string => counted(n, 'castleArea'),
    houses: (n: number): string => counted(n, 'house'),
    cards: (n: number): string => counted(n, 'card'),
    orders: (n: number): string => counted(n, 'order'),
    areas: (n: number): string => counted(n, 'area'),
    targets: (n: number): string => counted(n, 'target'),
    swords: (n: number): string => counted(n, 'sword'),
    fortifications: (n: number): string => counted(n, 'fortification'),
  },
  all: listAnd,
  any: listOr,
} satisfies Names
