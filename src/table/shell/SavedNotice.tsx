import { Suspense } from 'react'
import { Button } from '../../ui/Button'
import { lazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useIsLinked } from '../own-phone'
import { useTableWords } from '../words'
import { useExport } from './export'
import { UnlinkedNotice } from './UnlinkedNotice'
import { UnsavedNotice } from './UnsavedNotice'
import { WindowNotice } from './WindowNotice'

/** Loaded on demand, because only linked phones show it. */
const ReplacedChoice = lazyPart(() => import('./ReplacedChoice').then((part) => part.ReplacedChoice))
const FollowedNotice = lazyPart(() => import('./FollowedNotice').then((part) => part.FollowedNotice))

/**
 * Notice on every screen while a move is not saved, with buttons for possible actions. Also warns if another window has opened the same
 * game, or if the ledger is damaged.
 */
export function SavedNotice() {
  const { words } = useTableWords()
  const { unsaved, unsynced, writes, retry, dismiss } = useTable((_, play) => play)
  const damage = useTable((open) => open.damage)
  const followed = useTable((open) => open.followed)
  const isLinked = useIsLinked()
  if (followed)
    return isLinked ? (
      <Suspense>
        <ReplacedChoice />
        <FollowedNotice />
      </Suspense>
    ) : (
      <UnlinkedNotice />
    )
  if (!writes) return <WindowNotice />
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

/** Button that exports the unreadable data of a damaged game for manual repair. */
function TheRest() {
  const { words } = useTableWords()
  return <Button onClick={useExport('rest')}>{words.saved.rest}</Button>
}

function KeepCopy() {
  const { words } = useTableWords()
  return <Button onClick={useExport()}>{words.saved.export}</Button>
}
