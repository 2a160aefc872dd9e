/** Icons of the history screen, on the same grid as those of `ui/icons.ts`. */

/** Icons for going to the beginning and to the end. */
export const toFirst = 'M6 5v14M18.5 5l-7.5 7 7.5 7'
export const toLast = 'M18 5v14M5.5 5l7.5 7-7.5 7'
