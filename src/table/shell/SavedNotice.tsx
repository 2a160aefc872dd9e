import { Button } from '../../ui/Button'
import { useHoldsChoice } from '../sealed-here'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useGameSpeech, useGameTable } from '../context'
import { useIsAwaitedHere, useIsLinked, useLinkFault, useSeatHere } from '../own-phone'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'
import { useExport } from './export'
import { GivenSeatNotice, useGivenSeat } from './GivenSeat'
import { TableLeftNotice } from './TableLeftNotice'
import { UnlinkedNotice } from './UnlinkedNotice'
import { UnsavedNotice } from './UnsavedNotice'
import { useWentBack } from './went-back'
import { WindowNotice } from './WindowNotice'

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
  if (followed) return isLinked ? <FollowedNotice /> : <UnlinkedNotice />
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

/** Notice on a linked phone: names its player, or says that another phone has taken over the seat, or that the table has gone back. */
function FollowedNotice() {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const table = useGameTable()
  const state = useTable((open) => open.state)
  const hasSecrets = table.hasSecrets(state)
  const { roles, isTakenOver } = useSeatHere()
  const goLink = useGoLink()
  const fault = useLinkFault()
  const readWentBack = useWentBack()
  const isAwaited = useIsAwaitedHere()
  const holds = useHoldsChoice()
  const isGiven = useGivenSeat().text !== undefined
  if (fault === 'tableLeft') return <TableLeftNotice />
  if (roles.length > 0 && hasSecrets && readWentBack !== undefined)
    return (
      <Notice kind="warn" action={<Button onClick={readWentBack}>{words.saved.seen}</Button>}>
        {words.saved[isAwaited ? 'wentBackChoose' : 'wentBack']}
      </Notice>
    )
  if (isGiven) return <GivenSeatNotice hasButton />
  if (roles.length > 0)
    return (
      <Notice>
        {say(words.saved[hasSecrets ? 'seated' : 'seatedOpen'], { player: list([...new Set(roles.map((role) => player(state, role)))]) })}
      </Notice>
    )
  if (!isTakenOver) return <Notice>{words.saved.followed}</Notice>
  return (
    <Notice kind="warn" action={<Button onClick={goLink}>{words.saved.who}</Button>}>
      {words.saved[holds ? 'unseatedHolds' : 'unseated']}
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
