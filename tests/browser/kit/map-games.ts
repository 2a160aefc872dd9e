// Files of games whose open question is answered on the map. Tests import these files.
import { westeros, type Move } from '../../../src/games/westeros'
import { FIRST_EDITION_HOUSES, type AreaId, type HouseId, type OrderId, type Units } from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import type { Change, Setup } from '../../../src/games/westeros/model/moves'
import { DEFAULT_SETTINGS, PRESETS } from '../../../src/games/westeros/model/settings'
import type { Settings, Tracking } from '../../../src/games/westeros/model/state'
import { units } from '../../../src/games/westeros/model/units'
import { sha256 } from '../../../src/session/ledger/digest'
import { append, begin, entries } from '../../../src/referee'
import { writeFile } from '../../../src/storage'

const PEOPLE = ['Anna', 'Marek', 'Petr', 'Jana', 'Tom']

const setup = (changes: readonly Change[], settings: Partial<Settings>, orders: Tracking['orders']): Setup => ({
  box: PRINTED_BOX,
  houses: Object.fromEntries(FIRST_EDITION_HOUSES.map((house, k) => [house, `seat-${k + 1}`])),
  seats: FIRST_EDITION_HOUSES.map((_, k) => ({ id: `seat-${k + 1}`, player: `player-${k + 1}` })),
  players: PEOPLE.map((name, k) => ({ id: `player-${k + 1}`, name })),
  settings: { ...DEFAULT_SETTINGS, ...settings },
  tracking: { ...PRESETS.referee, orders },
  changes,
})

/**
 * Returns the file of a game with this board, in the same format as the export of the app.
 * @param orders whether the app tracks orders, or the players report them
 * @param moves moves that were made on this board
 */
export const gameFile = (
  name: string,
  changes: readonly Change[],
  settings: Partial<Settings> = {},
  orders: Tracking['orders'] = 'app',
  moves: readonly Move[] = [],
): string => {
  let clock = 1_800_000_000_000
  const stamp = () => ({ id: (++clock).toString(16).padStart(32, '0'), time: clock, by: 'table' })
  const begun = begin(westeros, setup(changes, settings, orders), stamp(), sha256)
  if (!begun.ok) throw new Error(`${name} did not begin: ${JSON.stringify(begun.refusal)}`)
  const ready = append(begun.value, { do: 'ready' }, stamp(), sha256)
  if (!ready.ok) throw new Error(`${name} does not go on: ${JSON.stringify(ready.refusal)}`)
  const ledger = moves.reduce((before, move) => {
    const played = append(before, move, stamp(), sha256)
    if (!played.ok) throw new Error(`${name}, ${move.do}: ${JSON.stringify(played.refusal)}`)
    return played.value
  }, ready.value)
  return writeFile({ game: 'westeros', name, exported: clock, entries: entries(ledger) }, sha256)
}

const army = (area: AreaId, house: HouseId, standing: Partial<Units>, routed: Partial<Units> = {}): Change => ({
  set: 'units',
  area,
  house,
  standing: units(standing),
  routed: units(routed),
})
const order = (area: AreaId, house: HouseId, token: OrderId): Change => ({ set: 'order', area, house, order: token })
const token = (area: AreaId, house: HouseId): Change => ({ set: 'token', area, house })

/** Corrections that create the board of a game in progress. */
const BOARD: readonly Change[] = [
  { set: 'round', round: 4 },
  army('winterfell', 'stark', { footman: 2, knight: 1 }),
  army('moat-cailin', 'stark', { footman: 1 }, { knight: 1 }),
  army('bay-of-ice', 'stark', { ship: 1 }),
  army('white-harbor', 'stark', { knight: 2 }),
  army('lannisport', 'lannister', { knight: 1 }),
  army('riverrun', 'lannister', { footman: 1, knight: 1 }),
  army('searoad-marches', 'lannister', { footman: 1 }),
  army('pyke', 'greyjoy', { footman: 1, knight: 1 }),
  army('ironmans-bay', 'greyjoy', { ship: 2 }),
  army('seagard', 'greyjoy', { knight: 1 }),
  { set: 'neutral', area: 'kings-landing' },
  army('kings-landing', 'baratheon', { footman: 2 }),
  army('storms-end', 'baratheon', { footman: 1 }),
  army('reach', 'tyrell', { footman: 1, knight: 1 }),
  token('karhold', 'stark'),
  token('stoney-sept', 'lannister'),
  token('crackclaw-point', 'baratheon'),
  token('dornish-marches', 'tyrell'),
  order('winterfell', 'stark', 'support'),
  order('moat-cailin', 'stark', 'defense-1'),
  order('white-harbor', 'stark', 'consolidate-power'),
  order('lannisport', 'lannister', 'support'),
]

/** Corrections after which Greyjoy has two marches, and ships that can transport the units of one march. */
export const MARCHES: readonly Change[] = [
  ...BOARD,
  order('pyke', 'greyjoy', 'march-0'),
  order('seagard', 'greyjoy', 'march-minus-1'),
  { set: 'stage', at: 'marches' },
]

/**
 * Corrections for a game without tracked orders, in which Tyrell can attack Kingswood, which Baratheon holds. Both sides can get support.
 */
export const KINGSWOOD: readonly Change[] = [
  { set: 'round', round: 4 },
  { set: 'neutral', area: 'kings-landing' },
  army('reach', 'tyrell', { footman: 2, knight: 1 }),
  army('kingswood', 'baratheon', { footman: 2 }),
  army('storms-end', 'baratheon', { footman: 1 }),
  army('blackwater', 'lannister', { footman: 1 }),
  { set: 'stage', at: 'marches' },
]

/** Moves in which Tyrell attacks Kingswood. Next, the text of Ser Loras Tyrell destroys a footman in Kingswood. */
export const LORAS: readonly Move[] = [
  {
    do: 'march',
    house: 'tyrell',
    from: 'reach',
    moves: [{ to: 'kingswood', units: units({ footman: 2, knight: 1 }) }],
    leaveToken: false,
    order: 'march-0',
  },
  { do: 'callSupport', supports: [] },
  { do: 'playCards', attacker: { card: 'ser-loras-tyrell' }, defender: { card: 'salladhor-saan' } },
]
