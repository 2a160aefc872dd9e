import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Paths of the history entries that were visited since the app was loaded. The key is the index that the router stores in an entry. */
const visited = new Map<number, string>()

/** Returns the index of the current history entry; 0 if the router stores none. */
const currentIndex = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Renders nothing. Records the path of each history entry, so that {@link useReturnTo} can find it again. */
export function HistoryRecorder() {
  const { pathname, key } = useLocation()
  useEffect(() => {
    visited.set(currentIndex(), pathname)
  }, [pathname, key])
  return undefined
}

/** Returns how many history entries to go back to the newest entry with a path; undefined if no earlier entry has this path. */
const stepsBackTo = (path: string): number | undefined => {
  for (let index = currentIndex() - 1; visited.has(index); index--) if (visited.get(index) === path) return currentIndex() - index
  return undefined
}

/**
 * Returns a function that leaves a page for the page it was opened from. It goes back in the history instead of adding an entry, so that
 * the browser's back button does not open the left page again. If the history does not contain the path, it replaces the current entry.
 */
export function useReturnTo(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => {
      const steps = stepsBackTo(path)
      if (steps === undefined) void navigate(path, { replace: true })
      else void navigate(-steps)
    },
    [navigate],
  )
}
