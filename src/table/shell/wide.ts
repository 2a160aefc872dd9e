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
 * Maximum heights of a low screen, on which explanations are hidden, in px at the default text size: while the user chooses, and with
 * a larger text size.
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

/** Returns whether the screen is short, e.g. because of a small phone or large text. Choices are then shown before illustrations. */
export const useShort = (): boolean => useSyncExternalStore(onResize, () => innerHeight / letterSize() <= LOW.largeLetters)

/** Returns whether the screen has space for a side panel. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(twoColumns).matches)
