/** SVG paths of the icons of this game, on the same grid as the icons of the app. */

export const caravel =
  'M2.500 14.500h19c-.5 3.500-3 6-6.500 6H8.500c-3 0-5.500-2.500-6-6z M9 14.500V3.500M16 14.500V6 M9 4.500c3 .5 4.500 2.500' +
  ' 4.500 6.500H9M9 6C6 6.500 4.500 8.500 4.500 11H9M16 7c2.200.5 3.500 2 3.500 4.500H16'
export const warehouse = 'M3 20.500V9l9-5.500L21 9v11.500z M7 20.500V12h10v8.500M7 15h10M7 18h10'
/** Neutral warehouse: a gable with an empty wall. */
export const neutralWarehouse = 'M3 20.500V9l9-5.500L21 9v11.500z M8.500 14.500h7'
export const florin = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0 M10 17V9.500a2.500 2.500 0 0 1 4.500-1.500M8 12.500h5.500'
export const loan = 'M4 3h16v18h-16z M8 7.500h8M8 11h4 M12 15.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0'
export const shut = 'M3.500 9L12 4l8.500 5v11.500h-17z M8.500 11.500l7 7M15.500 11.500l-7 7'
export const bonus = 'M6 9.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0 M8.500 14.500L7 21.500l5-2.500 5 2.500-1.500-7M12 7v5M9.500 9.500h5'
export const captain =
  'M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0 M10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0 M12 2.500v7.900M12' +
  ' 13.600v7.900M2.500 12h7.900M13.600 12h7.900M5.300 5.300l5.600 5.600M13.100 13.100l5.600 5.600M18.700 5.300l-5.600 5.600' +
  'M10.900 13.100l-5.600 5.600'
export const bank =
  'M3 9.500L12 4l9 5.500zM3.500 20.500h17 M5 17.500h14M6.500 17v-7M17.500 17v-7 M9.8 13.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0'
export const payday =
  'M3 7v4c0 1.500 2.700 2.700 6 2.700M3 11v4c0 1.500 2.700 2.700 6 2.700M15 7v2 M10.5 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11' +
  ' 0 M16 13v5M14.300 15.500h3.400'
export const majority = 'M3 20.500v-6h6v6M9 20.500V7h6v13.500M15 20.500v-9h6v9z M12 4.500V3M3 20.500h18'
export const fortress = 'M4 20.500V6h3v2.500h3V6h4v2.500h3V6h3v14.500z M10 20.500v-5a2 2 0 0 1 4 0v5'
export const anchor = 'M9.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0 M12 7.200V21M8.500 10.500h7M4.500 13c0 5 3 8 7.500 8s7.500-3 7.500-8'
export const reopen = 'M3.500 10L12 5l8.500 5v10.500h-17z M12 18v-6M9 14.500l3-3 3 3'
export const destination =
  'M6 3h12a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z M12 17c-2.500-3-3.700-4.800-3.700-6.500a3.700 3.700' +
  ' 0 0 1 7.400 0c0 1.700-1.200 3.500-3.700 6.500z M11.6 10.5h.8'
export const triangle = 'M5.500 3.500h13a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2z M12 8l4.500 8h-9z'
export const seaRoute = 'M4 18c4 0 4-6 8-6s4-6 8-6M4 18v.01M12 12v.01M20 6v.01'
export const link = 'M9 15l6-6M8 11l-3 3a3.500 3.500 0 0 0 5 5l3-3M16 13l3-3a3.500 3.500 0 0 0-5-5l-3 3'
