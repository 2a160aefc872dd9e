// Icons of this game, on the same grid as the icons for all games, which are exported too.
export * from '../../../table/icons'

/** Icon of mustering. */
export const banners = 'M6 21V3M6 4h9l-2.5 3.5L15 11H6M18.5 21V9M18.5 9.5h3M10.5 21v-6'
/** Icon of supply. */
export const barrel = 'M7.2 3h9.6c1.5 3 2.2 6 2.2 9s-.7 6-2.2 9H7.2C5.7 18 5 15 5 12s.7-6 2.2-9zM5.7 8h12.6M5.7 16h12.6'
/** Icon of the Valyrian Steel Blade. */
export const blade = 'M21 3l-1 4.5L10.2 17.3l-3.5-3.5L16.5 4zM4.5 12.5l7 7M7.8 16.2L3.5 20.5'
/** Icon of a castle, worth one muster point. */
export const castle = 'M6.5 21V9.5H5V4h3v2h2.5V4h3v2H16V4h3v5.5h-1.5V21zM10 21v-4.5a2 2 0 0 1 4 0V21'
/** Icon of the card Clash of Kings. */
export const clash = 'M4 4l12.5 12.5M20 4L7.5 16.5M14.5 19.5l5-5M4.5 14.5l5 5M17.5 17.5l3 3M6.5 17.5l-3 3'
/** Icon of a Consolidate Power order. */
export const consolidate =
  'M3.5 6.5a7 3 0 1 0 14 0a7 3 0 1 0 -14 0M3.5 6.5v5c0 1.7 3.1 3 7 3M3.5 11.5v5c0 1.7 3.1 3 7 3M17.5 6.5v4M17.5 14v7M14 17.5h7'
/** Icon of crowns, which give power. */
export const crown = 'M4.5 17.5h15L21 7l-5 3.7L12 4l-4 6.7L3 7zM4.5 21h15'
export const defense = 'M12 2.8l7.7 2.9v6c0 5-3.3 7.7-7.7 9.5-4.4-1.8-7.7-4.5-7.7-9.5v-6zM12 7.5v9M8 11h8'
export const footman = 'M6.5 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M6.2 6.4h6.6M4.5 20.5v-3.2a5 5 0 0 1 10 0v3.2zM18.5 5.5v15M16.8 7l1.7-4 1.7 4z'
/** Icon of the houses. */
export const houses = 'M3 4.5h8v6c0 3.5-1.7 5.5-4 6.5-2.3-1-4-3-4-6.5zM14 7.5h7v6c0 3.5-1.7 5.5-4 6.5-1.6-.7-2.9-1.9-3.5-3.7'
export const knight =
  'M7.4 20.5h11v-1.3c0-1-.5-1.7-.5-3.4 0-6.2-1.9-9.6-5.4-11L11.7 3l-1.5 2.5C8 6.6 6.6 8.7 5.2 11.7c-.4.9-.2 1.7.6 2.2l1.2.7' +
  'c.8.4 1.7.2 2.2-.5l.9-1.3h2.2c0 3.2-4.2 4-4.9 7.7zM10.6 8.6h.1'
/** Icon of the wildlings. */
export const mammoth =
  'M3 19.5V13c0-4.5 3.3-7.5 8-7.5 2 0 3.3.6 4.3 1.7.9-1.1 2.3-1.5 3.4-.9 1.8 1 2.3 3.7 2.3 6.7v4.3c0 1.3-.9 2.2-2 2.2' +
  's-1.8-.8-1.8-1.8M3 19.5h3.5V16h4v3.5H14v-4.8M15.5 11.5c.3 3.3-.8 5-3 5.5M17.5 10.2h.1'
