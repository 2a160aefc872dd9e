import type { Power } from './powers'

/** Spaces of the board and their neighbours: 63 territories (2.4), 16 neutral territories and 64 sea zones. */

export interface Territory {
  readonly id: string
  readonly original: Power
  readonly income: number
  /** Name of the victory city in the territory; undefined if the territory has no victory city. */
  readonly city?: string
  /** Whether the territory is the capital of its original controller. */
  readonly capital: boolean
  readonly ic: boolean
  readonly aa: boolean
}

/**
 * Territories of each power as compact text. The text of a territory contains its id, its income, `*` for a capital, `!city`, `+` for an
 * industrial complex, `^` for an AA gun, and then its neighbours. Each pair of neighbours is listed once, and sea zones are listed by
 * number.
 */
const TABLE: Readonly<Record<Power, string>> = {
  soviet: `
russia 8 *+^!Moscow: evenki novosibirsk kazakh archangel
caucasus 4 +^: persia west-russia russia kazakh 16
karelia 2 !Leningrad: norway belorussia archangel west-russia 4 5
archangel 2: west-russia 4
kazakh 2: novosibirsk sinkiang persia
novosibirsk 2: yakut sinkiang
buryatia 1: manchuria soviet-far-east 60 62
evenki 1: yakut novosibirsk
soviet-far-east 1: 62
yakut 1: soviet-far-east buryatia`,
  germany: `
germany 10 *+^!Berlin: southern-europe balkans eastern-europe 5
southern-europe 6 +^!Rome: balkans 14
western-europe 6 ^!Paris: germany southern-europe 5 6 7 13
balkans 3: eastern-europe ukraine 16
eastern-europe 3: ukraine belorussia karelia 5
norway 3: 3 5 6
ukraine 3: west-russia caucasus 16
belorussia 2: west-russia ukraine
west-russia 2: russia
algeria 1: 12 13
libya 1: algeria 14`,
  uk: `
united-kingdom 8 *+^!London: 2 3 6 7 8
india 3 ^!Calcutta: french-indochina 35
eastern-canada 3: eastern-us western-canada 1 9
anglo-egypt 2: libya italian-east-africa french-equatorial-africa belgian-congo 15 34
australia 2: 38 39 40 46
south-africa 2: 27 28
belgian-congo 1: italian-east-africa kenya 23
french-equatorial-africa 1: belgian-congo 23
french-west-africa 1: french-equatorial-africa 17
madagascar 1: 28 29 32 33
italian-east-africa 1: kenya 34
kenya 1: south-africa 33
new-zealand 1: 41
persia 1: india trans-jordan 34
trans-jordan 1: anglo-egypt 15 34
western-canada 1: alaska 55 63 64
gibraltar 0: 13`,
  japan: `
japan 8 *+^!Tokyo: 60 61
borneo 4: 48
east-indies 4: 37
french-indochina 3: 36
kwantung 3 !Shanghai: china french-indochina 59
manchuria 3: china kwantung 61
philippines 3 !Manila: 49
new-guinea 1: 47
okinawa 1: 58
caroline 0: 50
solomon 0: 45
wake 0: 51`,
  us: `
eastern-us 12 *+^!Washington: central-us panama 10
western-us 10 +^!Los-Angeles: mexico western-canada 54 55
central-us 6: western-canada western-us mexico
brazil 3: 18 22
alaska 2: 63 64
china 2: french-indochina
mexico 2: 54
sinkiang 2: china
hawaii 1: 52
panama 1: mexico 10 19 20
west-indies 1: 19
greenland 0: 2
midway 0: 56`,
}

