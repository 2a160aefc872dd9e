import { useParams } from 'react-router'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { addressesBelow, RulesIn } from './place'
import { ChapterOf, Contents } from './Reference'
import { useRulesWords } from './words'

/** Rules reference of an open game: list of rules with search, or one chapter. Shows the numbers that apply in this game. */
export default function RulesPage() {
  const { words } = useRulesWords()
  const { rule } = useParams()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  return (
    <TableScreen where={words.title} back={rule === undefined ? '' : 'rules'} about={rule ?? ''}>
      <RulesIn place={{ state, to: addressesBelow(path('rules')), settings: path('house-rules') }}>
        {rule === undefined ? <Contents /> : <ChapterOf number={rule} />}
      </RulesIn>
    </TableScreen>
  )
}
