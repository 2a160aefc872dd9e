import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/**
 * Banner: the second copy of the games lacks moves, because it could not be written. Shown until dismissed or until the copy is complete.
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
