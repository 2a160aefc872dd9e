/** Pieces and cards in the game box, and the limits that they set. */

export const CLANS = ['yellow', 'red', 'white', 'purple', 'blue'] as const
export type Clan = (typeof CLANS)[number]
export const HEROES = ['warrior', 'priest', 'skald'] as const
export type Hero = (typeof HEROES)[number]
export const BUILDINGS = ['fort', 'church', 'hall'] as const
export type Building = (typeof BUILDINGS)[number]
export const WORKS = ['road', 'market', 'palisade', 'improvement'] as const
export type Work = (typeof WORKS)[number]
export const RESOURCES = ['grain', 'cattle', 'wood', 'ore', 'gold'] as const
export type Resource = (typeof RESOURCES)[number]
export const TERRAINS = ['plains', 'forest', 'hills', 'mountains'] as const
export type Terrain = (typeof TERRAINS)[number]
export const GOALS = ['settlements', 'territories', 'largest', 'buildings', 'army'] as const
export type Goal = (typeof GOALS)[number]

/** All constructions that a chief can build: settlements, public works, and an army step. */
export const THINGS = ['village', ...BUILDINGS, ...WORKS, 'army'] as const
export type Thing = (typeof THINGS)[number]
/** Kinds of settlements in a territory (R43). */
export const SETTLEMENTS = ['village', ...BUILDINGS] as const
export type Settlement = (typeof SETTLEMENTS)[number]

export const isBuilding = (what: string): what is Building => BUILDINGS.some((one) => one === what)
export const isWork = (what: string): what is Work => WORKS.some((one) => one === what)
export const isSettlement = (what: string): what is Settlement => SETTLEMENTS.some((one) => one === what)

/** Hero that a clan receives with a building (R45, R47). */
export const HERO_OF: Readonly<Partial<Record<Thing, Hero>>> = { church: 'priest', hall: 'skald' }

/** Resource `gold`, which replaces any other resource in a payment (R36). */
export const JOKER: Resource = 'gold'
/** Number of supply cards that lie face up on the table (R3). */
export const SUPPLY_ROW = 4
/** Number of face-down cards at each coast territory in a free start (R72). */
export const START_CARDS = 2
/** Number of levels of each goal on a victory point card (R78). */
export const LEVELS = 3
/** Victory point card: the three levels of each goal (R78). */
export type GoalCard = Readonly<Record<Goal, readonly number[]>>
/** Number of goals needed to win the basic game (R57). */
export const GOALS_NEEDED = 3
/** Number of houses of a clan that are always on the army track, so they cannot be placed on the map. */
export const ON_TRACK = 1
/** Maximum number of points on a victory point card: five goals with three levels each. */
export const MOST_POINTS = GOALS.length * LEVELS
