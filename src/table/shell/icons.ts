// Icons of the menu of a game, in addition to those of `table/icons.ts`.

/** Icon of a closed box. */
export const box = 'M3.5 8.5L12 4l8.5 4.5v8.5L12 21.5 3.5 17zM3.5 8.5L12 13l8.5-4.5M12 13v8.5M7.8 6.2l8.4 4.6'
export const chart = 'M4 4v16h16M8 15l4-5 3 3 5-7'
/** Icon of the board check. */
export const clipboard = 'M8 5H5.5v15.5h13V5H16M8.5 3h7v4h-7zM8.5 13.5l2.5 2.5 4.5-5'
/** Icon of the fairness check. */
export const fair = 'M4.5 4h15v7c0 5-3 8-7.5 10-4.5-2-7.5-5-7.5-10zM8.5 11.5l2.5 2.5 4.5-5'
export const look =
  'M12 3.5V6M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.7 1.7M16.3 16.3L18 18M18 6l-1.7 1.7M7.7 16.3L6 18' +
  'M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0'
/** Icon of the linked phones. */
export const phones =
  'M5 6.5h5a1.8 1.8 0 0 1 1.8 1.8v11a1.8 1.8 0 0 1 -1.8 1.8h-5a1.8 1.8 0 0 1 -1.8 -1.8v-11a1.8 1.8 0 0 1 1.8 -1.8zM6.8 18h1.4' +
  'M12.5 3h6.2a1.8 1.8 0 0 1 1.8 1.8v10.4a1.8 1.8 0 0 1 -1.8 1.8H15M16.5 14h1.4'
export const play = 'M7 4.5l12 7.5-12 7.5z'
/** Icon of scales. */
export const scales = 'M12 4v16M7.5 20h9M4 7h16M4 7l-2 6.5h5L5 7M20 7l-2.5 6.5h5L20 7'
/** Icon of a seat. */
export const seat = 'M6.5 3.5v9h11v-9M6.5 12.5L5 16h14l-1.5-3.5M7 16v5M17 16v5'
export const shelf = 'M4 20V4M20 20V4M4 12h16M4 20h16M7 12V7M10 12V6M13.5 12l-1-5M8 20v-5M11 20v-4.5M15 20v-5.5'
/** Icon of the settings that say what the app tracks. */
export const tracked = 'M3.7 6h.6M3.7 12h.6M3.7 18h.6M9 6h11M9 12h11M9 18h7'
export const tableView = 'M3.5 5h17a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM8 20.5h8M7 9v4M12 9v4M17 9v4'
