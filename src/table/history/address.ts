import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useGamePath } from '../paths'

/** Delay in ms before the URL is updated (debounce), to avoid many updates while the slider moves. */
const RESTS = 250

/**
 * Returns the sequence number of the displayed entry, which is stored in the URL, and its setter. The setter updates the screen immediately
 * and the URL after a delay.
 */
export function useMomentAddress(): readonly [seq: number, show: (seq: number) => void] {
  const { seq: named = '' } = useParams()
  const path = useGamePath()
  const navigate = useNavigate()
  const [shown, show] = useState(named)
  /**
   * Sequence number that this hook wrote to the URL last. The URL changes after a delay, when the screen may already show another position,
   * so the hook ignores a change to this number.
   */
  const wrote = useRef(named)
  useEffect(() => {
    if (named === wrote.current) return
    wrote.current = named
    show(named)
  }, [named])
  useEffect(() => {
    if (shown === wrote.current) return
    const later = setTimeout(() => {
      wrote.current = shown
      void navigate(path(`moment/${shown}`), { replace: true })
    }, RESTS)
    return () => clearTimeout(later)
  }, [shown, navigate, path])
  return [Number(shown === '' ? Number.NaN : shown), (seq) => show(`${seq}`)]
}
