import type { ArchivedGame } from '../../games/screens'
import type { Archived } from '../../session'
import { csvOf } from '../../ui/csv'
import { useShareFile } from '../../ui/share-file'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { List, Row } from '../../ui/List'
import { archiveTable } from './table'
import { useArchiveWords } from './words'

/** Row that exports the listed games as CSV. */
export function CsvRow({ games, game }: { games: readonly Archived[]; game: ArchivedGame }) {
  const speech = useArchiveWords()
  const { csv, csvNote } = speech.words
  const shareFile = useShareFile()
  const hand = () =>
    shareFile(csvOf(archiveTable(games, game, speech)), `castellan-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv')
  return (
    <List>
      <Row lead={<Icon of={icons.share} />} title={csv} note={csvNote} onPress={() => void hand()} />
    </List>
  )
}
