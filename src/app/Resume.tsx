import { Navigate } from 'react-router'
import { useGames } from '../session'

/** Target of the app shortcut: redirects to the latest game, or to the home screen if there is none. */
export default function Resume() {
  const { games, trouble } = useGames()
  const [latest] = games ?? []
  if (latest !== undefined) return <Navigate to={`/game/${latest.id}`} replace />
  return games !== undefined || trouble !== undefined ? <Navigate to="/" replace /> : <main className="screen" aria-busy="true" />
}
