import type { KnownBox } from '../../../../table/charts/bg-stats'

/** Page of the game on BoardGameGeek: the first edition (2003), whose rules the app implements. */
export const KNOWN_BOX: KnownBox = { name: 'A Game of Thrones (First Edition)', bgg: 6472 }
