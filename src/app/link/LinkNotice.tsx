import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useLost, type LostLink } from './lost'
import { useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'

/** Says on every screen that a link has ended, and what can be done. */
export default function LinkNotice() {
  const { words } = useLinkWords()
  const textOf = useTextOf()
  const lost = useLost((now) => now.lost)
  if (lost === undefined) return
  return (
    <Notice kind="warn" action={<Button onClick={() => useLost.setState({ lost: undefined })}>{words.seen}</Button>}>
      {textOf(lost)}
    </Notice>
  )
}

/** Names the lost phone by its seat. */
const useTextOf = () => {
  const { words, say } = useLinkWords()
  const seats = useSeatsWithRoles()
  return (lost: LostLink): string => {
    if (lost.end === 'reader') return words.lost.reader[lost.why]
    const player = seats.find(({ id }) => id === lost.seat)?.name
    return player === undefined ? words.lost.writer[lost.why] : say(words.lost.seat[lost.why], { player })
  }
}