export const march = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5M4 7.5v9'
/** Icon of a neutral force. */
export const neutral = 'M5 21.5V3M5 4h14l-3 4.5 3 4.5H5M9.5 8.5h3'
/** Icon of power tokens. */
export const power = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.3 15.5l-.8-5.7 2.7 1.9L12 8l1.8 3.7 2.7-1.9-.8 5.7z'
export const raid =
  'M12.2 2.5c3.2 2.9 4.3 4.7 4.3 7a4.5 4.5 0 0 1-9 0c0-2 1.5-2.8 2-4.8 1.2.7 1.9 1.6 2.2 2.8.6-1.6.8-3.3.5-5zM8.5 16.5h7' +
  'M10 16.5l.9 5h2.2l.9-5'
export const rain = 'M7 13.5a4 4 0 0 1 .5-8A5 5 0 0 1 17 6.5a3.5 3.5 0 0 1 .5 7zM8 17l-1 3M12.5 17l-1 3M17 17l-1 3'
/** Icon of the Messenger Raven. */
export const raven =
  'M2.5 9.5L6 7.7C6.4 5.4 8 4 10.2 4c2.5 0 4.2 1.8 4.2 4.2 4.1 1 6.6 4.6 7.1 9.8l-3.8-1.6-.9 3-3-3c-5.3.5-8.3-2.2-8.3-6.9z' +
  'M9.5 15.8V20M12.5 16.5V20M9.7 7.7h.1'
/** Siege engine: a catapult on wheels. */
export const siegeEngine = 'M3 18h18M6.5 18a2 2 0 1 0 .01 0M17.5 18a2 2 0 1 0 .01 0M5 16l9-9M14 7l4-3 2 2-3 4zM9 12l4 6M5 16h10'
/** Port: an anchor. */
export const anchor = 'M12 4.5a1.8 1.8 0 1 0 .01 0M12 8.2V20M8.5 11h7M4.5 14.5C5 18 8 20 12 20s7-2 7.5-5.500'
export const ship = 'M2.8 15.5h18.4L18.6 20.5H5.4zM12 2.8v12.7M12 4.2c4.3 1 6.3 4 6.4 8H12zM12 6.6c-3.3 1-4.9 3-5.3 5.6H12'
/** Icon of special orders. */
export const star = 'M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z'
/** Icon of a stronghold, worth two muster points. */
export const stronghold =
  'M2.5 21V8.5h5V12H9V6.5L8.5 3H11v1.5h2V3h2.5L15 6.5V12h1.5V8.5h5V21zM10 21v-3.5a2 2 0 0 1 4 0V21M5 12.5v1.5M19 12.5v1.5'
export const summer =
  'M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4' +
  'M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4'
export const support = 'M3 8.5c4.5 2 9.5 1 14-4.7l4 2.7c-2.5 8-6.5 13-11.5 13C5.5 19.5 3 15.5 3 8.5zM15 6.5l3.8 3M8 10.2c.2 3 1 4.8 2.5 6'
/** Icon of skulls on a Tides of Battle card. */
export const skull =
  'M8 17.5v-2.2A7 7 0 1 1 16 15.3v2.2a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM8.6 11a1.4 1.4 0 1 0 .01 0M15.4 11a1.4 1.4 0 1 0 .01 0M12 19.5v-2'
/** Icon of swords on a House card. */
export const sword = 'M12 2.5l2 3V15h-4V5.5zM7 15h10M12 15v6M10 21h4'
/** Icon of the Iron Throne. */
export const throne = 'M7 21V12L5.5 3 9 6.5 12 3l3 3.5L18.5 3 17 12v9M7 15.5h10M7 12h10M4.5 21h15'
/** Icon of fortifications on a House card. */
export const tower = 'M8 21l1-10H7.5V4.5H10V6h4V4.5h2.5V11H15l1 10zM12 12v3'
export const upgrade = 'M12 20V6M6.5 11L12 5.5 17.5 11M6 2.8h12'
export const waves =
  'M2.5 8c2-2.5 4-2.5 6.3 0s4.3 2.5 6.4 0 4.2-2.5 6.3 0M2.5 13c2-2.5 4-2.5 6.3 0s4.3 2.5 6.4 0 4.2-2.5 6.3 0' +
  'M2.5 18c2-2.5 4-2.5 6.3 0s4.3 2.5 6.4 0 4.2-2.5 6.3 0'
export const winter = 'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5'
