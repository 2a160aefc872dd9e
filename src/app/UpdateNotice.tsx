import { useEffect } from 'react'
import { useOpenGame } from '../session'
import { Button } from '../ui/Button'
import { Notice, showToast } from '../ui/status'
import { useUpdate } from './update'
import { useWords } from './words'

/**
 * Says that a new version waits, and lets the table take it when it likes; nothing is ever loaded again by itself. While a secret
 * choice is open nothing is offered: it is finished with the version it was begun with.
 */
export function UpdateNotice() {
  const { news, take } = useUpdate()
  const { words } = useWords()
  const isChoosing = useOpenGame(({ open }) => (open?.ballots.length ?? 0) > 0)

  useEffect(() => {
    if (news === 'offline') showToast(words.update.offline)
  }, [news, words])

  if (news !== 'taken' && (news !== 'waiting' || isChoosing)) return
  return (
    <Notice action={<Button onClick={take}>{news === 'waiting' ? words.update.take : words.update.reload}</Button>}>
      {words.update[news]}
    </Notice>
  )
}
