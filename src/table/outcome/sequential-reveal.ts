import { useEffect, useState } from 'react'
import { movesLittle } from '../../ui/motion'

/** A reveal that takes a moment. */
export interface SequentialReveal {
  /** How many steps of it are there. */
  readonly turned: number
  readonly over: boolean
  /** Shows it once more. */
  readonly again: () => void
}

/**
 * Reveals one thing after another; everything at once where nothing may move, or after a touch anywhere.
 * @param waits how long each waits for the one before, in milliseconds
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
  // A touch anywhere shows the end of it, and does nothing else.
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
