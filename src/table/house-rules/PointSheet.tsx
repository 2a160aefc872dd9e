import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import type { HouseRules } from './house-rules'
import { useHouseRulesWords } from './words'

export interface PointSheetProps<Rules, Point, Change> {
  readonly by: HouseRules<Rules, Point, Change>
  readonly point: Point
  readonly rules: Rules
  /** Applies a change of the rule; undefined while changes are not allowed. */
  readonly set: ((change: Change) => void) | undefined
  /** Editor shown for rules that can be changed only before a game begins, not by a correction. */
  readonly atStart?: ReactNode
  /** Text that names the round since which the current setting applies. */
  readonly since?: string | undefined
  /** Content above the button that closes the sheet, such as the reason for a change. */
  readonly below?: ReactNode
  readonly onClose: () => void
}

/**
 * Details of one changeable rule: the current setting, the setting in the rulebook, reasons to change it, the text of the rule, and the
 * editor.
 */
export function PointSheet<Rules, Point, Change>(props: PointSheetProps<Rules, Point, Change>) {
  const { by, point, rules, set, atStart, since, below, onClose } = props
  const { words } = useHouseRulesWords()
  const title = by.titleOf(point, rules)
  const why = by.whyOf(point)
  const note = by.bookNote(point)
  const book = by.backToBook(point, rules)
  const canSet = by.targetOf(point) !== undefined
  return (
    <Sheet open title={title} onClose={onClose}>
      <dl className="flex flex-col gap-3">
        <Fact name={words.here}>
          {by.sayingOf(point, rules)}
          {by.isUnknown?.(rules, point) === true && <span className="note block">{words.unknownNote}</span>}
          {since !== undefined && <span className="note block">{since}</span>}
        </Fact>
        <Fact name={by.isAssumed(point) ? words.assumed : words.book}>
          {by.sayingOf(point, by.bookFor(rules))}
          {note !== undefined && <span className="note block">{note}</span>}
        </Fact>
        {why !== undefined && <Fact name={words.why}>{why}</Fact>}
      </dl>
      <by.RuleLink rule={by.ruleOf(point, rules)} />
      {set !== undefined && <by.Editor point={point} title={title} rules={rules} set={set} />}
      {atStart}
      {set !== undefined && !canSet && atStart === undefined && <p className="note">{by.fixed(point)}</p>}
      {set !== undefined && book !== undefined && by.departs(rules, point) && <Button onClick={() => set(book)}>{words.toBook}</Button>}
      {below}
      <Button onClick={onClose}>{words.done}</Button>
    </Sheet>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <dt className="label" id={id}>
        {name}
      </dt>
      <dd aria-labelledby={id}>{children}</dd>
    </div>
  )
}
