import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import type { ByHand, SetVocabulary, Verdict } from './by-hand'
import { useCorrectionWords } from './words'

export interface FindingsProps<V extends SetVocabulary> {
  readonly by: ByHand<V>
  readonly verdict: Verdict<V>
  /** Whether the changes can concern pieces. If not, a valid number of pieces is not mentioned. */
  readonly countsPieces?: boolean
}

/** Shows while editing whether the number of pieces is valid; unusual numbers are shown as warnings. */
export function Findings<V extends SetVocabulary>({ by, verdict, countsPieces = true }: FindingsProps<V>) {
  const { words } = useCorrectionWords()
  const { refusal, miscounts, warnings, preview } = verdict
  const { Rule } = by
  const place = useRef<HTMLDivElement>(null)
  // Scrolls a new warning into view, because it can be below the visible part of a long list of changes.
  const faults = [refusal?.code, ...miscounts, ...warnings].join('|')
  useEffect(() => {
    if (faults !== '') place.current?.scrollIntoView({ block: 'nearest' })
  }, [faults])
  return (
    <div ref={place} role="status" className="flex flex-col gap-2">
      {refusal === undefined && miscounts.length > 0 ? (
        <div className="finding" data-kind="warn">
          <Icon of={icons.adjust} size="s" />
          <p>{miscounts.join(' ')}</p>
        </div>
      ) : refusal === undefined ? (
        countsPieces && (
          <p className="finding">
            <Icon of={icons.check} size="s" />
            {words.countHolds}
          </p>
        )
      ) : (
        <div className="finding" data-kind="warn">
          <Icon of={icons.portcullis} size="s" />
          <div>
            <p>{by.wrong(refusal, preview)}</p>
            <Rule of={refusal} />
          </div>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="finding" data-kind="warn">
          <Icon of={icons.adjust} size="s" />
          <div>
            <p>{words.warnings}</p>
            <ul>
              {warnings.map((warning) => (
                <li key={warning} className="note">
                  {by.warning(warning)}
                  <Rule of={warning} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
