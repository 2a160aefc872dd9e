/**
 * Icons of the app, each as an SVG path on a 24 × 24 grid, drawn with a round stroke and without fill. Each icon is a separate constant, so
 * that unused icons are not bundled.
 */
export const back = 'M15 5l-7 7 7 7'
/** Icon of the rules. */
export const book = 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14'
/** Logo of the app. */
export const castellan =
  'M5 21.2V9.5H3.8V3.8H7v2.2h3V3.8h4V6h3V3.8h3.2v5.7H19v11.7zM10.1 12.3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0M12 14.2v3.3'
export const check = 'M4.5 12.5l5 5L19.5 7'
export const chevron = 'M9 5l7 7-7 7'
export const close = 'M6 6l12 12M18 6L6 18'
export const dice =
  'M7.5 4h9a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1 -3.5 3.5h-9a3.5 3.5 0 0 1 -3.5 -3.5v-9a3.5 3.5 0 0 1 3.5 -3.5z' +
  'M8.63 9a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0M14.63 15a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0' +
  'M14.63 9a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0M8.63 15a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0'
export const down = 'M5 9l7 7 7-7'
/** Icon of hidden content: a closed eye. */
export const hidden = 'M3 10c2.5 3.3 5.5 5 9 5s6.5-1.7 9-5M5.5 12.5L3.7 15M9.5 14.7l-.8 3M14.5 14.7l.8 3M18.5 12.5l1.8 2.5'
export const map = 'M9 4L3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20'
export const minus = 'M5 12h14'
export const more =
  'M4.45 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0M11.45 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0' +
  'M18.45 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0'
export const phone = 'M9 2.5h6a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2zM11 18.5h2'
export const plus = 'M12 5v14M5 12h14'
/** Icon of a refusal. */
export const portcullis = 'M3.5 20.5V11a8.5 8.5 0 0 1 17 0v9.5M8 6v12l-0 2.5M12 4.5v16M16 6v14.5M4.5 11h15M4.5 15.5h15'
/** Icon of a sealed choice. */
export const seal =
  'M12 2.8l2.3 1.7 2.9-.1.8 2.7 2.4 1.6-1 2.7 1 2.7-2.4 1.6-.8 2.7-2.9-.1L12 20l-2.3-1.7-2.9.1-.8-2.7-2.4-1.6 1-2.7-1-2.7' +
  'L6 7.1l.8-2.7 2.9.1zM10.3 10.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0M12 11.9v2.8'
export const settings = 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
export const share = 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v8.5h14V12'
export const up = 'M5 15l7-7 7 7'
