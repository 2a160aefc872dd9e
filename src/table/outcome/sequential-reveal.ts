import { useEffect, useState } from 'react'
import { movesLittle } from '../../ui/motion'

/** State of the animation that reveals choices one after another. */
export interface SequentialReveal {
  /** Number of choices that are already revealed. */
  readonly turned: number
  readonly over: boolean
  /** Starts the animation again from the first choice. */
  readonly again: () => void
}

/**
 * Hook that reveals choices one after another. Reveals all at once if the user prefers reduced motion or taps anywhere.
 * @param waits delay before each reveal, in milliseconds
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
  // A tap anywhere ends the animation and has no other effect.
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
