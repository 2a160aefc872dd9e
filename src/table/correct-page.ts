import { useNavigate } from 'react-router'
import { useGameTable } from './context'
import { useOnlyShows } from './own-phone'
import { useGamePath } from './paths'
import { useTableWords } from './words'

interface CorrectPageLink {
  readonly title: string
  readonly open: () => void
  /** Opens the screen with one section of the form, and in this section the values of one role. */
  readonly openSection: (section: string, role?: string) => void
}

/**
 * Returns the title of the correction screen and a function that opens the screen. Undefined in a window that only shows the game, and if
 * the game has no such screen.
 */
export function useCorrectPage(): CorrectPageLink | undefined {
  const { rooms } = useGameTable()
  const { words } = useTableWords()
  const onlyShows = useOnlyShows()
  const path = useGamePath()
  const navigate = useNavigate()
  if (onlyShows || !Object.hasOwn(rooms, 'correct')) return undefined
  return {
    title: words.menu.rooms.correct,
    open: () => void navigate(path('correct')),
    openSection: (section, role) => void navigate(`${path('correct')}?section=${section}${role === undefined ? '' : `&role=${role}`}`),
  }
}
