import { screens } from '../games/screens'
import { Redirect, useParams } from '../ui/route'

/** The rules of a game, without opening one: each game brings its own. */
export default function RulesPage() {
  const { game = '' } = useParams()
  const chosen = Object.hasOwn(screens, game) ? screens[game] : undefined
  return chosen === undefined ? <Redirect to="/" /> : <chosen.Rules />
}
