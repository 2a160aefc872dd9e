import { holdingBack } from '../../referee'
import { HoldButton } from '../../ui/HoldButton'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useCorrectionWords } from './words'

/** Whether something is sealed that a correction would take the ground from. */
export const useWaits = (): boolean => useTable((open) => holdingBack(open.ballots).length > 0)

/** A correction waits for what is sealed: why, and the way out, which throws it away unseen. Held, so that nobody does it in passing. */
export function Waiting() {
  const { words } = useCorrectionWords()
  const ballots = useTable((open) => open.ballots)
  const callOff = useTable((_, play) => play.callOff)
  const throwAway = async () => {
    for (const { id } of holdingBack(ballots)) await callOff(undefined, id)
  }
  return (
    <>
      <p className="note">{words.waits}</p>
      <HoldButton ms={2000} icon={icons.adjust} onHold={() => void throwAway()}>
        {words.throwAway}
      </HoldButton>
    </>
  )
}
