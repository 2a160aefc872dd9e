import type { AreaId, HouseId, OrderId, Track, UnitKind, Units, WesterosCard } from '../../box/box'
import type { MusterStep } from '../../model/moves'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import type { buttons as english } from '../en/buttons'
import { agreeing, listAnd, counted } from './nouns'
import { names } from './names'

const bought = (units: Units, upgrades: number): string =>
  listAnd([...(count(units) > 0 ? [names.unitsAcc(units)] : []), ...(upgrades > 0 ? [counted(upgrades, 'upgrade', 'acc')] : [])])

/** Czech labels of the answer buttons of each question. */
export const buttons = {
  setup: { done: 'Deska je připravená' },
  draw: {
    app: 'Otočit karty',
    table: 'Leží tu tyto tři',
    winter: 'Je to Zima: zamíchat a otočit další',
    missing: 'Vyber všechny tři karty',
  },
  resolve: {
    'winter-is-coming': 'Pokračovat',
    'last-days-of-summer': 'Pokračovat',
    supply: 'Spočítat sudy',
    mustering: 'Začít povolávání',
    'clash-of-kings': 'Začít první dražbu',
    'game-of-thrones': 'Vyplatit žetony',
    'wildling-attack': 'Svolat pomoc na Zeď',
    'sea-of-storms': 'Pokračovat',
    'storm-of-swords': 'Pokračovat',
    'feast-for-crows': 'Pokračovat',
    'rains-of-autumn': 'Pokračovat',
    'a-throne-of-blades': 'Pokračovat',
    'dark-wings-dark-words': 'Pokračovat',
    'put-to-the-sword': 'Pokračovat',
    'web-of-lies': 'Pokračovat',
  } satisfies Record<WesterosCard, string>,
  surplus: {
    remove: (units: Units): string => (count(units) === 0 ? 'Nechat všechny jednotky' : `Odebrat ${names.unitsAcc(units)}`),
    missing: 'Armády se ještě nevejdou',
    tell: 'Armády jsou takto',
    skip: 'Vyřešeno na desce',
  },
  muster: {
    finish: (units: Units, upgrades: number, left: number): string =>
      `Povolat ${bought(units, upgrades)}` +
      (left === 0 ? ' a skončit' : `, ${left} ${agreeing(left, 'bod propadne', 'body propadnou', 'bodů propadne')}`),
    nothing: 'Nepovolat nikoho',
    missing: 'Klepni na to, co povolat',
    tell: 'Armády jsou takto',
    skip: 'Povoláno na desce',
    takeBack: {
      footman: 'Vzít zpět pěšáka',
      knight: 'Vzít zpět rytíře',
      ship: 'Vzít zpět loď',
      upgrade: 'Vzít zpět vylepšení',
      siegeEngine: 'Vzít zpět obléhací stroj',
      siegeUpgrade: 'Vzít zpět obléhací stroj',
    } satisfies Record<MusterStep['what'], string>,
  },
  tellBids: { tell: 'Nabídky byly tyto' },
  auctionTies: {
    place: 'Potvrdit pořadí',
    missing: 'Vyber, kdo bude výš',
  },
  wildlingTie: {
    most: (id: HouseId): string => `Nejvíc dal ${names.house.nom(id)}`,
    least: (id: HouseId): string => `Nejméně dal ${names.house.nom(id)}`,
    highest: (id: HouseId): string => `Jako nejvyšší se počítá ${names.house.nom(id)}`,
    lowest: (id: HouseId): string => `Jako nejnižší se počítá ${names.house.nom(id)}`,
  },
  reward: {
    take: (state: State, card: string): string => `Vzít zpět: ${names.houseCard(state, card)}`,
    none: 'Nebrat zpět nic',
    missing: 'Vyber kartu',
  },
  losses: {
    remove: (units: Units): string => (count(units) === 0 ? 'Vybrat jednotky' : `Ztratit ${names.unitsAcc(units)}`),
    missing: (n: number): string => `${agreeing(n, 'Zbývá', 'Zbývají')} vybrat ${counted(n, 'point')}`,
    skip: 'Odebráno z desky',
  },
  orders: {
    seal: 'Zapečetit a zakrýt',
    place: (order: OrderId): string => `Položit: ${names.order[order]}`,
    dismiss: 'Zvednout rozkaz',
    asBefore: (orders: number): string => `Jako minule: ${counted(orders, 'order')}`,
    sealLess: (orders: number, empty: number): string =>
      `Zapečetit${orders === 0 ? ':' : ` ${counted(orders, 'order', 'acc')},`} ${counted(empty, 'area')} bez rozkazu`,
    leftOut: (n: number): string => `Bez rozkazu ${agreeing(n, 'zůstává', 'zůstávají')} ${counted(n, 'area')}`,
  },
  ordersPlaced: { done: 'Odkrýt všechny rozkazy' },
  raven: {
    swap: (from: OrderId, to: OrderId): string => `Vyměnit: ${names.order[from]} → ${names.order[to]}`,
    used: 'Havran vyměnil rozkaz',
    pass: 'Nechat rozkazy, jak jsou',
  },
  raid: {
    remove: (n: number, power: number): string =>
      n === 0 ? 'Bez nájezdu' : `Odstranit ${counted(n, 'order', 'acc')}${power === 0 ? '' : `, získat sílu ${power}`}`,
    over: 'Žádný další nájezd',
    special: 'S hvězdičkou: dva cíle',
    specialDefense: 'S hvězdičkou: smí odstranit i Obranu',
    takeOff: (n: number): string => `Odebrat ${counted(n, 'order', 'acc')}`,
  },
  march: {
    go: (state: State, to: readonly AreaId[]): string =>
      to.length === 1 ? `Táhnout: ${names.areas(state, to)}` : `Táhnout do ${counted(to.length, 'area', 'gen')}`,
    attack: (state: State, to: AreaId): string => `Táhnout a zaútočit: ${names.area(state, to)}`,
    onBoard: 'Provedeno na desce',
    skip: 'Vynechat tento pochod',
    other: 'Jiná výchozí oblast',
    leaveToken: 'Nechat tam žeton síly',
    over: 'Žádný další pochod',
  },
  hold: {
    byUnits: (id: HouseId): string => `Stojí tam ${names.house.nom(id)}`,
    byToken: (id: HouseId): string => `Žeton síly ${names.house.gen(id)}`,
    nobody: 'Nedrží ji nikdo',
    tell: (n: number): string => (n === 0 ? 'Žádná oblast nezměnila majitele' : `Uložit ${counted(n, 'change', 'acc')}`),
    tellBattle: 'Proběhla bitva',
    fought: 'Uložit bitvu',
  },
  support: {
    attacker: 'Pro útočníka',
    defender: 'Pro obránce',
    none: 'Pro nikoho',
    decline: 'Tuto pomoc odmítnout',
    accept: 'Tuto pomoc přijmout',
    agree: 'Obě strany souhlasí',
    confirm: 'Potvrdit podporu',
  },
  cards: { show: 'Byly zahrány tyto karty', missing: 'Vyber obě karty', figures: 'Jen čísla' },
  ability: {
    carryOut: 'Provést',
    payAndChoose: (cost: number): string => `Zaplatit ${cost}: vyber kartu`,
    payAndPlay: (state: State, cost: number, card: string): string => `Zaplatit ${cost} a zahrát kartu ${names.houseCard(state, card)}`,
    payAndDiscard: (state: State, cost: number, card: string): string => `Zaplatit ${cost} a odložit kartu ${names.houseCard(state, card)}`,
    sendBack: (state: State, card: string): string => `Vrátit do ruky kartu ${names.houseCard(state, card)}`,
    takeBack: (state: State, card: string): string => `Vzít zpět: ${names.houseCard(state, card)}`,
    cancel: (state: State, card: string): string => `Zrušit text karty ${names.houseCard(state, card)}`,
    removeOrder: (state: State, area: AreaId): string => `Odstranit rozkaz: ${names.area(state, area)}`,
    gain: (n: number): string => `Vzít ${counted(n, 'power', 'acc')}`,
    last: (track: Track): string => `Poslední místo: ${names.track[track]}`,
    pass: 'Nevyužít',
    byHand: 'Na naší kartě stojí něco jiného',
    standing: 'Stojící',
    routed: 'Poražená',
  },
  blade: { use: 'Použít meč: +1', keep: 'Nechat si meč' },
  casualties: { fall: (units: Units): string => (count(units) === 0 ? 'Vybrat, kdo padne' : `Ztratit ${names.unitsAcc(units)}`) },
  retreat: {
    to: (state: State, area: AreaId, lost: number): string =>
      lost === 0
        ? `Ustoupit do oblasti ${names.area(state, area)}`
        : `Ustoupit do oblasti ${names.area(state, area)} a ztratit ${counted(lost, 'unit', 'acc')}`,
    all: 'Všechny jednotky jsou ztracené',
  },
  choice: { missing: 'Vyber možnost', choose: (label: string): string => `Vybrat: ${label}` },
  wildlingCard: {
    draw: 'Otočit kartu divokých',
    missing: 'Vyber kartu, která přišla',
    tell: (card: string): string => `Přišla karta ${card}`,
  },
  destroy: {
    remove: (units: Units): string => (count(units) === 0 ? 'Vyber jednotky' : `Zničit: ${names.unitsAcc(units)}`),
    missing: (n: number): string => `Ještě vybrat: ${counted(n, 'unit', 'acc')}`,
  },
  replace: {
    choose: 'Vyber jednotky k výměně',
    finish: (n: number): string => (n === 0 ? 'Nic neměnit' : `Vyměnit: ${counted(n, 'unit', 'acc')}`),
    missing: (n: number): string => `Ještě vybrat: ${counted(n, 'unit', 'acc')}`,
  },
  discard: {
    discard: (state: State, card: string): string => `Odložit kartu ${names.houseCard(state, card)}`,
    none: 'Neodložit nic',
    missing: 'Vyber kartu',
  },
  secret: {
    show: (who: string): string => `Jen ${who}: podrž a uvidíš`,
    hide: 'Zakrýt kartu',
    back: 'Zpět ke stolu',
  },
  ravenLook: {
    draw: 'Vylosovat kartu k nahlédnutí',
    look: 'Podívat se na vrchní kartu divokých',
    top: 'Nechat ji navrchu',
    under: 'Dát ji pod balíček',
  },
  anotherCard: { play: (state: State, card: string): string => `Zahrát kartu ${names.houseCard(state, card)}`, missing: 'Vyber kartu' },
  tides: {
    draw: 'Rozdat karty Bitevní vřavy',
    again: 'Vylosovat jinou kartu',
    show: 'Otočit obě karty',
    of: (house: string): string => `Karta rodu ${house}`,
    missing: 'Zadej obě karty',
    replaced: (house: string): string => `${house}: výměna karty Valyrijským mečem`,
    replacedOff: 'Bez použití meče',
    blade: 'Valyrijský meč',
    keep: 'Nechat si kartu',
    replace: 'Použít meč a kartu vyměnit',
  },
  skull: {
    lose: (unit: UnitKind, routed: boolean): string => `Ztratit: ${names.unit[unit].toLowerCase()}${routed ? `, ${names.routed}` : ''}`,
    none: 'Žádná jednotka nezbyla',
    missing: 'Vyber jednotku',
  },
  portShips: {
    keep: (n: number): string => (n === 0 ? 'Nenechat žádnou loď' : `Nechat ${counted(n, 'ship', 'acc')}`),
    missing: 'Vyber, kolik lodí si necháš',
  },
  consolidate: {
    power: (n: number): string => (n === 0 ? 'Tady žádná síla' : `Vzít ${counted(n, 'power', 'acc')}`),
    muster: 'Povolat tady jednotky',
    which: 'Který rozkaz?',
    missing: 'Vyber rozkaz, který se vyhodnotí',
    onBoard: 'Speciální rozkaz povolává',
  },
  collect: {
    collect: 'Vzít sílu',
    tell: (n: number): string => `Vyplatit za ${counted(n, 'order', 'acc')}`,
    none: 'Žádný takový rozkaz nezbývá',
    missing: 'Vyber oblasti s rozkazem',
    musters: 'Rozkaz s hvězdičkou nejdřív povolává',
  },
} satisfies typeof english
