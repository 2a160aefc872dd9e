import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useGamePath } from '../paths'

/** How long a moment is looked at before the address names it: whoever slides through a game would write it a hundred times; ms. */
const RESTS = 250

/** The moment that the address names, and how to show another one: at once on the screen, and in the address when the hand rests. */
export function useMomentAddress(): readonly [seq: number, show: (seq: number) => void] {
  const { seq: named = '' } = useParams()
  const path = useGamePath()
  const navigate = useNavigate()
  const [shown, show] = useState(named)
  // An address that was written from here comes back a little later, when another moment may be shown already.
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
