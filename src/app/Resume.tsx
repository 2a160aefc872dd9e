import { Navigate } from 'react-router'
import { useGames } from '../session'

/** Where the shortcut of the home screen leads: to the game played last, or home where there is none. */
export default function Resume() {
  const { games, trouble } = useGames()
  const [latest] = games ?? []
  if (latest !== undefined) return <Navigate to={`/game/${latest.id}`} replace />
  return games !== undefined || trouble !== undefined ? <Navigate to="/" replace /> : <main className="screen" aria-busy="true" />
}
