import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useGamePath } from '../paths'

/** Debounce before the URL is updated, in ms; avoids many updates while the slider moves. */
const RESTS = 250

/**
 * Returns the position in the history that the URL contains, and its setter, which updates the screen immediately and the URL after a
 * delay.
 */
export function useMomentAddress(): readonly [seq: number, show: (seq: number) => void] {
  const { seq: named = '' } = useParams()
  const path = useGamePath()
  const navigate = useNavigate()
  const [shown, show] = useState(named)
  // A URL written by this hook arrives after a delay, when another position may already be shown; ignore it.
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
