import type { Random } from '../../src/referee'
import { PRINTED_BOX } from '../../src/games/westeros/box/printed'
import type { AreaId, HouseId, Units } from '../../src/games/westeros/box/box'
import type { Change, Setup } from '../../src/games/westeros/model/moves'
import { PRESETS } from '../../src/games/westeros/model/settings'
import { units } from '../../src/games/westeros/model/units'
import { housesFor, setupFor, type Kind } from './setups'

/** Function that returns a start position for a situation that is too rare in games from the beginning. */
export type Position = (random: Random) => Setup

const garrison = (area: AreaId, house: HouseId, some: Partial<Units>): Change => ({ set: 'units', area, house, standing: units(some) })

/** Second castle area for each house, for any number of players. */
const SECOND_CASTLE: Readonly<Record<HouseId, AreaId>> = {
  stark: 'white-harbor',
  lannister: 'harrenhal',
  baratheon: 'storms-end',
  tyrell: 'reach',
  greyjoy: 'seagard',
  martell: 'starfall',
}

const evenCastles = (houses: readonly HouseId[]): readonly Change[] =>
  houses.map((house) => ({ set: 'token', area: SECOND_CASTLE[house], house }))

const lastDay: readonly Change[] = [
  { set: 'round', round: 10 },
  { set: 'stage', at: 'power' },
]

/** Returns the rare positions for one kind of random games. Positions with units are included only if units are always tracked. */
export const rarePositions = (kind: Kind): readonly Position[] => {
  const houses = housesFor(kind.players)
  const from = (random: Random, changes: readonly Change[]): Setup => setupFor(kind, random, changes)
  const even = evenCastles(houses)
  const level = (supply: (index: number) => number, power: (index: number) => number): readonly Change[] =>
    houses.flatMap((house, index): readonly Change[] => [
      { set: 'supply', house, level: supply(index) },
      { set: 'power', house, available: power(index) },
    ])
  const endings: Record<string, Position> = {
    draw: (random) =>
      from(random, [
        ...even,
        ...level(
          () => 3,
          () => 5,
        ),
        ...lastDay,
      ]),
    bySupply: (random) =>
      from(random, [
        ...even,
        ...level(
          (index) => Math.min(6, index + 1),
          () => 5,
        ),
        ...lastDay,
      ]),
    byPower: (random) =>
      from(random, [
        ...even,
        ...level(
          () => 3,
          (index) => 2 * index,
        ),
        ...lastDay,
      ]),
    nearVictory: (random) =>
      from(random, [
        ...even,
        ...(['riverrun', 'moat-cailin', 'flints-finger', 'crackclaw-point', 'oldtown'] as const).map((area): Change => ({
          set: 'token',
          area,
          house: 'stark',
        })),
        { set: 'round', round: 5 },
        { set: 'stage', at: 'orders' },
      ]),
  }
  const known = kind.preset !== 'mixed' && PRESETS[kind.preset].units
  const melee: readonly Change[] = [
    garrison('seagard', 'stark', { footman: 2, knight: 1 }),
    garrison('riverrun', 'lannister', { footman: 2, knight: 1 }),
    garrison('harrenhal', 'baratheon', { footman: 2, knight: 1 }),
    garrison('stoney-sept', 'lannister', { footman: 1, knight: 1 }),
    garrison('blackwater', 'baratheon', { footman: 2 }),
    garrison('moat-cailin', 'stark', { footman: 2 }),
    garrison('narrow-sea', 'stark', { ship: 2 }),
    garrison('shipbreaker-bay', 'baratheon', { ship: 2 }),
    ...(houses.includes('tyrell')
      ? [
          garrison('reach', 'tyrell', { footman: 2, knight: 1 }),
          garrison('searoad-marches', 'tyrell', { footman: 2 }),
          garrison('sunset-sea', 'tyrell', { ship: 2 }),
        ]
      : []),
    ...(houses.includes('greyjoy')
      ? [
          garrison('ironmans-bay', 'greyjoy', { ship: 3 }),
          garrison('flints-finger', 'greyjoy', { footman: 2, knight: 1 }),
          garrison('golden-sound', 'lannister', { ship: 2 }),
        ]
      : []),
  ]
  const crowded: Record<string, Position> = {
    melee: (random) => from(random, [...melee, { set: 'round', round: 3 }, { set: 'stage', at: 'orders' }]),
    hungryMelee: (random) =>
      from(random, [
        ...melee,
        ...houses.map((house): Change => ({ set: 'supply', house, level: 0 })),
        { set: 'round', round: 3 },
        { set: 'stage', at: 'orders' },
      ]),
    routedDefence: (random) =>
      from(random, [
        {
          set: 'units',
          area: 'seagard',
          house: 'stark',
          standing: units({ footman: 2, knight: 1 }),
          routed: units({ footman: 1, knight: 1 }),
        },
        { set: 'units', area: 'harrenhal', house: 'baratheon', standing: units({ footman: 2, knight: 1 }), routed: units({ knight: 1 }) },
        garrison('riverrun', 'lannister', { footman: 5, knight: 3 }),
        ...(kind.preset === 'full' ? ([{ set: 'order', area: 'riverrun', house: 'lannister', order: 'march-plus-1' }] as const) : []),
        { set: 'round', round: 4 },
        { set: 'stage', at: 'marches' },
      ]),
    longChain: (random) =>
      from(random, [
        garrison('shivering-sea', 'stark', { ship: 1 }),
        garrison('narrow-sea', 'stark', { ship: 1 }),
        garrison('shipbreaker-bay', 'stark', { ship: 1 }),
        garrison('summer-sea', 'stark', { ship: 1 }),
        garrison('winterfell', 'stark', { footman: 2, knight: 2 }),
        { set: 'round', round: 4 },
        { set: 'stage', at: 'orders' },
      ]),
    lastCards: (random) =>
      from(random, [
        ...melee,
        ...houses.map((house): Change => ({
          set: 'used',
          house,
          cards: PRINTED_CARDS.filter((card) => card.house === house)
            .slice(0, 6)
            .map(({ id }) => id),
        })),
        { set: 'round', round: 6 },
        { set: 'stage', at: 'orders' },
      ]),
  }
  return Object.entries({ ...endings, ...(known ? crowded : {}) }).map(([name, position]) =>
    Object.defineProperty((random: Random) => position(random), 'name', { value: name }),
  )
}

const PRINTED_CARDS = Object.values(PRINTED_BOX.cards)
