import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTable } from './hook'
import { useReturnTo } from '../ui/return-to'

/** Returns the URL path of a page of the open game: `path('areas/winterfell')` is `/game/<id>/areas/winterfell`. */
export type GamePath = (place?: string) => string

export function useGamePath(): GamePath {
  const id = useTable((open) => open.id)
  return useCallback((place = '') => (place === '' ? `/game/${id}` : `/game/${id}/${place}`), [id])
}

/**
 * Returns a function that opens the page for linking phones; its back button leads to the open question.
 * @param atOnce shows or scans the code immediately
 */
export function useGoLink(atOnce = false): () => void {
  const id = useTable((open) => open.id)
  const navigate = useNavigate()
  const path = useGamePath()
  return () => void navigate(`/link/${id}${atOnce ? '?code' : ''}`, { state: path() })
}

/** Returns a function that goes back to the screen of the open question. */
export function useGoNow(): () => void {
  const returnTo = useReturnTo()
  const path = useGamePath()
  return () => returnTo(path())
}
