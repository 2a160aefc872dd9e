import { useState } from 'react'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Question } from '../../ui/Screen'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { beforeSealing } from '../moments'
import { useGamePath } from '../paths'
import { clipboard } from '../shell/icons'
import { TableScreen } from '../shell/TableScreen'
import { useTableWords } from '../words'
import { judge, type ByHand, type SetVocabulary } from './by-hand'
import { ReasonField } from './ChangeList'
import { useCollected } from './collected'
import { CorrectionForm } from './CorrectionForm'
import { SetChanges } from './SetChanges'
import { LeaveUnsaved } from './LeaveUnsaved'
import { useIsCorrectionBlocked, CorrectionBlocked } from './CorrectionBlocked'
import { useCorrectionWords } from './words'
import { useReturnTo } from '../../ui/return-to'

export interface CorrectPageProps<V extends SetVocabulary, Section extends string> {
  readonly by: ByHand<V, Section>
  /** Current position of the game in the app. */
  readonly state: V['state']
}

/**
 * Page on which the user corrects any part of the stored position. The user collects changes, reviews them, and submits them together with
 * a reason.
 */
export function CorrectPage<V extends SetVocabulary, Section extends string>({ by, state }: CorrectPageProps<V, Section>) {
  const { words } = useCorrectionWords()
  const ledger = useTable((open) => open.ledger)
  const waits = useIsCorrectionBlocked()
  const { words: table } = useTableWords()
  const { rooms } = useGameTable()
  const [changes, setChanges] = useCollected<V['change']>(beforeSealing(ledger.head).entry.digest)
  const [reason, setReason] = useState('')
  /** Whether the user has pressed Back while changes are not saved. */
  const [isLeaving, setLeaving] = useState(false)
  const returnTo = useReturnTo()
  const path = useGamePath()
  const verdict = judge(by, state, changes)
  const leave = () => {
    setChanges([])
    returnTo(path())
  }
  return (
    <TableScreen
      where={words.title}
      back=""
      mayLeave={() => {
        setLeaving(true)
        return changes.length === 0
      }}
      answer={
        !waits &&
        (isLeaving && changes.length > 0 ? (
          <LeaveUnsaved count={changes.length} onDiscard={leave} onKeep={() => setLeaving(false)} />
        ) : (
          <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={leave} />
        ))
      }
    >
      <Question>{words.question}</Question>
      {waits ? <CorrectionBlocked /> : <p className="note">{words.note}</p>}
      {Object.hasOwn(rooms, 'check') && (
        <List>
          <Row lead={<Icon of={clipboard} />} title={table.menu.rooms.check} to={path('check')} />
        </List>
      )}
      {!waits && (
        <>
          <CorrectionForm by={by} state={state} changes={changes} onChange={setChanges} verdict={verdict} />
          {changes.length > 0 && <ReasonField reason={reason} onChange={setReason} />}
        </>
      )}
    </TableScreen>
  )
}
