import { FoldingNotice } from '../../ui/FoldingNotice'
import { useTable } from '../hook'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'

/**
 * Notice on a linked phone that the shared phone has left the game. If the shared phone plays another game, a button scans its code;
 * otherwise a button opens the page on which this phone can take over.
 */
export function TableLeftNotice() {
  const { words } = useTableWords()
  const goLink = useGoLink()
  const goScan = useGoLink(true)
  const playsOther = useTable((_, play) => play.tablePlaysOther === true)
  if (!playsOther) return <FoldingNotice text={words.saved.away} repair={{ label: words.menu.link, go: goLink }} />
  const repair = { label: words.saved.scan, short: words.saved.scanShort, go: goScan }
  return <FoldingNotice text={words.saved.awayOther} repair={repair} />
}
