import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/**
 * Banner about missing moves: the second copy of the games could not be written completely. The banner is shown until
 * the user dismisses it or the copy is complete.
 */
export default function Unsynced() {
  const { words } = useSecondCopyWords()
  const [isRead, setRead] = useState(false)
  if (isRead) return
  return (
    <Notice kind="warn" action={<Button onClick={() => setRead(true)}>{words.read}</Button>}>
      {words.unsynced}
    </Notice>
  )
}
