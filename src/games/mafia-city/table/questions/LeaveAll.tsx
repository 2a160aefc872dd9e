import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { SureButton } from '../../../../ui/SureButton'
import type { OwnMove } from '../../rules/moves'
import { useKeys } from '../asking/words/keys'

export interface LeaveAllProps {
  /** Moves with which the players leave their Mafiosi, or pass; the button is hidden if the list is empty. */
  readonly moves: readonly OwnMove[]
}

/** Button with which all players who still have to decide leave their Mafiosi at the location. */
export const LeaveAll = ({ moves }: LeaveAllProps) => <Leave moves={moves} label={useKeys().allLeave} kind="alt" />

/**
 * Button with which all players leave their Mafiosi at all locations that are left in the strategic phase. It ends the phase, so it asks
 * for confirmation and is far from the undo button.
 */
export const LeaveRest = ({ moves }: LeaveAllProps) => <EndPhase moves={moves} label={useKeys().restLeave} />

/** The same button before a location is chosen. */
export const LeaveEverywhere = ({ moves }: LeaveAllProps) => <EndPhase moves={moves} label={useKeys().everywhereLeave} />

function EndPhase({ moves, label }: LeaveAllProps & { readonly label: string }) {
  const sendAll = useSendAll()
  const { sureLeave } = useKeys()
  if (moves.length === 0) return
  return (
    <SureButton sure={sureLeave} subject={moves.length} onClick={() => void sendAll(moves)}>
      {label}
    </SureButton>
  )
}

/** Button with which all active players pass, if the app does not track Mafiosi. The location phase begins. */
export const PassAll = ({ moves }: LeaveAllProps) => <Leave moves={moves} label={useKeys().passAll} kind="quiet" />

function Leave({ moves, label, kind }: LeaveAllProps & { readonly label: string; readonly kind: 'alt' | 'quiet' }) {
  const sendAll = useSendAll()
  if (moves.length === 0) return
  return (
    <Button kind={kind} onClick={() => void sendAll(moves)}>
      {label}
    </Button>
  )
}
