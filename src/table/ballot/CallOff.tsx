import type { Ballot } from '../../referee'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { HoldButton } from '../../ui/HoldButton'
import * as icons from '../icons'
import { usePlay } from '../question/answering'
import { useBallotWords } from './words'

/** Dialog that discards all sealed choices without revealing them. The player confirms with a long press, to prevent accidents. */
export function CallOff({ ballot, open, onClose }: { ballot: Ballot; open: boolean; onClose: () => void }) {
  const { words } = useBallotWords()
  const { callOff } = usePlay()
  const text = words.callOff
  return (
    <Sheet open={open} title={text.title} onClose={onClose}>
      <p className="note">{text.note}</p>
      <HoldButton
        ms={2000}
        icon={icons.close}
        onHold={() => {
          onClose()
          void callOff(undefined, ballot.id)
        }}
      >
        {text.confirm}
      </HoldButton>
      <Button kind="quiet" onClick={onClose}>
        {text.back}
      </Button>
    </Sheet>
  )
}
