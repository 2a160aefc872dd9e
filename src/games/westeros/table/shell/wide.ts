import { useSyncExternalStore } from 'react'

/** Room for two columns: a tablet upright, and wider; not a phone on its side. */
const twoColumns = '(min-width: 768px) and (min-height: 480px)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(twoColumns)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen has room for something beside the question. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(twoColumns).matches)
