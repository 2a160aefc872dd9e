import { create } from 'zustand'
import { blockingCorrection } from '../../referee'
import { HoldButton } from '../../ui/HoldButton'
import { useTable } from '../hook'
import * as icons from '../icons'
import { beforeSealing } from '../moments'
import { useChangedAt, useOnlyShows } from '../own-phone'
import { useCorrectionWords } from './words'

/**
 * Id of the entry at which the players agreed to discard sealed choices with the next correction. The agreement ends with the next move; a
 * choice that is sealed meanwhile does not end it, so that it does not interrupt the correction.
 */
const useAgreed = create<{ readonly at: string }>(() => ({ at: '' }))

/**
 * Returns whether corrections are blocked: in a window that only shows the game, and while the players have not agreed to discard the
 * sealed choices.
 */
export const useIsCorrectionBlocked = (): boolean => {
  const { ballots, ledger } = useTable((open) => open)
  const onlyShows = useOnlyShows()
  const agreed = useAgreed(({ at }) => at)
  return onlyShows || (blockingCorrection(ballots).length > 0 && agreed !== beforeSealing(ledger.head).entry.id)
}

/**
 * Explains why corrections are blocked. If an open ballot is the reason, offers to discard its sealed choices without revealing them, as
 * soon as the correction is saved; the button needs a long press, to prevent accidents.
 */
export function CorrectionBlocked() {
  const { words } = useCorrectionWords()
  const where = useChangedAt()
  const ledger = useTable((open) => open.ledger)
  if (where !== undefined) return <p className="note">{where}</p>
  return (
    <>
      <p className="note">{words.waits}</p>
      <HoldButton ms={2000} icon={icons.adjust} onHold={() => useAgreed.setState({ at: beforeSealing(ledger.head).entry.id })}>
        {words.throwAway}
      </HoldButton>
    </>
  )
}
