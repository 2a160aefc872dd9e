import { Route, Routes, useNavigate, useParams } from 'react-router'
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
      <Route index element={<Page />} />
      <Route path=":rule" element={<Page />} />
    </Routes>
  )
}

function Page() {
  const { words } = useRulesWords()
  const { rule } = useParams()
  const navigate = useNavigate()
  return (
    <Screen where={words.title} about={rule ?? ''} onBack={() => void navigate(rule === undefined ? '/' : ROOT)}>
      <PlaceProvider value={{ box: PRINTED_BOX, to }}>{rule === undefined ? <Contents /> : <ChapterOf number={rule} />}</PlaceProvider>
    </Screen>
  )
}
