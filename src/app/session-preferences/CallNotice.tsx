import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOpenGame } from '../../session'
import { useIsChangeLate, useIsLateChangeShown } from '../../table/ballot/late-change'
import { pass } from '../../table/ballot/passing'
import { useAwaitedHere } from '../../table/own-phone'
import { Button } from '../../ui/Button'
import { give } from '../../ui/feedback'
import { Notice } from '../../ui/status'
import { useSessionPreferences, waysOf } from './session-preferences'
import { useLinkWords } from '../link/words'

/**
 * On a guest phone: gives a signal when a player must make a secret choice on the phone. Outside the screens of the game, a banner leads to
 * the choice; the screens of the game open it by themselves. A banner also says that a change of a sealed choice came too late,
 * unless a result on the screen says so.
 */
export default function CallNotice() {
  const { words } = useLinkWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const path = useOpenGame(({ open }) => `/game/${open?.id}`)
  const awaited = useAwaitedHere()
  const isShown = useIsLateChangeShown()
  const isLate = useIsChangeLate() && !isShown
  const last = useRef('')
  useEffect(() => {
    if (awaited === last.current) return
    last.current = awaited
    if (awaited !== '') give('turn', waysOf(useSessionPreferences.getState()))
  }, [awaited])
  if (isLate)
    return (
      <Notice kind="warn" action={<Button onClick={() => pass(undefined)}>{words.seen}</Button>}>
        {words.call.late}
      </Notice>
    )
  if (awaited === '' || pathname === path || pathname.startsWith(`${path}/`)) return
  return <Notice action={<Button onClick={() => void navigate(path)}>{words.call.choose}</Button>}>{words.call.waits}</Notice>
}
