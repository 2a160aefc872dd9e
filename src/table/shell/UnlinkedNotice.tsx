import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useIsLinked } from '../own-phone'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'

/** On a phone that follows a game: says that its link to the table is lost, and leads to a new scan; nothing while the link runs. */
export function UnlinkedNotice() {
  const { words } = useTableWords()
  const followed = useTable((open) => open.followed)
  const isLinked = useIsLinked()
  const goLink = useGoLink()
  if (!followed || isLinked) return
  return (
    <Notice kind="warn" action={<Button onClick={goLink}>{words.saved.scan}</Button>}>
      {words.saved.unlinked}
    </Notice>
  )
}
