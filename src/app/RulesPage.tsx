import { Navigate, useParams } from 'react-router'
import { screens } from '../games/screens'

/** Rules of a game; no game has to be open. */
export default function RulesPage() {
  const { game = '' } = useParams()
  const chosen = Object.hasOwn(screens, game) ? screens[game] : undefined
  return chosen === undefined ? <Navigate to="/" replace /> : <chosen.Rules />
}
