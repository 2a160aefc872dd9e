// Samples for tests of the texts of Westeros: events and changes of every kind, and parameters of every name.
import type { Params } from '../../../../src/referee'
import type { AnyEvent } from '../../../../src/games/westeros/model/events'
import type { Change } from '../../../../src/games/westeros/model/moves'
import type { Code } from '../../../../src/games/westeros/model/refusals'
import type { Battle, Bids, Modifier, State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { REFUSAL_PARAMS } from '../../../../src/games/westeros/words/refusal-params'
import { board } from './board'

export const battle: Battle = {
  area: 'riverrun',
  attacker: 'stark',
  defender: 'lannister',
  from: 'seagard',
  march: 'march-plus-1',
  attackers: units({ footman: 2, knight: 1 }),
  step: 'support',
  supports: [],
  pending: [],
  modifiers: [],
}

/** State with most kinds of pieces and an open battle. */
export const position: State = {
  ...board({
    units: { lannister: { riverrun: { footman: 1 }, 'golden-sound': { ship: 2 } }, stark: { winterfell: { knight: 1 } } },
    routed: { lannister: { riverrun: { knight: 1 } } },
    tokens: { harrenhal: 'lannister' },
    areas: {
      'kings-landing': { neutral: { strength: 5 } },
      pyke: { neutral: { strength: 3, house: 'greyjoy', units: units({ footman: 1, knight: 1 }) } },
      blackwater: { order: { house: 'tyrell', order: 'raid-star' } },
    },
    turned: { 1: 'supply', 2: 'clash-of-kings', 3: 'sea-of-storms*' },
    runByTable: ['greyjoy'],
  }),
  battle,
}

const bids: Bids = { stark: 0, greyjoy: 1, lannister: 5, baratheon: 5, tyrell: 2 }

const modifiers: readonly Modifier[] = [
  { mod: 'unit', side: 'attacker', unit: 'knight', counts: 3, by: 'robb-stark' },
  { mod: 'defenseTimes', times: 2, by: 'catelyn-stark' },
  { mod: 'defenseTimes', times: 3, by: 'catelyn-stark' },
  { mod: 'cardStrength', side: 'defender', counts: 0, by: 'balon-greyjoy' },
  { mod: 'supportUnit', unit: 'ship', counts: 0, sides: ['attacker', 'defender'], by: 'salladhor-saan' },
  { mod: 'bonus', side: 'defender', amount: -1, by: 'cersei-lannister' },
  { mod: 'icons', side: 'attacker', swords: 1, fortifications: 2, by: 'eddard-stark' },
]

const opened = (choice: (house: string) => unknown) =>
  Object.fromEntries((['stark', 'lannister'] as const).map((house) => [house, { choice: choice(house), nonce: '00' }]))

type Samples = { readonly [K in AnyEvent['e']]: readonly Omit<Extract<AnyEvent, { e: K }>, 'e'>[] }

const samples: Samples = {
  begun: [{ state: { ...position, stage: { at: 'setup' }, round: 1 } }, { state: position }],
  moved: [
    { stage: { at: 'raids' } },
    { stage: { at: 'auctionTies', deck: 2, track: 'fiefdoms', bids, ties: [['lannister', 'baratheon']] } },
  ],
  roundBegan: [{ round: 2 }],
  cardsTurnedUp: [
    {
      how: 'app',
      turned: { 1: ['supply'], 2: ['winter-is-coming', 'winter-is-coming', 'clash-of-kings'], 3: ['sea-of-storms*'] },
      faceUp: { 1: 'supply', 2: 'clash-of-kings', 3: 'sea-of-storms*' },
      decks: position.decks,
      mammoths: 1,
      threat: 2,
      labels: { 'deck I, shuffle 0, draw 1': 'supply' },
    },
    {
      how: 'table',
      turned: { 1: ['mustering'], 2: ['game-of-thrones'], 3: ['winter-is-coming', 'wildling-attack'] },
      faceUp: { 1: 'mustering', 2: 'game-of-thrones', 3: 'wildling-attack' },
      decks: position.decks,
      mammoths: 0,
      threat: 12,
      labels: {},
    },
  ],
  cardsPutUnder: [{}],
  cardResolved: [
    { deck: 1, card: 'supply' },
    { deck: 3, card: 'sea-of-storms' },
    { deck: 2, card: 'last-days-of-summer' },
  ],
  supplySet: [
    { house: 'stark', barrels: 1, level: 1 },
    { house: 'lannister', barrels: 7, level: 6 },
    { house: 'tyrell', barrels: 3, level: 3 },
  ],
  unitsRemoved: [
    { house: 'lannister', why: 'supply', units: { riverrun: units({ footman: 1 }), 'golden-sound': units({ ship: 2 }) } },
    { house: 'lannister', why: 'wildlings', units: {}, routed: { riverrun: units({ knight: 1 }) } },
  ],
  armiesTold: [
    { house: 'tyrell', why: 'supply' },
    { house: 'tyrell', why: 'muster', sizes: [3, 2, 1] },
    { house: 'tyrell', why: 'wildlings', sizes: [] },
  ],
  mustered: [
    { house: 'stark', steps: [] },
    {
      house: 'stark',
      steps: [
        { at: 'winterfell', what: 'knight' },
        { at: 'white-harbor', what: 'upgrade' },
        { at: 'white-harbor', what: 'upgrade' },
        { at: 'winterfell', what: 'ship', sea: 'shivering-sea' },
      ],
    },
  ],
  ballotOpened: [
    { ballot: { id: 'r4/clash/ironThrone#0', kind: 'bid', roles: ['stark', 'lannister'], cast: {}, anew: [], known: false } },
    { ballot: { id: 'r4/wildlings~1#0', kind: 'contribution', roles: ['stark'], cast: {}, anew: [], known: true } },
    { ballot: { id: 'r4/orders#0', kind: 'orders', roles: ['stark'], cast: {}, anew: [], known: false } },
    { ballot: { id: 'r4/card/seagard/riverrun/0#0', kind: 'card', roles: ['stark', 'lannister'], cast: {}, anew: [], known: false } },
  ],
  cast: [{ ballot: 'r4/orders#0', role: 'tyrell', commitment: 'ab' }],
  castAnew: [{ ballot: 'r4/orders#0', commitment: 'ab' }],
  calledOff: [{ ballot: 'r4/orders#0', next: 'r4/orders#1' }],
  revealed: [
    { ballot: 'r4/clash/fiefdoms#0', opened: opened((house) => (house === 'stark' ? 3 : 0)), how: 'sealed' },
    { ballot: 'r4/wildlings#0', opened: opened(() => 1), how: 'hand' },
    { ballot: 'r4/orders#0', opened: opened(() => ({ winterfell: 'support' })), how: 'sealed' },
    {
      ballot: 'r4/card/seagard/riverrun/0#0',
      opened: opened((house) => (house === 'stark' ? 'robb-stark' : 'kevan-lannister')),
      how: 'sealed',
    },
  ],
  paid: [
    { why: 'bid', amounts: bids },
    { why: 'contribution', amounts: { stark: 1 } },
    { why: 'ability', amounts: { baratheon: 1 } },
  ],
  trackOrdered: [
    { track: 'ironThrone', order: ['stark', 'lannister'], bids },
    { track: 'kingsCourt', order: ['lannister', 'stark'], bids, decider: 'stark' },
  ],
  wildlingsAttacked: [
    { threat: 8, watch: 9, winner: 'watch', bids, highest: 'stark' },
    { threat: 8, watch: 5, winner: 'wildlings', bids, lowest: 'tyrell', decider: 'lannister' },
    { threat: 0, watch: 0, winner: 'watch', bids: {} },
  ],
  cardTakenBack: [
    { house: 'stark', card: 'robb-stark', why: 'wildlings' },
    { house: 'stark', why: 'ability' },
  ],
  powerGained: [
    { house: 'stark', amount: 1, due: 1, why: 'pillage' },
    { house: 'lannister', amount: 3, due: 5, why: 'gameOfThrones' },
    { house: 'lannister', amount: 3, due: 3, ports: 1, why: 'gameOfThrones' },
    { house: 'stark', amount: 2, due: 2, ports: 2, why: 'gameOfThrones' },
    { house: 'tyrell', amount: 0, due: 2, why: 'consolidate' },
    { house: 'lannister', amount: 2, due: 2, why: 'ability' },
  ],
  ordersRevealed: [{ orders: { winterfell: { house: 'stark', order: 'march-0' }, riverrun: { house: 'lannister', order: 'defense-2' } } }],
  ordersTold: [{}],
  ravenUsed: [
    { house: 'lannister', area: 'riverrun', from: 'defense-1', to: 'defense-2' },
    { house: 'lannister', area: 'riverrun', to: 'raid-star' },
    { house: 'lannister' },
  ],
  ravenPassed: [{ house: 'lannister' }],
  raided: [
    {
      house: 'greyjoy',
      from: 'sunset-sea',
      removed: [
        { area: 'highgarden', kind: 'consolidate', house: 'tyrell' },
        { area: 'golden-sound', kind: 'raid' },
      ],
    },
    { house: 'greyjoy', from: 'sunset-sea', removed: [] },
  ],
  raidsEnded: [{}],
  marched: [
    {
      house: 'stark',
      from: 'winterfell',
      order: 'march-minus-1',
      moves: [{ to: 'moat-cailin', units: units({ footman: 2 }) }],
      attack: { to: 'seagard', units: units({ knight: 1 }) },
      leftToken: true,
      tokensRemoved: ['moat-cailin'],
    },
    {
      house: 'tyrell',
      from: 'reach',
      order: 'march-0',
      moves: [{ to: 'kings-landing', units: units({ knight: 3 }) }],
      leftToken: false,
      tokensRemoved: [],
      neutral: { area: 'kings-landing', strength: 5, total: 6 },
    },
    { house: 'tyrell', from: 'reach', order: 'march-0', moves: [], leftToken: false, tokensRemoved: [] },
  ],
  marchesEnded: [{}],
  routedRose: [{}],
  held: [
    { areas: [{ area: 'harrenhal', house: 'stark' }, { area: 'seagard', house: 'stark', token: true }, { area: 'reach' }] },
    { areas: [] },
  ],
  battleTold: [{ cards: ['robb-stark', 'kevan-lannister'], blade: 'stark' }, { cards: [] }],
  battleBegan: [{ battle }],
  supportCalled: [
    {
      supports: [
        { area: 'seagard', house: 'stark', for: 'attacker', special: true },
        { area: 'lannisport', house: 'lannister', for: 'defender', special: false },
        { area: 'harrenhal', house: 'baratheon', for: 'none', special: false },
        { area: 'stoney-sept', house: 'tyrell', for: 'attacker', special: false, declined: true },
      ],
      defense: 'defense-2',
    },
    { supports: [] },
  ],
  cardsRevealed: [
    { cards: { attacker: { card: 'robb-stark' }, defender: { told: { strength: 3, swords: 1, fortifications: 2 } } } },
    { cards: { attacker: { told: { strength: 0, swords: 0, fortifications: 0 } }, defender: { card: 'kevan-lannister' } } },
  ],
  abilityUsed: [
    { card: 'robb-stark', side: 'attacker', how: 'carriedOut', modifiers },
    { card: 'ser-jaime-lannister', side: 'defender', how: 'carriedOut', modifiers: [] },
    { card: 'cersei-lannister', side: 'defender', how: 'carriedOut', modifiers: [], orderArea: 'harrenhal' },
    { card: 'queen-of-thorns', side: 'attacker', how: 'carriedOut', modifiers: [], cancels: 'robb-stark' },
    { card: 'brienne-of-tarth', side: 'attacker', how: 'carriedOut', modifiers: [], defenseDiscarded: true },
    {
      card: 'ser-loras-tyrell',
      side: 'attacker',
      how: 'carriedOut',
      modifiers: [],
      destroyed: { side: 'defender', standing: units({ footman: 1 }), routed: units({}) },
    },
    { card: 'ser-davos-seaworth', side: 'attacker', how: 'carriedOut', modifiers: [], upgraded: { side: 'attacker', routed: false } },
    { card: 'asha-greyjoy', side: 'attacker', how: 'passed', modifiers: [] },
    { card: 'asha-greyjoy', side: 'attacker', how: 'noTarget', modifiers: [] },
    { card: 'asha-greyjoy', side: 'attacker', how: 'cancelled', modifiers: [] },
    { card: 'asha-greyjoy', side: 'attacker', how: 'byHand', modifiers: [] },
    { card: 'asha-greyjoy', side: 'attacker', how: 'byHand', modifiers },
    { card: 'jon-snow', side: 'attacker', how: 'carriedOut', modifiers: [] },
  ],
  bladeUsed: [{ house: 'stark' }],
  bladeKept: [{ house: 'stark' }],
  battleMoved: [{ step: 'blade', pending: [] }],
  battleDecided: [
    { result: { attacker: 7, defender: 6, winner: 'attacker', decidedBy: 'strength', casualties: 2 } },
    { result: { attacker: -1, defender: -1, winner: 'defender', decidedBy: 'fiefdoms', casualties: 0 } },
  ],
  casualtiesTaken: [{ house: 'lannister', side: 'defender', units: units({ footman: 1 }) }],
  routedDestroyed: [{ house: 'lannister', area: 'riverrun', units: units({ knight: 1 }) }],
  retreated: [
    { house: 'lannister', side: 'defender', to: 'lannisport', units: units({ footman: 1 }), lost: units({}) },
    { house: 'lannister', side: 'defender', to: 'lannisport', units: units({ footman: 1 }), lost: units({ knight: 2 }) },
    { house: 'lannister', side: 'defender', units: units({}), lost: units({ knight: 2 }) },
    { house: 'lannister', side: 'defender', units: units({}), lost: units({}) },
  ],
  battleEnded: [
    { area: 'riverrun', winner: 'attacker', movedIn: units({ footman: 2 }), tokenRemoved: true },
    { area: 'riverrun', winner: 'defender', movedIn: units({}), tokenRemoved: false },
  ],
  orderRemoved: [
    { area: 'blackwater', why: 'ability' },
    { area: 'harrenhal', why: 'battle' },
    { area: 'blackwater', why: 'raid' },
    { area: 'blackwater', why: 'leftAlone' },
  ],
  cardDiscarded: [{ house: 'lannister', card: 'kevan-lannister' }],
  cardsReturned: [
    { house: 'lannister', stay: [] },
    { house: 'lannister', stay: ['kevan-lannister'] },
  ],
  roundEnded: [{ round: 10 }],
  gameEnded: [
    { outcome: { how: 'sudden', winners: ['lannister'], decidedBy: 'castles' } },
    { outcome: { how: 'lastRound', winners: ['greyjoy'], decidedBy: 'supply' } },
    { outcome: { how: 'lastRound', winners: ['stark'], decidedBy: 'power' } },
    { outcome: { how: 'lastRound', winners: ['stark', 'tyrell', 'greyjoy'], decidedBy: 'draw' } },
  ],
  gameResumed: [{}],
  corrected: [{ changes: [{ set: 'threat', threat: 4 }], warnings: [] }],
  effectChosen: [
    { house: 'stark', card: 'a-throne-of-blades', option: 'supply' },
    { house: 'lannister', card: 'put-to-the-sword', option: 'nothing' },
  ],
  wildlingDrawn: [{ card: 'crow-killers', how: 'app', labels: {} }],
  wildlingEffect: [
    { house: 'stark', card: 'crow-killers', part: 'lowest', how: 'done' },
    { house: 'lannister', card: 'mammoth-riders', part: 'others', how: 'byHand' },
    { house: 'baratheon', card: 'silence-at-the-wall', part: 'highest', how: 'nothing' },
  ],
  supplyMoved: [
    { house: 'stark', level: 0 },
    { house: 'stark', level: 6 },
  ],
  placeChanged: [{ house: 'stark', track: 'fiefdoms', order: ['lannister', 'stark'], why: 'wildlings' }],
  unitsReplaced: [
    { house: 'stark', from: 'knight', units: { winterfell: units({ knight: 2 }) } },
    { house: 'stark', from: 'footman', units: { winterfell: units({ footman: 1 }) } },
  ],
  wildlingSeen: [{ house: 'stark', card: 'crow-killers', labels: {} }],
  wildlingPut: [
    { house: 'stark', under: true },
    { house: 'stark', under: false },
  ],
  cardReplaced: [
    { side: 'attacker', card: 'eddard-stark', played: { card: 'robb-stark' }, discarded: true },
    { side: 'defender', card: 'eddard-stark', played: { told: { strength: 0, swords: 0, fortifications: 0 } }, discarded: false },
  ],
  cardSentBack: [{ side: 'attacker', card: 'eddard-stark' }],
  tidesDrawn: [
    { cards: { attacker: 'two', defender: 'skull' }, how: 'app', labels: {} },
    { cards: { attacker: 'two' }, how: 'app', labels: {} },
  ],
  tidesReplaced: [{ house: 'stark', side: 'attacker', card: 'blank' }],
  tidesKept: [{ house: 'stark' }],
  tidesShown: [{ cards: { attacker: 'sword', defender: 'skull' } }],
  skullSuffered: [{ house: 'stark', side: 'attacker', standing: units({ knight: 1 }), routed: units({}) }],
  siegeDestroyed: [{ house: 'stark', side: 'attacker', units: units({ siegeEngine: 1 }) }],
  garrisonRemoved: [{ house: 'stark', area: 'winterfell' }],
  marchMoved: [{ house: 'stark', area: 'winterfell', order: 'march-0' }],
  attackersBack: [{ house: 'stark', to: 'winterfell', units: units({ knight: 1 }) }],
  retreatChosen: [{ by: 'stark', to: 'winterfell' }],
  shipsCaptured: [
    { port: 'winterfell', from: 'stark', to: 'lannister', kept: 1, destroyed: 1 },
    { port: 'winterfell', from: 'stark', kept: 0, destroyed: 2 },
  ],
  consolidated: [
    { house: 'stark', area: 'winterfell', how: 'power' },
    { house: 'stark', area: 'winterfell', how: 'muster' },
  ],
  overruled: [{ codes: ['SECOND_BATTLE', 'NOT_YOUR_TURN'] }],
  rewound: [
    { count: 1, known: ['r4/orders#0'] },
    { count: 2, known: ['r4/orders#0', 'r4/clash/fiefdoms#0'] },
    { count: 3, known: [] },
  ],
}

/** Fields of a change of the kind K, without the field `set`. */
type Set<K, C> = C extends { readonly set: infer S } ? (K extends S ? Omit<C, 'set'> : never) : never

export const changes: { readonly [K in Change['set']]: readonly Set<K, Change>[] } = {
  units: [
    { area: 'riverrun' },
    { area: 'riverrun', house: 'stark', standing: units({ footman: 1 }), routed: units({ knight: 2 }) },
    { area: 'riverrun', house: 'stark', standing: units({}) },
  ],
  attackers: [{ units: units({ footman: 1 }) }],
  token: [{ area: 'riverrun' }, { area: 'riverrun', house: 'tyrell' }],
  neutral: [{ area: 'sunspear' }, { area: 'sunspear', neutral: { strength: 5 } }],
  garrisonToken: [{ area: 'winterfell' }, { area: 'winterfell', strength: 2 }],
  order: [{ area: 'riverrun' }, { area: 'riverrun', house: 'stark', order: 'support' }],
  holder: [{ area: 'riverrun' }, { area: 'riverrun', house: 'stark' }],
  power: [{ house: 'stark' }, { house: 'stark', available: 7 }],
  supply: [{ house: 'stark', level: 3 }],
  used: [{ house: 'stark' }, { house: 'stark', cards: [] }, { house: 'stark', cards: ['robb-stark', 'eddard-stark'] }],
  track: [{ track: 'fiefdoms', order: ['stark', 'tyrell'] }],
  bladeUsed: [{ used: true }, { used: false }],
  ravenUsed: [{ used: true }, { used: false }],
  threat: [{ threat: 4 }],
  round: [{ round: 5 }],
  stage: [{ at: 'marches' }, { at: 'draw' }],
  turned: [{}, { turned: { 1: 'supply', 2: 'clash-of-kings', 3: 'sea-of-storms*' } }],
  deck: [{ deck: 2, unseen: ['clash-of-kings'], bottom: [] }],
  setting: [{ name: 'ravenAnyOrder', value: true }],
  tracking: [{ tracking: { units: false, orders: 'table', cards: 'none' } }],
  seat: [{ seat: { id: 's1', player: 'stark' } }, { seat: { id: 's1' } }, { seat: { id: 's1', player: 'nobody' } }],
  player: [{ player: { id: 'p1', name: 'Anna' } }],
  houseSeat: [
    { house: 'stark', seat: 'greyjoy' },
    { house: 'stark', seat: 'tyrell' },
  ],
  'box.supplyTable': [
    {
      value: [
        [2, 2],
        [3, 2],
      ],
    },
  ],
  'box.stars': [{ value: [3, 3, 2, 1, 0] }],
  'box.victory': [{ value: { 3: 8, 4: 7, 5: 7 } }],
  'box.limit': [
    { piece: 'ship', value: 6 },
    { piece: 'power', value: 20 },
  ],
  'box.rounds': [{ value: 10 }, { value: 1 }],
  'box.unitStrength': [{ value: { footman: 1, knight: 2, ship: 1 } }],
  'box.musterValue': [{ value: { footman: 1, knight: 3, ship: 2 } }],
  'box.order': [{ order: 'march-0', count: 2 }],
  'box.adjacency': [
    { a: 'oldtown', b: 'sunset-sea', touch: false },
    { a: 'oldtown', b: 'sunset-sea', touch: true },
  ],
  'box.area': [{ area: 'riverrun', barrels: 1, crowns: 2, castle: 2 }],
  'box.card': [{ card: 'robb-stark', figures: { strength: 2, swords: 0, fortifications: 1 } }],
  'box.deck': [{ deck: 1, cards: ['supply', 'mustering*'] }],
}

export const allChanges: readonly Change[] = Object.entries(changes).flatMap(([set, list]) =>
  (list as readonly object[]).map((change) => ({ set, ...change }) as Change),
)

export const allEvents: readonly AnyEvent[] = [
  ...Object.entries(samples).flatMap(([e, list]) => (list as readonly object[]).map((event) => ({ e, ...event }) as AnyEvent)),
  { e: 'corrected', changes: allChanges, reason: 'Kocour.', warnings: ['I16', 'I20', 'I99'] },
]

/** Sample values of each parameter of a refusal. In addition, every parameter may be missing or have a wrong type. */
const values: Readonly<Record<string, readonly Params[string][]>> = {
  house: ['stark'],
  turn: ['lannister', ''],
  holder: ['greyjoy'],
  decider: ['tyrell'],
  role: ['baratheon'],
  roles: [['stark', 'tyrell'], []],
  houses: [2, 1, ['stark', 'tyrell']],
  area: ['riverrun'],
  from: ['pyke'],
  fight: ['seagard'],
  areas: [['riverrun'], ['riverrun', 'seagard'], []],
  card: ['robb-stark', 'clash-of-kings', ''],
  deck: ['II'],
  kind: ['march', 'knight', 'consolidate'],
  unit: ['footman', 'ship'],
  order: ['march-plus-1'],
  part: ['units', 'power', 'orders', 'cards', 'decks', 'bids', 'else'],
  invariant: ['I1', 'I7', 'I99'],
  flags: [[3, 2, 2], []],
  armies: [[4, 2], [2, 2, 2, 2], []],
}
const numbers = [0, 1, 2, 5, -1]

/** Returns parameters for the text of a refusal: each alone, all together, none, and invalid values. */
export const paramsFor = (code: Code): readonly Params[] => {
  const names = REFUSAL_PARAMS[code]
  const single = names.flatMap((name) => (values[name] ?? numbers).map((value): Params => ({ [name]: value })))
  const all = [0, 1, 2, 3].map((at): Params =>
    Object.fromEntries(names.map((name) => [name, (values[name] ?? numbers)[at % (values[name] ?? numbers).length] as Params[string]])),
  )
  const nonsense = [true, 'constructor', '__proto__', Number.NaN, ['x']].map((value): Params =>
    Object.fromEntries(names.map((name) => [name, value])),
  )
  return [{}, ...single, ...all, ...nonsense]
}
