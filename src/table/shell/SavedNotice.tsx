import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useGameSpeech, useGameTable } from '../context'
import { useIsAwaitedHere, useIsLinked, useLinkFault, useSeatHere } from '../own-phone'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'
import { useExport } from './export'
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
  const { hasSecrets } = useGameTable()
  const state = useTable((open) => open.state)
  const { roles, isTakenOver } = useSeatHere()
  const goLink = useGoLink()
  const fault = useLinkFault()
  const readWentBack = useWentBack()
  const isAwaited = useIsAwaitedHere()
  const holds = useHoldsChoice(isTakenOver)
  if (fault === 'tableLeft') return <TableLeftNotice />
  if (roles.length > 0 && hasSecrets && readWentBack !== undefined)
    return (
      <Notice kind="warn" action={<Button onClick={readWentBack}>{words.saved.seen}</Button>}>
        {words.saved[isAwaited ? 'wentBackChoose' : 'wentBack']}
      </Notice>
    )
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

/**
 * On a linked phone without a seat: returns whether the newest choice of any role in an open ballot is sealed on the phone.
 * @param isAsked whether the phone is without a seat
 */
function useHoldsChoice(isAsked: boolean): boolean {
  const ballots = useTable((open) => open.ballots)
  const isSealedHere = useTable((_, play) => play.isSealedHere)
  const [held, setHeld] = useState<readonly string[]>([])
  const ids = ballots.map(({ id }) => id)
  useEffect(() => {
    if (!isAsked) return
    let isMounted = true
    const look = async () => {
      const cast = ballots.flatMap((ballot) => Object.keys(ballot.cast).map((role) => [ballot.id, role] as const))
      const isHere = await Promise.all(cast.map(([id, role]) => isSealedHere(role, id)))
      if (isMounted) setHeld(cast.flatMap(([id], at) => (isHere[at] === true ? [id] : [])))
    }
    void look()
    return () => {
      isMounted = false
    }
  }, [ballots, isSealedHere, isAsked])
  return isAsked && held.some((id) => ids.includes(id))
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
