import { blockingCorrection } from '../../referee'
import { HoldButton } from '../../ui/HoldButton'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useTableWords } from '../words'
import { useCorrectionWords } from './words'

/** Whether nothing can be corrected here: on a phone that follows the game, and while a choice is sealed that depends on the position. */
export const useIsCorrectionBlocked = (): boolean => useTable((open) => open.followed || blockingCorrection(open.ballots).length > 0)

/**
 * Says why nothing can be corrected here: this phone follows the game, or a correction waits for what is sealed. In the second case also
 * the way out, which throws the sealed choices away unseen; it is held, so that nobody does it in passing.
 */
export function CorrectionBlocked() {
  const { words } = useCorrectionWords()
  const { words: table } = useTableWords()
  const { ballots, followed } = useTable((open) => open)
  const callOff = useTable((_, play) => play.callOff)
  const throwAway = async () => {
    for (const { id } of blockingCorrection(ballots)) await callOff(undefined, id)
  }
  if (followed) return <p className="note">{table.atTheTable}</p>
  return (
    <>
      <p className="note">{words.waits}</p>
      <HoldButton ms={2000} icon={icons.adjust} onHold={() => void throwAway()}>
        {words.throwAway}
      </HoldButton>
    </>
  )
}
