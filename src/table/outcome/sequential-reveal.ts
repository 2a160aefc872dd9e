import { useEffect, useState } from 'react'
import { movesLittle } from '../../ui/motion'

/** State of an animated reveal. */
export interface SequentialReveal {
  /** Number of revealed steps. */
  readonly turned: number
  readonly over: boolean
  /** Restarts the animation. */
  readonly again: () => void
}

/**
 * Reveals items one after another; all at once if reduced motion is preferred, or after a tap anywhere.
 * @param waits delay before each item, in milliseconds
 */
export function useSequentialReveal(waits: readonly number[]): SequentialReveal {
  const [turned, turn] = useState(() => (movesLittle() ? waits.length : 0))
  const wait = waits[turned]
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => turn((before) => before + 1), wait)
    return () => clearTimeout(timer)
  }, [turned, wait])
  const over = wait === undefined
  const end = waits.length
  // A tap anywhere skips to the end and does nothing else.
  useEffect(() => {
    if (over) return
    const skip = (event: Event) => {
      event.stopPropagation()
      turn(end)
    }
    addEventListener('click', skip, true)
    return () => removeEventListener('click', skip, true)
  }, [over, end])
  return { turned, over, again: () => turn(movesLittle() ? end : 0) }
}
