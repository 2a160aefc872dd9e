import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useLost } from './lost'
import { useLinkWords } from './words'

/** Says on every screen that a link has ended, and what can be done. */
export default function LinkNotice() {
  const { words } = useLinkWords()
  const lost = useLost((now) => now.lost)
  if (lost === undefined) return
  return (
    <Notice kind="warn" action={<Button onClick={() => useLost.setState({ lost: undefined })}>{words.seen}</Button>}>
      {lost.end === 'writer' ? words.lost.writer[lost.why] : words.lost.reader[lost.why]}
    </Notice>
  )
}
