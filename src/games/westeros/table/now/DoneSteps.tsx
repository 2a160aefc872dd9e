import type { Moment } from '../../../../referee'
import { westeros, type WesterosVocabulary } from '../../index'
import { lineOf } from '../../../../table/log/lines'
import { useWesterosLog } from '../log/game-log'
import { useAllSpeech } from '../speech'

export interface DoneStepsProps {
  /** Moments of the round, the newest first. */
  readonly moments: readonly Moment<WesterosVocabulary>[]
}

/** What the fold of the finished steps tells: a line of the log for each. */
export function DoneSteps({ moments }: DoneStepsProps) {
  const { words } = useAllSpeech()
  const log = useWesterosLog()
  return (
    <ol reversed aria-label={words.now.steps.label}>
      {moments.map((moment) => (
        <li key={moment.entry.id}>{lineOf(moment, westeros, log).main}</li>
      ))}
    </ol>
  )
}
