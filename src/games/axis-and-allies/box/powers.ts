/** The five powers in turn order (R6), and the powers that each player controls for each number of players (section 3). */

export const POWERS = ['soviet', 'germany', 'uk', 'japan', 'us'] as const
export type Power = (typeof POWERS)[number]
export type Side = 'axis' | 'allies'
export type ByPower<T> = Readonly<Partial<Record<Power, T>>>

export const SIDES: Readonly<Record<Power, Side>> = { soviet: 'allies', germany: 'axis', uk: 'allies', japan: 'axis', us: 'allies' }
export const areAllied = (one: Power, other: Power): boolean => SIDES[one] === SIDES[other]
export const powersOf = (side: Side): readonly Power[] => POWERS.filter((power) => SIDES[power] === side)
/** Creates a record with a value for each power. */
export const eachPower = <T>(value: (power: Power) => T): Readonly<Record<Power, T>> =>
  Object.fromEntries(POWERS.map((power) => [power, value(power)])) as Record<Power, T>

/** IPCs of each power at the start, which are also the initial position of its production marker (2.1). */
export const START: Readonly<Record<Power, number>> = { soviet: 24, germany: 40, uk: 30, japan: 30, us: 42 }

/** Returns the id of a seat. @param at index of the player, from 0 */
export const seatId = (at: number): string => `seat${at + 1}`

/** Powers that each seat controls (section 3). The key is the number of players. */
export const SEATS: Readonly<Record<number, readonly (readonly Power[])[]>> = {
  2: [
    ['soviet', 'uk', 'us'],
    ['germany', 'japan'],
  ],
  3: [['soviet', 'uk', 'us'], ['germany'], ['japan']],
  4: [['soviet', 'us'], ['uk'], ['germany'], ['japan']],
  5: [['soviet'], ['germany'], ['uk'], ['japan'], ['us']],
}

/** Number of victory cities that a side needs for a minor, major or total victory (2.6). */
export const VICTORY = { minor: 8, major: 10, total: 12 } as const

/** Weapons developments in the order of their numbers 1–6 (2.3). */
export const DEVELOPMENTS = ['jetFighters', 'rockets', 'superSubs', 'longRange', 'combinedBombardment', 'heavyBombers'] as const
export type Development = (typeof DEVELOPMENTS)[number]
/** Cost of one research die in IPCs (R8). */
export const RESEARCH_DIE = 5

/**
 * National advantage (2.7). `calc` is true if the advantage affects battles and their odds. `once` is true if the advantage can be used
 * only once.
 */
export interface Advantage {
  readonly id: string
  readonly power: Power
  readonly calc: boolean
  readonly once: boolean
}

const TABLE = `
soviet russianWinter+! nonaggressionTreaty! mobileIndustry salvage lendLease transSiberianRailway
germany uBoatInterdiction atlanticWall+ panzerblitz fortressEurope+ diveBombers wolfPacks+
uk radar+ jointStrike! enigmaDecoded! colonialGarrison! mideastOil frenchResistance!
japan tokyoExpress banzaiAttacks+ dugInDefenders+ kamikazeAttacks kaitenTorpedoes lightningAssaults
us superfortresses+ marines+ mechanizedInfantry fastCarriers islandBases chineseDivisions
`
export const ADVANTAGES: readonly Advantage[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [power, ...names] = line.split(' ')
    return names.map((name) => ({
      id: name.replace(/[+!]+$/, ''),
      power: power as Power,
      calc: name.includes('+'),
      once: name.endsWith('!'),
    }))
  })
