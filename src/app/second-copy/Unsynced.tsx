import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/** Says that the second copy of the games lacks moves, since it could not be written. Goes when it has been read or is whole. */
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
