import { useMemo, useState } from 'react'
import { Question } from '../../../../ui/Screen'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { QuickCorrection } from '../corrections/QuickCorrection'
import { useTable } from '../hook'
import { useGoNow } from '../options/go-now'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { KeepRules } from './KeepRules'
import { departs, type Point, type Rules } from './points'
import { PointSheet } from './PointSheet'
import { RuleList } from './RuleList'
import { setInRound, targetOfPoint } from './since'
import { useRulesWords } from './words'

/** What this game is played by, in plain words; changed by a correction, so that the log tells it. */
export default function HouseRulesPage() {
  const { words } = useRulesWords()
  const { game } = useAllSpeech()
  const { state, ballot } = useTable((open) => open)
  const goNow = useGoNow()
  return (
    <TableScreen where={words.title} back="">
      <Question>{words.question}</Question>
      <p className="note">{ballot === undefined ? words.note : game.changes.waits}</p>
      {ballot === undefined ? (
        <QuickCorrection quiet onDone={goNow}>
          {(preview, set) => <Reading state={preview} set={set} />}
        </QuickCorrection>
      ) : (
        <Reading state={state} set={undefined} />
      )}
    </TableScreen>
  )
}

function Reading({ state, set }: { state: State; set: ((change: Change) => void) | undefined }) {
  const [open, setOpen] = useState<Point | undefined>()
  return (
    <>
      <RuleList rules={state} onOpen={setOpen} />
      <KeepRules rules={state} />
      {open !== undefined && <Opened point={open} rules={state} set={set} onClose={() => setOpen(undefined)} />}
    </>
  )
}

interface OpenedProps {
  readonly point: Point
  readonly rules: Rules
  readonly set: ((change: Change) => void) | undefined
  readonly onClose: () => void
}

function Opened({ point, rules, set, onClose }: OpenedProps) {
  const { words, say } = useRulesWords()
  const { ledger, state } = useTable((open) => open)
  const rounds = useMemo(() => setInRound(ledger), [ledger])
  const round = rounds.get(targetOfPoint(point) ?? '')
  const since = round !== undefined ? say(words.holdsSince, { round }) : departs(state, point) ? words.fromStart : undefined
  return <PointSheet point={point} rules={rules} set={set} since={since} onClose={onClose} />
}
