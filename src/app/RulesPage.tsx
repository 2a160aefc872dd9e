import { Navigate, useParams } from 'react-router'
import { screens } from '../games/screens'

/** The rules of a game, without opening one: each game brings its own. */
export default function RulesPage() {
  const { game = '' } = useParams()
  const chosen = Object.hasOwn(screens, game) ? screens[game] : undefined
  return chosen === undefined ? <Navigate to="/" replace /> : <chosen.Rules />
}
