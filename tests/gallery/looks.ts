import type { Look } from './playwright'

/** The phones and screens that every scene is looked at on: a small phone, a usual one, a tablet upright, a tablet or TV across. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const
export const THEMES = ['light', 'dark'] as const
export const LANGUAGES = ['en', 'cs'] as const

/** Every way a scene can be looked at. */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  SIZES.flatMap(([width, height]) => THEMES.map((theme) => ({ width, height, theme, language }))),
)

/** "360x640-dark-cs" */
export const nameOf = ({ width, height, theme, language }: Look): string => `${width}x${height}-${theme}-${language}`
