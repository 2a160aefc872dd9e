import type { Look } from './playwright'

/** Screen sizes of the gallery pictures, in px: a small phone, a common phone, a tablet in portrait, a tablet or TV in landscape. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const
export const THEMES = ['light', 'dark'] as const
export const LANGUAGES = ['en', 'cs'] as const

/** All combinations of screen size, theme and language in which pictures are taken. */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  SIZES.flatMap(([width, height]) => THEMES.map((theme) => ({ width, height, theme, language }))),
)

/** Returns the name of a combination of size, theme and language, e.g. "360x640-dark-cs". */
export const nameOf = ({ width, height, theme, language }: Look): string => `${width}x${height}-${theme}-${language}`
