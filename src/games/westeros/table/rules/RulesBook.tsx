import { Route, Routes, useGo, useParams } from '../../../../ui/route'
import { Screen } from '../../../../ui/Screen'
import { PRINTED_BOX } from '../../box/printed'
import { PlaceProvider } from './book'
import { ChapterOf, Contents } from './Reference'
import { useRulesWords } from './words'

const ROOT = '/rules/westeros'
const to = (number?: string) => (number === undefined ? ROOT : `${ROOT}/${number}`)

/** The rules reference beside any game, as it is printed; stands at `/rules/westeros/*`. */
export default function RulesBook() {
  return (
    <Routes>
      <Route path="/">
        <Page />
      </Route>
      <Route path="/:rule">
        <Page />
      </Route>
    </Routes>
  )
}

function Page() {
  const { words } = useRulesWords()
  const { rule } = useParams()
  const go = useGo()
  return (
    <Screen where={words.title} about={rule ?? ''} onBack={() => go(rule === undefined ? '/' : ROOT)}>
      <PlaceProvider value={{ box: PRINTED_BOX, to }}>{rule === undefined ? <Contents /> : <ChapterOf number={rule} />}</PlaceProvider>
    </Screen>
  )
}
