import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/**
 * Banner about moves that are missing in the mirror database, because the app could not write it completely. The banner is shown until
 * the user closes it or the mirror is complete.
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
