import { FIRST_EDITION_HOUSES, type AreaId, type HouseId, type Units } from '../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../src/games/westeros/box/printed'
import type { Change, Setup } from '../../src/games/westeros/model/moves'
import { DEFAULT_SETTINGS } from '../../src/games/westeros/model/settings'
import type { Resumable, Tracking } from '../../src/games/westeros/model/state'
import { units } from '../../src/games/westeros/model/units'

/** Board on which the gallery games start: five houses in the middle of a game, with as many units as their supply allows. */

/** Players in the order of the houses. Some first names are not English. */
export const PEOPLE = ['Anna', 'Bára', 'Cyril', 'Dana', 'Emil'] as const

type Force = readonly [area: AreaId, some: Partial<Units>]

/** Units of each house. Each element contains the area and its units. */
const FORCES: Readonly<Record<HouseId, readonly Force[]>> = {
  martell: [],
  stark: [
    ['winterfell', { footman: 2, knight: 1 }],
    ['white-harbor', { footman: 2 }],
    ['moat-cailin', { footman: 1, knight: 1 }],
    ['widows-watch', { footman: 1 }],
    ['shivering-sea', { ship: 3 }],
    ['narrow-sea', { ship: 1 }],
  ],
  greyjoy: [
    ['pyke', { footman: 1, knight: 1 }],
    ['seagard', { footman: 2, knight: 1 }],
    ['flints-finger', { footman: 1 }],
    ['ironmans-bay', { ship: 3 }],
    ['sunset-sea', { ship: 1 }],
    ['bay-of-ice', { ship: 1 }],
  ],
  lannister: [
    ['lannisport', { footman: 1 }],
    ['riverrun', { footman: 2, knight: 1 }],
    ['stoney-sept', { footman: 1, knight: 1 }],
    ['harrenhal', { footman: 2, knight: 1 }],
    ['golden-sound', { ship: 2 }],
  ],
  baratheon: [
    ['dragonstone', { footman: 1 }],
    ['kingswood', { footman: 2, knight: 1 }],
    ['storms-end', { footman: 1, knight: 1 }],
    ['crackclaw-point', { footman: 2 }],
    ['blackwater', { footman: 1 }],
    ['shipbreaker-bay', { ship: 3 }],
    ['blackwater-bay', { ship: 1 }],
  ],
  tyrell: [
    ['highgarden', { footman: 2, knight: 1 }],
    ['reach', { footman: 2 }],
    ['dornish-marches', { footman: 1, knight: 1 }],
    ['oldtown', { footman: 1 }],
    ['starfall', { footman: 1 }],
    ['redwyne-straights', { ship: 3 }],
  ],
}

/** Areas that a house holds only with a power token, without units. */
const TOKENS: Readonly<Record<HouseId, readonly AreaId[]>> = {
  stark: ['castle-black', 'karhold', 'stony-shore'],
  greyjoy: ['greywater-watch'],
  lannister: ['searoad-marches'],
  baratheon: [],
  tyrell: ['yronwood', 'arbor'],
  martell: [],
}

const SUPPLY: Readonly<Record<HouseId, number>> = { stark: 4, lannister: 4, baratheon: 5, tyrell: 4, greyjoy: 4, martell: 2 }
const POWER: Readonly<Record<HouseId, number>> = { stark: 7, lannister: 11, baratheon: 4, tyrell: 9, greyjoy: 6, martell: 5 }

const boardOf = (tracking: Tracking): readonly Change[] =>
  FIRST_EDITION_HOUSES.flatMap((house): readonly Change[] => [
    ...FORCES[house]
      // Omits sea areas if the app does not track units, because the players then report only the owners of land areas.
      .filter(([, { ship = 0 }]) => tracking.units || ship === 0)
      .map(([area, some]): Change =>
        tracking.units ? { set: 'units', area, house, standing: units(some) } : { set: 'holder', area, house },
      ),
    ...TOKENS[house].map((area): Change => ({ set: 'token', area, house })),
    { set: 'supply', house, level: SUPPLY[house] },
    ...(tracking.power ? ([{ set: 'power', house, available: POWER[house] }] as const) : []),
  ])

/** Position at which a gallery game starts. If undefined, the game starts with the printed set-up. */
export interface Start {
  /** Number of the round, 1 to 10. */
  readonly round: number
  readonly at: Resumable
}

/** Returns the set-up of five houses with their players. The game starts in the position `start`, or with the printed set-up. */
export const setupOn = (tracking: Tracking, start: Start | undefined): Setup => ({
  box: PRINTED_BOX,
  houses: Object.fromEntries(FIRST_EDITION_HOUSES.map((house, at) => [house, `seat-${at + 1}`])),
  seats: FIRST_EDITION_HOUSES.map((_, at) => ({ id: `seat-${at + 1}`, player: `player-${at + 1}` })),
  players: PEOPLE.map((name, at) => ({ id: `player-${at + 1}`, name })),
  settings: DEFAULT_SETTINGS,
  tracking,
  ...(start === undefined
    ? {}
    : {
        changes: [...boardOf(tracking), { set: 'threat', threat: 6 }, { set: 'round', round: start.round }, { set: 'stage', at: start.at }],
      }),
})
