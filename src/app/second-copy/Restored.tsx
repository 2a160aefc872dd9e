import { useRestored } from '../../session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useSecondCopyWords } from './words'

/** Says that the browser had lost its database, and that nothing is lost by it; stays until it has been read. */
export default function Restored() {
  const [n, read] = useRestored()
  const { words, count } = useSecondCopyWords()
  return <Notice action={<Button onClick={read}>{words.read}</Button>}>{count(words.back, n)}</Notice>
}
