import { blockingCorrection } from '../../referee'
import { HoldButton } from '../../ui/HoldButton'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useCorrectionWords } from './words'

/** Whether something is sealed that a correction would take the ground from. */
export const useIsBlockedBySeal = (): boolean => useTable((open) => blockingCorrection(open.ballots).length > 0)

/** A correction waits for what is sealed: why, and the way out, which throws it away unseen. Held, so that nobody does it in passing. */
export function BlockedBySeal() {
  const { words } = useCorrectionWords()
  const ballots = useTable((open) => open.ballots)
  const callOff = useTable((_, play) => play.callOff)
  const throwAway = async () => {
    for (const { id } of blockingCorrection(ballots)) await callOff(undefined, id)
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
