import type { KnownBox } from '../../../../table/charts/bg-stats'

/** The box as BoardGameGeek has it. */
export const KNOWN_BOX: KnownBox = { name: 'A Game of Thrones: The Board Game (Second Edition)', bgg: 103343 }
