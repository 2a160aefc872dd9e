import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOpenGame } from '../session'
import { Button } from '../ui/Button'
import { Notice, showToast } from '../ui/status'
import { useUpdate } from './update'
import { useWords } from './words'

/**
 * Banner for a new version of the app with a button to reload; the app never reloads by itself. The banner is hidden while a ballot is
 * open, so that the version does not change during secret choices.
 */
export function UpdateNotice() {
  const { news, take } = useUpdate()
  const { words } = useWords()
  const isChoosing = useOpenGame(({ open }) => (open?.ballots.length ?? 0) > 0)

  // A toast takes room from the screen of a game, so the first install is announced on the home screen only.
  const isHome = useLocation().pathname === '/'
  const isTold = useRef(false)
  useEffect(() => {
    if (news !== 'offline' || !isHome || isTold.current) return
    isTold.current = true
    showToast(words.update.offline)
  }, [news, words, isHome])

  if (news !== 'taken' && (news !== 'waiting' || isChoosing)) return
  return (
    <Notice action={<Button onClick={take}>{news === 'waiting' ? words.update.take : words.update.reload}</Button>}>
      {words.update[news]}
    </Notice>
  )
}
