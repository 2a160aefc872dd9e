import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import { useIsAwaitedHere, useLinkFault, useSeatHere } from '../own-phone'
import { useGoLink } from '../paths'
import { useHoldsChoice } from '../sealed-here'
import { useTableWords } from '../words'
import { GivenSeatNotice, useGivenSeat } from './GivenSeat'
import { TableLeftNotice } from './TableLeftNotice'
import { useWentBack } from './went-back'

/** Notice on a linked phone: names its player, or says that another phone has taken over the seat, or that the table has gone back. */
export function FollowedNotice() {
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
