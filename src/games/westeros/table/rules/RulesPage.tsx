import { useParams } from 'react-router'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { PlaceProvider } from './book'
import { ChapterOf, Contents } from './Reference'
import { useRulesWords } from './words'

/** The rules reference in an open game: contents and search, or one chapter. It knows how this table plays. */
export default function RulesPage() {
  const { words } = useRulesWords()
  const { rule } = useParams()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const to = (number?: string) => path(number === undefined ? 'rules' : `rules/${number}`)
  return (
    <TableScreen where={words.title} back={rule === undefined ? '' : 'rules'} about={rule ?? ''}>
      <PlaceProvider value={{ box: state.box, state, to, settings: path('house-rules') }}>
        {rule === undefined ? <Contents /> : <ChapterOf number={rule} />}
      </PlaceProvider>
    </TableScreen>
  )
}
