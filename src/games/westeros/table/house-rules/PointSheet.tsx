import { useId, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useAllSpeech } from '../speech'
import { PointEditor, type PointEditorProps } from './PointEditor'
import { backToBook, changeTo } from './altering'
import { BOOK, departs, isAssumed, isOfTheStart, ruleOf } from './points'
import { sayingOf, titleOf, whyOf } from './say'
import { useRulesWords } from './words'

export interface PointSheetProps extends Omit<PointEditorProps, 'title' | 'set'> {
  /** Hands on a change; undefined while nothing can be changed. */
  readonly set: PointEditorProps['set'] | undefined
  /** An editor for what no change by hand can set, where there is one: before a game. */
  readonly atStart?: ReactNode
  /** From when on the point holds, in words. */
  readonly since?: string | undefined
  readonly onClose: () => void
}

/** One point in full: what holds here, what the rulebook says, why one might play it otherwise, its rule, and its editor. */
export function PointSheet({ point, rules, set, atStart, since, onClose }: PointSheetProps) {
  const voice = { speech: useAllSpeech(), rules: useRulesWords() }
  const { words } = voice.rules
  const { words: table, game } = voice.speech
  const title = titleOf(point, rules, voice)
  const differs = departs(rules, point)
  const why = whyOf(point, voice)
  const book = backToBook(point, rules)
  const canSet = changeTo(point, BOOK) !== undefined
  return (
    <Sheet open title={title} onClose={onClose}>
      <dl className="flex flex-col gap-3">
        <Fact name={words.here}>
          {sayingOf(point, rules, voice)}
          {since !== undefined && <span className="note block">{since}</span>}
        </Fact>
        <Fact name={isAssumed(point) ? words.assumed : words.book}>
          {sayingOf(point, BOOK, voice)}
          {point.about === 'setting' && <span className="note block">{game.settings.options[point.name].book}</span>}
        </Fact>
        {why !== undefined && <Fact name={words.why}>{why}</Fact>}
      </dl>
      <RuleLink rule={ruleOf(point)} />
      {set !== undefined && <PointEditor point={point} title={title} rules={rules} set={set} />}
      {atStart}
      {set !== undefined && !canSet && atStart === undefined && (
        <p className="note">{point.about === 'threat' ? words.printedHere : isOfTheStart(point) ? words.ofStart : words.ofBoard}</p>
      )}
      {set !== undefined && differs && book !== undefined && <Button onClick={() => set(book)}>{words.toBook}</Button>}
      <Button onClick={onClose}>{table.correct.done}</Button>
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
