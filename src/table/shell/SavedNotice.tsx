import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useHasSeatHere, useIsLinked } from '../own-phone'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { useExport } from './export'
import { UnsavedNotice } from './UnsavedNotice'

/**
 * Stands on every screen while the last move, or any since, is not on disk, and says what can be done; also where another window plays
 * this game, and where the ledger was damaged.
 */
export function SavedNotice() {
  const { words } = useTableWords()
  const { unsaved, unsynced, writes, writeHere, retry, dismiss } = useTable((_, play) => play)
  const damage = useTable((open) => open.damage)
  const { id, followed } = useTable((open) => open)
  const hasSeat = useHasSeatHere()
  const isLinked = useIsLinked()
  const navigate = useNavigate()
  const path = useGamePath()
  if (followed && !isLinked)
    return (
      <Notice kind="warn" action={<Button onClick={() => void navigate(`/link/${id}`, { state: path() })}>{words.saved.scan}</Button>}>
        {words.saved.unlinked}
      </Notice>
    )
  if (followed) return <Notice>{hasSeat ? words.saved.seated : words.saved.followed}</Notice>
  if (!writes)
    return (
      <Notice kind="warn" action={<Button onClick={writeHere}>{words.saved.here}</Button>}>
        {words.saved.elsewhere}
      </Notice>
    )
  if (unsaved === 'conflict')
    return (
      <Notice kind="warn" action={<Button onClick={dismiss}>{words.saved.seen}</Button>}>
        {words.saved.conflict}
      </Notice>
    )
  if (unsaved !== undefined)
    return (
      <UnsavedNotice says={words.saved.not} why={unsaved}>
        <KeepCopy />
      </UnsavedNotice>
    )
  if (unsynced !== undefined)
    return (
      <Notice
        kind="warn"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => void retry()}>{words.saved.retry}</Button>
            <KeepCopy />
          </span>
        }
      >
        {words.saved.unsynced} {words.saved.why[unsynced]}
      </Notice>
    )
  if (damage === undefined) return
  if (damage.lost === 0)
    return (
      <Notice kind="warn" action={<KeepCopy />}>
        {words.saved.mended}
      </Notice>
    )
  return (
    <Notice
      kind="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <KeepCopy />
          <TheRest />
        </span>
      }
    >
      {words.saved.damaged}
    </Notice>
  )
}

/** The unreadable data, for somebody who can repair it by hand. */
function TheRest() {
  const { words } = useTableWords()
  return <Button onClick={useExport('rest')}>{words.saved.rest}</Button>
}

function KeepCopy() {
  const { words } = useTableWords()
  return <Button onClick={useExport()}>{words.saved.export}</Button>
}
