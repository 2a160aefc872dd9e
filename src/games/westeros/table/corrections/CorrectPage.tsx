import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import { Question } from '../../../../ui/Screen'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { CorrectionForm, ReasonField } from './CorrectionForm'
import { SetChanges } from './SetChanges'
import { useCollected } from './collected'
import { judge } from './verdict'

/** Anything can be set by hand: the changes are collected, looked at, and set all at once with a reason. */
export function CorrectPage() {
  const { words, game } = useAllSpeech()
  const { state, ballot, ledger } = useTable((open) => open)
  const [changes, setChanges] = useCollected(ledger.head.entry.digest)
  const [reason, setReason] = useState('')
  const navigate = useNavigate()
  const path = useGamePath()
  const verdict = judge(state, changes)
  const leave = () => {
    setChanges([])
    void navigate(path())
  }
  return (
    <TableScreen
      where={words.correct.title}
      back=""
      answer={ballot === undefined && <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={leave} />}
    >
      <Question>{game.changes.title}</Question>
      <p className="note">{ballot === undefined ? game.changes.note : game.changes.waits}</p>
      <List>
        <Row lead={<Icon of={icons.check} />} title={words.menu.check} note={words.menu.checkNote} to={path('check')} />
      </List>
      {ballot === undefined && (
        <>
          <CorrectionForm changes={changes} onChange={setChanges} verdict={verdict} />
          {changes.length > 0 && <ReasonField reason={reason} onChange={setReason} />}
        </>
      )}
    </TableScreen>
  )
}
