import type { AreaId } from '../../box/box'
import { printed } from '../../model/position'
import type { State } from '../../model/state'

/** Regions of the board in the order of the board check: land from north to south, then seas. */
export const REGIONS = ['north', 'rivers', 'west', 'east', 'south', 'westernSeas', 'easternSeas'] as const
export type Region = (typeof REGIONS)[number]

/** Areas of each region on the printed board. The function `regionOf` assigns all other areas. */
const AREAS: Readonly<Record<Region, readonly AreaId[]>> = {
  north: [
    'castle-black',
    'karhold',
    'winterfell',
    'stony-shore',
    'white-harbor',
    'widows-watch',
    'moat-cailin',
    'greywater-watch',
    'flints-finger',
  ],
  rivers: ['twins', 'seagard', 'fingers', 'mountains-of-the-moon', 'eyrie', 'riverrun', 'harrenhal'],
  west: ['pyke', 'lannisport', 'stoney-sept', 'searoad-marches'],
  east: ['crackclaw-point', 'dragonstone', 'kings-landing', 'blackwater', 'kingswood', 'storms-end'],
  south: [
    'highgarden',
    'reach',
    'dornish-marches',
    'princes-pass',
    'boneway',
    'oldtown',
    'three-towers',
    'arbor',
    'starfall',
    'yronwood',
    'salt-shore',
    'sunspear',
  ],
  westernSeas: ['bay-of-ice', 'sunset-sea', 'ironmans-bay', 'golden-sound', 'redwyne-straights', 'west-summer-sea'],
  easternSeas: ['shivering-sea', 'narrow-sea', 'blackwater-bay', 'shipbreaker-bay', 'sea-of-dorne', 'summer-sea', 'east-summer-sea'],
}

const REGION_OF: ReadonlyMap<AreaId, Region> = new Map(REGIONS.flatMap((region) => AREAS[region].map((area) => [area, region] as const)))

/** Returns the land area of a port; otherwise the area itself. */
const placeOf = (state: State, area: AreaId): AreaId => printed(state, area).port?.land ?? area

/**
 * Returns the region of an area. A port belongs to the region of its land area. An area that is not on the printed board belongs to the
 * eastern seas or the south.
 */
export const regionOf = (state: State, area: AreaId): Region =>
  REGION_OF.get(placeOf(state, area)) ?? (printed(state, area).kind === 'sea' ? 'easternSeas' : 'south')

/** Region with its areas, in the order of the board check. */
export interface InRegion {
  readonly region: Region
  readonly areas: readonly AreaId[]
}

/** Groups areas by region. Regions without areas are omitted. */
export const byRegion = (state: State, areas: readonly AreaId[]): readonly InRegion[] =>
  REGIONS.map((region) => {
    // An area that is not on the printed board is last; a port follows its land area.
    const rank = (area: AreaId) => {
      const place = placeOf(state, area)
      const at = AREAS[region].indexOf(place)
      return (at === -1 ? AREAS[region].length : at) * 2 + (place === area ? 0 : 1)
    }
    const here = areas.filter((area) => regionOf(state, area) === region)
    return { region, areas: here.toSorted((a, b) => rank(a) - rank(b)) }
  }).filter(({ areas: here }) => here.length > 0)
