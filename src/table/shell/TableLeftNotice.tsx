import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'

/** Notice on a linked phone that the shared phone has left the game, with a link to the page on which this phone can take over. */
export function TableLeftNotice() {
  const { words } = useTableWords()
  const goLink = useGoLink()
  return (
    <Notice kind="warn" action={<Button onClick={goLink}>{words.menu.link}</Button>}>
      {words.saved.away}
    </Notice>
  )
}
