import type { KnownBox } from '../../../../table/charts/bg-stats'

/** The box as BoardGameGeek has it: the first edition (2003), whose rules the app knows. */
export const KNOWN_BOX: KnownBox = { name: 'A Game of Thrones (First Edition)', bgg: 6472 }
