import type { SignShape } from '../../../../table/charts/sign'
import type { Clan } from '../../box/box'

/** SVG path of the outline of a shield: a circle in a 48 × 48 grid. */
export const SHIELD = 'M2 24a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z'

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** Symbol of each clan as SVG shapes. */
export const SIGNS: Readonly<Record<Clan, readonly SignShape[]>> = {
  yellow: [
    { d: circle(24, 24, 8.5) },
    {
      d:
        'M21.73,12.22L24.00,2.50L26.27,12.22zM30.73,14.06L39.20,8.80L33.94,17.27zM35.78,21.73L45.50,24.00L35.78,26.27z' +
        'M33.94,30.73L39.20,39.20L30.73,33.94zM26.27,35.78L24.00,45.50L21.73,35.78zM17.27,33.94L8.80,39.20L14.06,30.73z' +
        'M12.22,26.27L2.50,24.00L12.22,21.73zM14.06,17.27L8.80,8.80L17.27,14.06z',
    },
  ],
  red: [
    { d: 'M20.500 6h5v38h-5z' },
    { d: 'M25.500 9c6-1.500 10-4 13-6.500 3.500 7 3.500 15 0 22-3-2.500-7-5-13-6.500z' },
    { d: 'M20.500 10.500l-7-2.500v11l7-2.500z' },
  ],
  white: [
    {
      d: 'M3 40L17.500 11 25 25l4.500-7L45 40zM17.500 18.500l-4 8.500 3 2.500 2.500-3 2.500 2 1-1.500z',
      evenOdd: true,
    },
  ],
  purple: [
    { d: circle(24, 16.5, 9), stroke: 4.6 },
    { d: circle(17, 29.5, 9), stroke: 4.6 },
    { d: circle(31, 29.5, 9), stroke: 4.6 },
  ],
  blue: [
    {
      d:
        'M24 18.500C20 10 11 8.500 3.500 13c2 7.500 9 11 15.500 10.500 1.500 5 1.500 11-1.500 20.500' +
        'h13c-3-9.500-3-15.500-1.500-20.500C35.500 24 42.500 20.500 44.500 13 37 8.500 28 10 24 18.500z',
    },
  ],
}

/** Size of a clan's symbol relative to the shield on which it is drawn. */
export const SIGN_SCALE = 0.62
