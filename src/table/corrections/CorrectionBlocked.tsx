import { blockingCorrection } from '../../referee'
import { HoldButton } from '../../ui/HoldButton'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useTableWords } from '../words'
import { useCorrectionWords } from './words'

/** Returns whether corrections are blocked: on a linked phone, and while a sealed choice depends on the position. */
export const useIsCorrectionBlocked = (): boolean => useTable((open) => open.followed || blockingCorrection(open.ballots).length > 0)

/**
 * Explains why corrections are blocked. If an open ballot is the reason, offers to discard its sealed choices without revealing them;
 * the button needs a long press, to prevent accidents.
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
