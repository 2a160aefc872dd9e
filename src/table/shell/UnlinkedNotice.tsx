import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useIsLinked } from '../own-phone'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'

/** On a phone that follows a game: says that its link to the table is lost, and leads to a new scan; nothing while the link runs. */
export function UnlinkedNotice() {
  const { words } = useTableWords()
  const { id, followed } = useTable((open) => open)
  const isLinked = useIsLinked()
  const navigate = useNavigate()
  const path = useGamePath()
  if (!followed || isLinked) return
  return (
    <Notice kind="warn" action={<Button onClick={() => void navigate(`/link/${id}`, { state: path() })}>{words.saved.scan}</Button>}>
      {words.saved.unlinked}
    </Notice>
  )
}
