import type { HouseId } from '../box/box'

/** Sigil of a house, drawn on a grid of 48 × 48 units: filled paths, and one path that is only stroked. */
export interface Sigil {
  readonly fills: readonly string[]
  readonly line?: { readonly path: string; readonly width: number }
}

/** Outline of the shield around a sigil, on a grid of 48 × 48 units. */
export const FIELD = 'M4 3h40v20c0 11.5-8.5 18.5-20 22.5C12.5 41.5 4 34.5 4 23z'

/** Sigils of the houses of Westeros, drawn for this app. */
export const SIGILS: Readonly<Record<HouseId, Sigil>> = {
  // Sigil of House Stark: a wolf's head.
  stark: {
    fills: [
      'M8.5 3.5L17.5 13.5h13L39.5 3.5 42.5 22.5 36.5 31 33.5 31.5 28.5 44.5h-9L14.5 31.5 11.5 31 5.5 22.5zM13 21.5' +
        'l8 4.2-6.5 2zM35 21.5l-8 4.2 6.5 2zM20.5 36.5h7L24 41z',
    ],
  },
  // Sigil of House Greyjoy: a kraken.
  greyjoy: {
    fills: [
      'M24 2.5L34.5 14.5C34.5 20 32.5 23.5 30 26.5H18C15.5 23.5 13.5 20 13.5 14.5zM19 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' +
        'M25 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    ],
    line: {
      path:
        'M24 28.5V44.5M20.7 28.5C20.5 36 19.5 40.5 13.5 41.5 10.5 42 9.3 38.5 12 37.5M27.3 28.5' +
        'C27.5 36 28.5 40.5 34.5 41.5 37.5 42 38.7 38.5 36 37.5M17.8 27.5C15.5 33 10.5 33.5 7 31.5 3 29 4 23.5 8 24' +
        'M30.2 27.5C32.5 33 37.5 33.5 41 31.5 45 29 44 23.5 40 24',
      width: 3.2,
    },
  },
  // Sigil of House Lannister: a lion's head with a flaming mane.
  lannister: {
    fills: [
      'M24,1.5L27.97,7.88L34.46,4.08L35.01,11.57L42.52,11.22L39.52,18.11L46.34,21.29L40.48,26L45.04,31.98L37.66,33.43' +
        'L38.92,40.84L31.71,38.7L29.38,45.85L24,40.6L18.62,45.85L16.29,38.7L9.08,40.84L10.34,33.43L2.96,31.98L7.52,26' +
        'L1.66,21.29L8.48,18.11L5.48,11.22L12.99,11.57L13.54,4.08L20.03,7.88zM24 10.5' +
        'L33.5 14.5 35.5 24 31 33.5 24 38.5 17 33.5 12.5 24 14.5 14.5z',
      'M24 13.5L31.5 16.5 33 24 29 32 24 35.5 19 32 15 24 16.5 16.5zM17.5 20.5l4.8 2.6-3.3 1.4zM30.5 20.5' +
        'l-4.8 2.6 3.3 1.4zM20.7 27.5h6.6L24.8 30.3v2h-1.6v-2z',
    ],
  },
  // Sigil of House Baratheon: a stag's head.
  baratheon: {
    fills: ['M18.3 27h11.4l3.3-2.6 6.5-.4-4.5 5.5-4.2 1.5L27.5 44.5h-7L17.2 31 13 29.5 8.5 24l6.5.4z'],
    line: {
      path: 'M20.5 25C18.5 19 9 20 8.5 5.5M10 13.5L3.7 9.5M13.5 18L17 9.5M27.5 25C29.5 19 39 20 39.5 5.5M38 13.5l6.3-4M34.5 18L31 9.5',
      width: 3.4,
    },
  },
  // Sigil of House Martell: a sun with rays, pierced by a spear.
  martell: {
    fills: [
      'M24 13.5a10.5 10.5 0 1 0 .01 0zM24 2l3 8h-6zM24 46l3-8h-6zM2 24l8-3v6zM46 24l-8-3v6zM8.4 8.4l7.8 3.5-4.3 4.3z' +
        'M39.6 8.4l-7.8 3.5 4.3 4.3zM8.4 39.6l7.8-3.5-4.3-4.3zM39.6 39.6l-3.5-7.8-4.3 4.3z',
    ],
    line: { path: 'M6 42L38 10', width: 2.6 },
  },
  // Sigil of House Tyrell: a rose with five petals.
  tyrell: {
    fills: [
      'M17.3 11.4a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0',
      'M37.23,5.8L31.37,10.71 34.37,12.88z',
      'M29.28 20.11a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0',
      'M45.4,30.95L38.92,26.9 37.78,30.42z',
      'M24.71 34.19a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0',
      'M24,46.5L25.85,39.09 22.15,39.09z',
      'M9.89 34.19a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0',
      'M2.6,30.95L10.22,30.42 9.08,26.9z',
      'M5.32 20.11a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0',
      'M10.77,5.8L13.63,12.88 16.63,10.71z',
      'M19.4 24a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0',
    ],
  },
}
