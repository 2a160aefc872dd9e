import type { Box } from '../box/box'

/** Id in the catalogue of each edition. Never changes, because saved games contain it. */
export const EDITION_IDS = { first: 'westeros', second: 'westeros-second-edition' } as const

/** Returns the id in the catalogue of the edition of a box. */
export const editionIdOf = ({ edition }: Pick<Box, 'edition'>): string => (edition === 2 ? EDITION_IDS.second : EDITION_IDS.first)
