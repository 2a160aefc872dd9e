import { useSyncExternalStore } from 'react'

/** Media query for two columns: matches a tablet in portrait orientation, but not a phone in landscape orientation. */
const twoColumns = '(min-width: 48em) and (min-height: 30em)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(twoColumns)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const onResize = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/**
 * Maximum heights in px of a low screen, at the default text size: `choosing` while the user chooses, `largeLetters` for a larger text
 * size. On a low screen, explanations are hidden.
 */
const LOW = { choosing: 860, largeLetters: 700 } as const

/** Returns the text size relative to 16 px. */
const letterSize = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16

const isLow = (choosing: boolean): boolean => {
  const letters = letterSize()
  return innerHeight / letters <= (choosing ? LOW.choosing : letters > 1 ? LOW.largeLetters : 0)
}

/** Returns whether the screen is so low that explanations of a question are hidden. */
export const useLow = (choosing: boolean): boolean => useSyncExternalStore(onResize, () => isLow(choosing))

/** Returns whether the screen is short, e.g. on a small phone or with large text. Questions then show choices before illustrations. */
export const useShort = (): boolean => useSyncExternalStore(onResize, () => innerHeight / letterSize() <= LOW.largeLetters)

/** Returns whether the screen has space for a side panel. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(twoColumns).matches)
