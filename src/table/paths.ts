import { useCallback } from 'react'
import { useTable } from './hook'

/** Where a place of the open game is: `path('areas/winterfell')` is `/game/<id>/areas/winterfell`. */
export type GamePath = (place?: string) => string

export function useGamePath(): GamePath {
  const id = useTable((open) => open.id)
  return useCallback((place = '') => (place === '' ? `/game/${id}` : `/game/${id}/${place}`), [id])
}
