import type {
  actions as english,
  corrected as englishCorrected,
  correctedValues as englishValues,
  removedOrders as englishRemoved,
  reveals as englishReveals,
} from '../en/actions'

/** Czech names of the moves, e.g. after "undo": "Vrátit: povolávání, Petr". */
export const actions = {
  ready: 'rozložená deska',
  draw: 'karty Westerosu',
  resolve: 'karta Westerosu',
  removeUnits: 'odebrání jednotek',
  muster: 'povolávání',
  cast: 'volba',
  castAnew: 'nová volba',
  callOff: 'zrušení volby',
  reveal: 'odkrytí',
  orderTied: 'rozhodnutí o shodě',
  nameTied: 'rozhodnutí o shodě',
  takeBack: 'karta rodu',
  ordersPlaced: 'odkryté rozkazy',
  raven: 'Havran',
  raid: 'nájezd',
  endRaids: 'konec nájezdů',
  march: 'pochod',
  hold: 'změna vlády nad oblastí',
  tellBattle: 'bitva',
  endMarches: 'konec pochodů',
  callSupport: 'podpora',
  playCards: 'karty rodů',
  ability: 'schopnost karty rodu',
  replaceAbility: 'schopnost karty rodu',
  blade: 'Valyrijský meč',
  casualties: 'ztráty',
  retreat: 'ústup',
  collect: 'příjem síly',
  choose: 'rozhodnutí',
  drawWildling: 'karta divokých',
  replaceUnits: 'výměna jednotek',
  discardCard: 'odložená karta rodu',
  lookAtWildling: 'pohled na kartu divokých',
  putWildling: 'umístění karty divokých',
  playAnother: 'jiná karta rodu',
  drawTides: 'Bitevní vřava',
  replaceTides: 'Bitevní vřava: Valyrijský meč',
  sufferSkull: 'ztráta lebkou',
  keepShips: 'získané lodě',
  consolidate: 'konsolidace sil',
  correct: 'ruční oprava',
  overrule: 'rozhodnutí stolu',
} satisfies typeof english

/** Czech names of moves that only remove an order, because it has no effect. */
export const removedOrders = { raid: 'odstraněný rozkaz Nájezd', march: 'odstraněný rozkaz Pochod' } satisfies typeof englishRemoved

/** Czech names of manual corrections. The key is the changed part of the state. */
export const corrected = {
  board: 'oprava desky',
  tracking: 'změna sledování',
  settings: 'změna nastavení',
  people: 'změna hráčů a rodů',
  box: 'oprava údajů z krabice',
} satisfies typeof englishCorrected

/** Czech names of values that the players often correct. The key is the kind of the change. */
export const correctedValues = {
  power: 'použitelná síla',
  units: 'jednotky',
  order: 'rozkaz',
  used: 'karty rodu',
  round: 'kolo',
  stage: 'krok',
} satisfies typeof englishValues

/** Czech names of information that a move reveals to the players. */
export const reveals = {
  bid: 'nabídky',
  contribution: 'pomoc Hlídce',
  orders: 'odkryté rozkazy',
  card: 'karty rodů',
} satisfies typeof englishReveals
