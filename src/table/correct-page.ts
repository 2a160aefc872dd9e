import { useNavigate } from 'react-router'
import { useGameSpeech } from './context'
import { useGamePath } from './paths'

/** The screen where things are set by hand, with its title and the way to it; undefined where the game has none. */
export function useCorrectPage(): { readonly title: string; readonly open: () => void } | undefined {
  const row = useGameSpeech().menu.find(({ to }) => to === 'correct')
  const path = useGamePath()
  const navigate = useNavigate()
  return row && { title: row.title, open: () => void navigate(path(row.to)) }
}
