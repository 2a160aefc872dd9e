import { Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { catalogue } from '../games/catalogue'
import { screens } from '../games/screens'
import { List, Row } from '../ui/List'
import { Question, Screen } from '../ui/Screen'
import { useWords } from './words'

/** Which game it shall be; with one game on offer there is nothing to choose. */
export function ChooseGame() {
  const { words, language } = useWords()
  const navigate = useNavigate()
  const [only, ...others] = catalogue
  if (only !== undefined && others.length === 0) return <Navigate to={`/new/${only.id}`} replace />
  return (
    <Screen where={words.home.newGame} onBack={() => void navigate('/')}>
      <Question>{words.home.which}</Question>
      <List label={words.home.which}>
        {catalogue.map(({ id, name }) => (
          <Row key={id} title={name[language]} to={`/new/${id}`} />
        ))}
      </List>
    </Screen>
  )
}

/** The way to a new game, which each game brings itself. */
export function NewGamePage() {
  const { game = '' } = useParams()
  const chosen = Object.hasOwn(screens, game) ? screens[game] : undefined
  if (chosen === undefined) return <Navigate to="/new" replace />
  return (
    <Suspense fallback={<main className="screen" aria-busy="true" />}>
      <chosen.NewGame />
    </Suspense>
  )
}
