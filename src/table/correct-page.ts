import { useNavigate } from 'react-router'
import { useGameTable } from './context'
import { useTable } from './hook'
import { useGamePath } from './paths'
import { useTableWords } from './words'

/**
 * The screen where things are set by hand, with its title and the way to it; undefined if the game has none, and on a phone that follows
 * the game.
 */
export function useCorrectPage(): { readonly title: string; readonly open: () => void } | undefined {
  const { rooms } = useGameTable()
  const { words } = useTableWords()
  const isFollowed = useTable((open) => open.followed)
  const path = useGamePath()
  const navigate = useNavigate()
  if (isFollowed || !Object.hasOwn(rooms, 'correct')) return undefined
  return { title: words.menu.rooms.correct, open: () => void navigate(path('correct')) }
}
