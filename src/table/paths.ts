import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTable } from './hook'

/** Where a place of the open game is: `path('areas/winterfell')` is `/game/<id>/areas/winterfell`. */
export type GamePath = (place?: string) => string

export function useGamePath(): GamePath {
  const id = useTable((open) => open.id)
  return useCallback((place = '') => (place === '' ? `/game/${id}` : `/game/${id}/${place}`), [id])
}

/**
 * Goes to the page of the linked phones, which leads back to the open question.
 * @param atOnce the code is shown there, or scanned, without a tap of its own
 */
export function useGoLink(atOnce = false): () => void {
  const id = useTable((open) => open.id)
  const navigate = useNavigate()
  const path = useGamePath()
  return () => void navigate(`/link/${id}${atOnce ? '?code' : ''}`, { state: path() })
}

/** Goes back to the open question of the game. */
export function useGoNow(): () => void {
  const navigate = useNavigate()
  const path = useGamePath()
  return () => void navigate(path())
}
