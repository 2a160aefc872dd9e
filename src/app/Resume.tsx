import { useGames } from '../play'
import { Redirect } from '../ui/route'

/** Where the shortcut of the home screen leads: to the game played last, or home where there is none. */
export default function Resume() {
  const { games, trouble } = useGames()
  const [latest] = games ?? []
  if (latest !== undefined) return <Redirect to={`/game/${latest.id}`} />
  return games !== undefined || trouble !== undefined ? <Redirect to="/" /> : <main className="screen" aria-busy="true" />
}
