import { Suspense } from 'react'
import { catalogue } from '../games/catalogue'
import { screens } from '../games/screens'
import { List, Row } from '../ui/List'
import { Redirect, useGo, useParams } from '../ui/route'
import { Question, Screen } from '../ui/Screen'
import { useWords } from './words'

/** Which game it shall be; with one game on offer there is nothing to choose. */
export function ChooseGame() {
  const { words, language } = useWords()
  const go = useGo()
  const [only, ...others] = catalogue
  if (only !== undefined && others.length === 0) return <Redirect to={`/new/${only.id}`} />
  return (
    <Screen where={words.home.newGame} onBack={() => go('/')}>
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
  if (chosen === undefined) return <Redirect to="/new" />
  return (
    <Suspense fallback={<main className="screen" aria-busy="true" />}>
      <chosen.NewGame />
    </Suspense>
  )
}
