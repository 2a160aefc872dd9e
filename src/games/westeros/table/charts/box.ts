import type { KnownBox } from '../../../../table/charts/bg-stats'

/** Pages of the game on BoardGameGeek: the first edition (2003) and the second edition (2011). */
export const KNOWN_BOX: KnownBox = { name: 'A Game of Thrones (First Edition)', bgg: 6472 }
export const SECOND_KNOWN_BOX: KnownBox = { name: 'A Game of Thrones: The Board Game (Second Edition)', bgg: 103_343 }
