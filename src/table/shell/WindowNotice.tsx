import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useLooksOn } from '../own-phone'
import { useTableWords } from '../words'

/**
 * Says in a window that only shows the game that another window writes it, with a button to play on in this window. Renders nothing in
 * other windows.
 */
export function WindowNotice() {
  const { words } = useTableWords()
  const looksOn = useLooksOn()
  const writeHere = useTable((_, play) => play.writeHere)
  if (!looksOn) return
  return (
    <Notice kind="warn" action={<Button onClick={writeHere}>{words.saved.here}</Button>}>
      {words.saved.elsewhere}
    </Notice>
  )
}
