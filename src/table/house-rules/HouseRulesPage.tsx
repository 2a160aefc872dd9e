import { useMemo, useState } from 'react'
import { line, type Ledger } from '../../referee'
import { Question } from '../../ui/Screen'
import { changesIn } from '../corrections/before'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { QuickCorrection, type UnsavedChanges } from '../corrections/QuickCorrection'
import { useIsCorrectionBlocked, CorrectionBlocked } from '../corrections/CorrectionBlocked'
import { useGoNow } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { ChangedRules } from './ChangedRules'
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
  /** Whether to show only the list of the house rules that differ from the rulebook, inside another page. */
  readonly changedOnly?: boolean | undefined
}

/** Page that shows and changes the house rules of the open game. A change is a correction, so it is shown in the log. */
export function HouseRulesPage<V extends SetVocabulary, Rules, Point>(props: HouseRulesPageProps<V, Rules, Point>) {
  const { words } = useHouseRulesWords()
  const { by, houseRules, ledger, rulesOf, changedOnly } = props
  const waits = useIsCorrectionBlocked()
  const { state } = ledger.head
  const goNow = useGoNow()
  const [open, onOpen] = useState<Point | undefined>()
  if (changedOnly === true) return <ChangedRules houseRules={houseRules} rules={rulesOf(state)} />
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
  const { houseRules, ledger, rulesOf, roundOf, point, rules, set, unsaved, onClose } = props
  const labelOf = houseRules.sayingOf
  // Round of the last correction that changed this rule.
  const round = useMemo(
    () =>
      line(ledger)
        .filter(
          ({ entry, parent, state }) =>
            parent !== undefined &&
            entry.events.some((event) => changesIn<V>(event).length > 0) &&
            labelOf(point, rulesOf(parent.state)) !== labelOf(point, rulesOf(state)),
        )
        .map(({ state }) => roundOf(state))
        .at(-1),
    [ledger, roundOf, rulesOf, labelOf, point],
  )
  const before = rulesOf(ledger.head.state)
  const since =
    labelOf(point, before) !== labelOf(point, rules)
      ? words.changedNow
      : round !== undefined
        ? say(words.holdsSince, { round })
        : houseRules.departs(before, point)
          ? words.fromStart
          : undefined
  return <PointSheet by={houseRules} point={point} rules={rules} set={set} since={since} below={unsaved?.reason} onClose={onClose} />
}
