import { useRestored } from '../../session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/**
 * Banner about restored games: the browser had lost its database, and the app restored the games from the mirror database on
 * this device. The banner is shown until the user closes it.
 */
export default function Restored() {
  const [n, read] = useRestored()
  const { words, count } = useSecondCopyWords()
  return <Notice action={<Button onClick={read}>{words.read}</Button>}>{count(words.back, n)}</Notice>
}
