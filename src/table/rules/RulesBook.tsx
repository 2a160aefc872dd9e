import { Route, Routes, useParams } from 'react-router'
import { Screen } from '../../ui/Screen'
import { useGameTable } from '../context'
import { addressesBelow, RulesIn } from './place'
import { ChapterOf, Contents } from './Reference'
import { useRulesWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Rules reference with the printed numbers, for use without an open game. Its URL path is `/rules/<game>/*`. */
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
  const returnTo = useReturnTo()
  const root = `/rules/${useGameTable().id}`
  return (
    <Screen where={words.title} about={rule ?? ''} onBack={() => returnTo(rule === undefined ? '/' : root)}>
      <RulesIn place={{ state: undefined, to: addressesBelow(root) }}>
        {rule === undefined ? <Contents /> : <ChapterOf number={rule} />}
      </RulesIn>
    </Screen>
  )
}
