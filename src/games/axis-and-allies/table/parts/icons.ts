import type { Unit } from '../../box/units'

/** Icons of this game as SVG paths, on the same grid as the icons of the app. */

export const infantry = 'M4.500 12.500a7.500 7.500 0 0 1 15 0z M3 12.500h18M7 12.500c0 4 2 7.500 5 7.500s5-3.500 5-7.500'
export const artillery = 'M4 16.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0 M5.500 13.300L18.500 5l2 3-9.700 6M11.500 18.500l9 2 M8 16.500h.1'
export const tank = 'M2.500 16a3 3 0 0 1 3-3h13a3 3 0 0 1 0 6h-13a3 3 0 0 1-3-3z M7 13V9h8v4M15 10.500h6.500M7 16h.1M12 16h.1M17 16h.1'
export const aaGun = 'M5 20.500h12M11 20.500v-4.500 M7 16h8M8.500 16l-1-3 9-10 2.700 2.400-9 10z M4 4.500v3M2.500 6h3'
export const complex = 'M3 20.500V11l5 3v-3l5 3V4.500h3.500l1 9.500 3.500 2v4.500z M7 17.500h.1M11 17.500h.1M15 17.500h.1'
export const fighter =
  'M12 2.500c1 1.200 1.400 3 1.400 5.500l8.100 3.500v2.700l-8.100-1-.6 5 2.700 1.800v1.500H8.500V20l2.700-1.800-.6-5-8.100 ' +
  '1v-2.700L10.600 8c0-2.500.4-4.300 1.400-5.500z'
export const bomber =
  'M12 2.500c1.200 1.200 1.600 3 1.600 5l8.400 2.500v3l-8.400-.5-.6 5.500 3 ' +
  '1.500v2H8v-2l3-1.500-.6-5.500-8.400.5v-3l8.400-2.500c0-2 .4-3.800 1.600-5z M6.500 11V8.500M17.500 11V8.500'
export const battleship =
  'M2 15.500h20l-2 4.500H5z M9 15.500V10h2.500V6h2v4H16v5.500M4.500 15.500v-2.500h3M1.800 12l3.500 1M19.500 ' +
  '15.500v-2.500H17M22.200 12l-3.500 1'
export const damaged = 'M3 13l4 6.500h10l4-6.500 M13.500 3L9 10h5l-3.500 7'
export const destroyer = 'M2 14.500l3 5.500h14l3-5.500z M9.500 14.500V10H14l1.500 4.500M12 10V5.500M5 14.500v-2l3 .8'
export const carrier = 'M1.800 12.500h20.400L19.500 19h-15z M14.500 12.500V8h3.500v4.500M16 8V5M4.500 12.500l2-2h3'
export const submarine =
  'M2.500 15.500c0-2.500 3-3.500 9.500-3.500s9.500 1 9.500 3.500-3 3.500-9.500 3.500-9.500-1-9.500-3.500z M9.500 ' +
  '12V8.500h4V12M11.500 8.500V5h2.500'
export const transport =
  'M2 14.500h20l-2.500 5.500h-15z M5 14.500V10h4v4.500M10.500 14.500V10h4v4.500M17 14.500V7h2.500v7.500M10.500 10V7.500h4V10'
export const ipc =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0 M9 16.500v-9M15 9.500c-.6-1.300-1.500-2-2.700-2-1.800 0-3.300 1.800-3.300 ' +
  '4.500s1.500 4.500 3.300 4.500c1.200 0 2.100-.7 2.700-2'
export const research = 'M9 3h6M10 3v6L4.500 18c-.8 1.500 0 2.500 1.500 2.500h12c1.500 0 2.300-1 1.500-2.500L14 9V3 M7.500 14.500h9'
export const rocket =
  'M12 2.500c3 2.500 4 6 4 9.500v4.500H8V12c0-3.500 1-7 4-9.500z M8 12.500L5 16v3.500l3-2M16 12.500l3 3.500v3.500l-3-2M12 19v3M12 9h.1'
export const flag = 'M6 21V3.500h12l-3 4 3 4H6 M10.500 7.500l1.500 1.500 2.500-2.800'
export const city = 'M5 21V10h5v11M10 21V5h6v16M16 21v-8h4v8M3 21h18M13 5V2.500M7.500 13.500h.1M7.500 17h.1M13 9h.1M13 13h.1M13 17h.1'
/** SVG path of the star that marks a capital. */
export const capital =
  'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M12 7l1.500 3.400 3.600.4-2.700 2.400.8 3.600-3.200-1.900-3.200 ' +
  '1.900.8-3.600-2.700-2.400 3.600-.4z'
export const bomb =
  'M8 9.500c0-1.200 1.200-2 4-2s4 .8 4 2c0 5-1.500 9-4 12-2.500-3-4-7-4-12z M12 7.500v-3M8.500 2.500v3l3.500-1.500 3.500 ' +
  '1.500v-3M8.300 12.500h7.400'
export const mobilize = 'M12 15V3.500M7.500 8L12 3.500 16.500 8 M4 13.500V20.500h16v-7'

export const die = 'M4.500 4.500h15v15h-15z M8.500 8.500h.1M12 12h.1M15.500 15.500h.1'
export const rise = 'M3.500 18l6-6.500 4 4 7-8.500M15 7h5.500v5.500'

/** Icon of each type of unit. */
export const UNIT_ICONS: Readonly<Record<Unit | 'bb+', string>> = {
  inf: infantry,
  art: artillery,
  arm: tank,
  aa: aaGun,
  ic: complex,
  ftr: fighter,
  bmb: bomber,
  bb: battleship,
  'bb+': damaged,
  dd: destroyer,
  cv: carrier,
  ss: submarine,
  tt: transport,
}
