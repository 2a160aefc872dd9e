import { useNavigate } from 'react-router'
import { useGameTable } from './context'
import { useGamePath } from './paths'
import { useTableWords } from './words'

/** The screen where things are set by hand, with its title and the way to it; undefined where the game has none. */
export function useCorrectPage(): { readonly title: string; readonly open: () => void } | undefined {
  const { rooms } = useGameTable()
  const { words } = useTableWords()
  const path = useGamePath()
  const navigate = useNavigate()
  return Object.hasOwn(rooms, 'correct') ? { title: words.menu.rooms.correct, open: () => void navigate(path('correct')) } : undefined
}
