import { Button } from '../../ui/Button'
import { FoldingNotice } from '../../ui/FoldingNotice'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'

/** Notice on a linked phone that the shared phone has left the game, with a link to the page on which this phone can take over. */
export function TableLeftNotice() {
  const { words } = useTableWords()
  const goLink = useGoLink()
  return <FoldingNotice text={words.saved.away} action={<Button onClick={goLink}>{words.menu.link}</Button>} />
}
