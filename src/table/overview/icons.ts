/** Icons of the overview, on the same grid as those of `ui/icons.ts`. */

export const fullScreen = 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5'
export const smallScreen = 'M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20'
