import { useSyncExternalStore } from 'react'

/** Room for two columns: a tablet upright, and wider; not a phone on its side. */
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

/** Heights, in pixels of ordinary letters, up to which explanations give way: to choices, and to a question in larger letters. */
const LOW = { choosing: 860, largeLetters: 700 } as const

/** The size of letters as the app and the device have it: 16 px are 1. */
const letterSize = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16

const isLow = (choosing: boolean): boolean => {
  const letters = letterSize()
  return innerHeight / letters <= (choosing ? LOW.choosing : letters > 1 ? LOW.largeLetters : 0)
}

/** Whether there is so little height that what explains a question folds away: on a phone, and on a tablet on its side. */
export const useLow = (choosing: boolean): boolean => useSyncExternalStore(onResize, () => isLow(choosing))

/** Whether the screen is short: a small phone, or large letters. There the choices come before what illustrates them. */
export const useShort = (): boolean => useSyncExternalStore(onResize, () => innerHeight / letterSize() <= LOW.largeLetters)

/** Whether the screen has room for something beside the question. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(twoColumns).matches)