/** Sea zones as compact text. The text of a sea zone lists its neighbouring sea zones with a higher number. */
const ZONES = `
1 2 8 9|2 3 8|3 4 6|5 6|6 7|7 8 12|8 9 12|9 10 11 12|10 11 19|11 12 18 19|12 13 17 18|13 14|14 15 16|15 16 34|17 18 22 23|18 19 22
19 20|20 21 54|21 25 43|22 23 24 25|23 24 27|24 25 26 27|25 26 42|26 27|27 28|28 29 33|29 30 32|30 31 32 38 39|31 32 35 37 38
32 33 34 35|33 34|34 35|35 36 37|36 37 48 49 59|37 38 47 48|38 39 46 47|39 40|40 41 46|41 42 44 45 46|42 43 44|43 44 53 54
44 45 52 53|45 46 47 50 51 52|46 47|47 48 50|48 49 50|49 50 58 59 60|50 51 58|51 52 57 58 60|52 53 55 56 57|53 54 55|54 55
55 56 64|56 57 63 64|57 60 62 63|58 60|59 60 61|60 61 62|62 63|63 64`

/** Ids of the neutral territories. No unit may ever enter them (R2). */
export const NEUTRALS: readonly string[] = (
  'turkey mongolia sahara spain sweden switzerland eire saudi-arabia afghanistan himalaya rio-de-oro angola mozambique argentina peru' +
  ' venezuela'
).split(' ')

const zone = (number: string): string => `sz${number}`
const nameOf = (place: string): string => (/^\d+$/.test(place) ? zone(place) : place)

const rows = (Object.entries(TABLE) as readonly (readonly [Power, string])[]).flatMap(([original, text]) =>
  text
    .trim()
    .split('\n')
    .map((row) => ({ original, row })),
)

export const TERRITORIES: readonly Territory[] = rows.map(({ original, row }) => {
  const [id = '', income, marks = ''] = (row.split(':')[0] ?? '').split(' ')
  const [signs = '', city] = marks.split('!')
  return {
    id,
    original,
    income: Number(income),
    ...(city === undefined ? {} : { city: city.replace('-', ' ') }),
    capital: signs.includes('*'),
    ic: signs.includes('+'),
    aa: signs.includes('^'),
  }
})
export const ZONE_IDS: readonly string[] = Array.from({ length: 64 }, (_, at) => zone(String(at + 1)))
export const SPACES: readonly string[] = [...TERRITORIES.map(({ id }) => id), ...ZONE_IDS]

const BORDERS: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const borders = new Map<string, Set<string>>(SPACES.map((id) => [id, new Set()]))
  const join = (a: string, b: string) => {
    borders.get(a)?.add(b)
    borders.get(b)?.add(a)
  }
  for (const { row } of rows) {
    const [head = '', places = ''] = row.split(': ')
    for (const place of places.split(' ')) join(head.split(' ')[0] ?? '', nameOf(place))
  }
  for (const list of ZONES.trim().split(/[|\n]/)) {
    const [from = '', ...to] = list.split(' ')
    for (const other of to) join(zone(from), zone(other))
  }
  return borders
})()

const NONE: ReadonlySet<string> = new Set()
export const neighboursOf = (space: string): ReadonlySet<string> => BORDERS.get(space) ?? NONE
const BY_ID: ReadonlyMap<string, Territory> = new Map(TERRITORIES.map((territory) => [territory.id, territory]))
export const territoryOf = (id: string): Territory | undefined => BY_ID.get(id)
export const isZone = (space: string): boolean => ZONE_IDS.includes(space)
export const isSpace = (space: string): boolean => BORDERS.has(space)
export const CITIES: readonly Territory[] = TERRITORIES.filter(({ city }) => city !== undefined)
/** Capital territory of each power. */
export const CAPITALS = Object.fromEntries(
  TERRITORIES.filter(({ capital }) => capital).map(({ original, id }) => [original, id]),
) as Readonly<Record<Power, string>>
/** Returns whether a territory is an island, i.e. borders only sea zones. */
export const isIsland = (id: string): boolean => BY_ID.has(id) && [...neighboursOf(id)].every(isZone)

/** Canals (2.6): the sea zones that each canal connects, and the territories that control it. */
export const CANALS = {
  panama: { between: ['sz19', 'sz20'], by: ['panama'] },
  suez: { between: ['sz15', 'sz34'], by: ['trans-jordan', 'anglo-egypt'] },
} as const
export type Canal = keyof typeof CANALS
