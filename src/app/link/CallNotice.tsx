import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOpenGame } from '../../session'
import { useAwaitedHere } from '../../table/own-phone'
import { Button } from '../../ui/Button'
import { give } from '../../ui/feedback'
import { Notice } from '../../ui/status'
import { useSessionPreferences, waysOf } from '../session-preferences/session-preferences'
import { useLinkWords } from './words'

/**
 * On a guest phone: gives a signal when a player must make a secret choice on the phone. Outside the screens of the game, a banner leads to
 * the choice; the screens of the game open it by themselves.
 */
export default function CallNotice() {
  const { words } = useLinkWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const path = useOpenGame(({ open }) => `/game/${open?.id}`)
  const awaited = useAwaitedHere()
  const last = useRef('')
  useEffect(() => {
    if (awaited === last.current) return
    last.current = awaited
    if (awaited !== '') give('turn', waysOf(useSessionPreferences.getState()))
  }, [awaited])
  if (awaited === '' || pathname === path || pathname.startsWith(`${path}/`)) return
  return <Notice action={<Button onClick={() => void navigate(path)}>{words.call.choose}</Button>}>{words.call.waits}</Notice>
}
