import { useState } from 'react'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { partsChanged } from '../corrections/before'
import type { ByHand, SetVocabulary, Verdict } from '../corrections/by-hand'
import { ChangeList, ReasonField } from '../corrections/ChangeList'
import { Findings } from '../corrections/Findings'
import { SetChanges } from '../corrections/SetChanges'
import * as icons from '../icons'
import { useCheckWords } from './words'

export interface DifferencesProps<V extends SetVocabulary> {
  readonly by: ByHand<V>
  /** Position that the app has stored. */
  readonly state: V['state']
  readonly changes: readonly V['change'][]
  readonly verdict: Verdict<V>
  readonly onDrop: (change: V['change']) => void
  /** Whether the collapsed line shows the number of differences instead of the newest difference. */
  readonly isBrief?: boolean
  /** Whether the button that submits the differences is shown only in the expanded list. */
  readonly isFolded?: boolean
  /** Called when the user has submitted all differences. */
  readonly onSet: () => void
}

/**
 * Differences between app and board found so far: one line that expands to a list, and the button that submits all differences together.
 */
export function Differences<V extends SetVocabulary>({
  by,
  state,
  changes,
  verdict,
  isBrief = false,
  isFolded = false,
  onDrop,
  onSet,
}: DifferencesProps<V>) {
  const { words, count } = useCheckWords()
  const [listed, setListed] = useState(false)
  const [reason, setReason] = useState('')
  const newest = changes.at(-1)
  if (newest === undefined) return
  const { preview, refusal, warnings, miscounts, isMiscount } = verdict
  const warned = refusal !== undefined || isMiscount || warnings.length > 0
  const set = <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={onSet} />
  return (
    <>
      <button type="button" className="compare-found" data-kind={warned ? 'warn' : undefined} onClick={() => setListed(true)}>
        <Icon of={refusal !== undefined ? icons.portcullis : warned ? icons.adjust : icons.history} size="s" />
        <span className="min-w-0 flex-1">
          <span className="newest" role="status">
            {isBrief
              ? count(words.differences, changes.length)
              : refusal !== undefined
                ? by.wrong(refusal, preview)
                : isMiscount
                  ? miscounts.join(' ')
                  : partsChanged(newest, state, preview, by.fields, by)
                      .map(({ after }) => after)
                      .join('; ')}
          </span>
          {!isBrief && changes.length > 1 && <span className="note">{count(words.andMore, changes.length - 1)}</span>}
        </span>
        <span className="note flex-none text-choice">{words.look}</span>
      </button>
      {!isFolded && set}
      <Sheet open={listed} title={count(words.differences, changes.length)} onClose={() => setListed(false)}>
        <ChangeList by={by} state={preview} before={state} changes={changes} onDrop={onDrop} />
        <Findings by={by} verdict={verdict} />
        <ReasonField reason={reason} onChange={setReason} />
        {set}
      </Sheet>
    </>
  )
}
