import { useMemo, useState } from 'react'
import { line, type Ledger } from '../../referee'
import { Question } from '../../ui/Screen'
import { changesIn } from '../corrections/before'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { QuickCorrection, type UnsavedChanges } from '../corrections/QuickCorrection'
import { useIsCorrectionBlocked, CorrectionBlocked } from '../corrections/CorrectionBlocked'
import { useGoNow } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import type { HouseRules } from './house-rules'
import { KeepRules } from './KeepRules'
import type { SavedRules } from './own-rules'
import { PointSheet } from './PointSheet'
import { RuleList } from './RuleList'
import { useHouseRulesWords } from './words'

export interface HouseRulesPageProps<V extends SetVocabulary, Rules, Point> {
  readonly by: ByHand<V>
  readonly houseRules: HouseRules<Rules, Point, V['change']>
  readonly saved: SavedRules<Rules>
  readonly ledger: Ledger<V>
  /** Returns the house rules that apply in a position. */
  readonly rulesOf: (state: V['state']) => Rules
  /** Returns the number of the round in a position. */
  readonly roundOf: (state: V['state']) => number
}

/** Page that shows and changes the house rules of the open game. A change is a correction, so it is shown in the log. */
export function HouseRulesPage<V extends SetVocabulary, Rules, Point>(props: HouseRulesPageProps<V, Rules, Point>) {
  const { words } = useHouseRulesWords()
  const { by, ledger, rulesOf } = props
  const waits = useIsCorrectionBlocked()
  const { state } = ledger.head
  const goNow = useGoNow()
  const [open, onOpen] = useState<Point | undefined>()
  return (
    <TableScreen where={words.title} back="">
      <Question>{words.question}</Question>
      {waits ? <CorrectionBlocked /> : <p className="note">{words.note}</p>}
      {waits ? (
        <Reading {...props} rules={rulesOf(state)} set={undefined} open={open} onOpen={onOpen} />
      ) : (
        <QuickCorrection by={by} state={state} quiet isAboutRules hasOwnReason={open !== undefined} onDone={goNow}>
          {(preview, set, unsaved) => (
            <Reading {...props} rules={rulesOf(preview)} set={set} unsaved={unsaved} open={open} onOpen={onOpen} />
          )}
        </QuickCorrection>
      )}
    </TableScreen>
  )
}

type ReadingProps<V extends SetVocabulary, Rules, Point> = HouseRulesPageProps<V, Rules, Point> & {
  readonly rules: Rules
  readonly set: ((change: V['change']) => void) | undefined
  /** Changes that are not saved yet. Undefined while changes are not allowed. */
  readonly unsaved?: UnsavedChanges
  readonly open: Point | undefined
  readonly onOpen: (point: Point | undefined) => void
}

function Reading<V extends SetVocabulary, Rules, Point>(props: ReadingProps<V, Rules, Point>) {
  const { houseRules, saved, rules, unsaved, open, onOpen: setOpen } = props
  // Closing the sheet of a rule saves its change, so that the change is not lost when the user opens another page.
  const close = () => {
    setOpen(undefined)
    unsaved?.save()
  }
  return (
    <>
      <RuleList by={houseRules} rules={rules} onOpen={setOpen} />
      <KeepRules saved={saved} rules={rules} />
      {open !== undefined && <Opened {...props} point={open} onClose={close} />}
    </>
  )
}

type OpenedProps<V extends SetVocabulary, Rules, Point> = ReadingProps<V, Rules, Point> & {
  readonly point: Point
  readonly onClose: () => void
}

function Opened<V extends SetVocabulary, Rules, Point>(props: OpenedProps<V, Rules, Point>) {
  const { words, say } = useHouseRulesWords()
  const { by, houseRules, ledger, rulesOf, roundOf, point, rules, set, unsaved, onClose } = props
  const { targetOf } = by.fields
  // Maps each setting or number to the round in which the players corrected it last.
  const rounds = useMemo(
    () =>
      new Map(
        line(ledger).flatMap(({ entry, state }) =>
          entry.events.flatMap(changesIn<V>).map((change) => [targetOf(change), roundOf(state)] as const),
        ),
      ),
    [ledger, roundOf, targetOf],
  )
  const round = rounds.get(houseRules.targetOf(point) ?? '')
  const fromStart = houseRules.departs(rulesOf(ledger.head.state), point) ? words.fromStart : undefined
  const since = round === undefined ? fromStart : say(words.holdsSince, { round })
  return <PointSheet by={houseRules} point={point} rules={rules} set={set} since={since} below={unsaved?.reason} onClose={onClose} />
}
