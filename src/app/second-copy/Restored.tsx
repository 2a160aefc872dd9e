import { useRestored } from '../../session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/**
 * Banner about restored games: the browser had lost its database, and the games were restored from the second copy on
 * the device. The banner is shown until the user dismisses it.
 */
export default function Restored() {
  const [n, read] = useRestored()
  const { words, count } = useSecondCopyWords()
  return <Notice action={<Button onClick={read}>{words.read}</Button>}>{count(words.back, n)}</Notice>
}
