/** Icons of the film controls, on the same grid as those of `ui/icons.ts`. */

export const play = 'M8 5.5v13l10.5-6.5z'
export const pause = 'M9 5.5v13M15 5.5v13'
