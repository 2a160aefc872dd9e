/** SVG icons of this game, on the same grid as the icons of the app. */

export const island = 'M2.800 12.500h8.700v7.500h-8.700z M12.500 12.500h8.700v7.500h-8.700z M7.600 4h8.700v7.500h-8.700z'
export const army = 'M4 4l10 10M20 4L10 14 M12.5 15.5l-3-3M6 14.5l3.5 3.5L6 21.5 2.5 18zM18 14.5L14.5 18l3.5 3.5 3.5-3.5z'
export const church = 'M5 21v-9l7-5 7 5v9z M12 7V2M10.200 3.700h3.600M10 21v-4a2 2 0 0 1 4 0v4'
/** Back of a card, unlike the card of the app, which has lines of text on its face. */
export const faceDown =
  'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z M12 6.500l4 5.500-4 5.500-4-5.500z M12 10.500v3'
export const fort = 'M4 20.5V8l2-3 2 3v2.5h2V8l2-3 2 3v2.5h2V8l2-3 2 3v12.5z M10 20.5v-4.5h4v4.5'
export const goal = 'M6 21V3.5M6 4.5h12l-3 4 3 4H6'
export const hall = 'M2.5 13C6 6.5 9 5.5 12 5.5s6 1 9.5 7.5 M4.5 10.5V20h15v-9.5M12 20v-5M8 20v-4M16 20v-4 M4 7L2.5 5M20 7l1.5-2'
export const improvement =
  'M12 21v-8 M12 15c-4.5 0-6.5-2-6.5-6C10 9 12 11 12 15zM12 12.5c0-4.5 2.5-6.5 6.5-6.5 0 4.5-2 6.5-6.5 6.5z M6 21h12'
/** Two houses, for the territory with the most settlements. */
export const largest = 'M2.5 20v-6.500L7 9.500l4.500 4V20z M9.500 8.500L15 4l6.500 5.500V20H11.5 M14.500 20v-4.500h3V20'
export const longship =
  'M3 13.5c3 1.300 15 1.300 18 0-.3 4-3 6.5-6 6.5H9c-3 0-5.700-2.5-6-6.5z M3 13.5C2 11 2.5 8.5 5 8M21' +
  ' 13.5c1-2.5.5-5-2-5.5 M12 3v11M7.5 5h9v5.5h-9z'
export const market =
  'M4 9.5V20.5h16V9.5 M3 9.5l2-6h14l2 6a2.250 2.250 0 0 1-4.5 0 2.250 2.250 0 0 1-4.5 0 2.250 2.250 0 0' +
  ' 1-4.5 0 2.250 2.250 0 0 1-4.5 0z M9 20.5v-5h6v5'
export const palisade = 'M3.5 20.5V8L6.200 4.5 9 8v12.5zM9.200 20.5V8L12 4.5 14.800 8v12.5zM15 20.5V8l2.800-3.5L20.5 8v12.5z M3.5 14h17'
export const priest = 'M6 21l1.5-9a4.5 4.5 0 0 1 9 0L18 21z M9.2 6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0 M12 13v5.5M10 15h4'
export const road = 'M8.5 3.5L3.5 20.5M15.5 3.5l5 17 M12 4.5v2.5M12 10.5v3M12 17v3.5'
export const skald = 'M6 20.5C4.5 14 5 7.5 8 3.5c3.5 3.5 6.5 3 10.5 3L18 12c-1 4.5-4.5 8.5-12 8.5z M10 6.5l-1 13M13 7.5l-.5 10.800M16 7.5v7'
export const supply =
  'M6 3h12a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z M4 21L20 3 M6.5 8.5a2 2 0 1 0 4 0a2 2' +
  ' 0 1 0 -4 0 M13.5 15.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
export const village = 'M3.5 11.5L12 4l8.5 7.5 M6 9.5V20h12V9.5M10 20v-5.5h4V20'
export const waiting = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0 M12 7.5V12l3 2'
/** A helmet without horns, so that it differs from the head of cattle at small sizes. Eyes and nose are one slit in the form of a T. */
export const warrior = 'M4 11a8 8.500 0 0 1 16 0v8l-5.500 2.500v-6.500h2.500v-3h-10v3h2.500v6.500L4 19z'
export const plains =
  'M2.5 18.5h19 M6 18.5c0-4-1-6-2.5-7.5M6 18.5c0-5 1-8 3-10M12.5 18.5c0-4-.5-5.5-1.5-7M12.5 18.5c0-5 1-8.5 3.5-11' +
  'M18 18.5c0-3.5.8-5.5 2.5-7'
export const forest = 'M8 3l4.5 7H10l3.5 6h-11L6 10H3.500z M8 16v4.5M14.5 8.500L16 6l4 6h-2l3.5 5.500h-5.500M17.5 17.500v3'
export const hills = 'M2.5 18.500c2.5-7 7.5-7 10 0M9.5 13c3-6 9.5-5 12 5.500 M2.5 18.500h19'
export const mountains = 'M2.5 19.500L9 6l4 7.500 2.5-4 6 10z M6.700 11l2.300 1.800 1.900-1.900'
