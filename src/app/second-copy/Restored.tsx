import { useRestored } from '../../session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/** Banner: the browser had lost its database, and the games were restored from the second copy. Shown until dismissed. */
export default function Restored() {
  const [n, read] = useRestored()
  const { words, count } = useSecondCopyWords()
  return <Notice action={<Button onClick={read}>{words.read}</Button>}>{count(words.back, n)}</Notice>
}
