import type { Moment } from '../../../../referee'
import type { WesterosVocabulary } from '../../index'
import { lineOf } from '../log/lines'
import { useAllSpeech } from '../speech'

export interface DoneStepsProps {
  /** Moments of the round, the newest first. */
  readonly moments: readonly Moment<WesterosVocabulary>[]
}

/** What the fold of the finished steps tells: a line of the log for each. */
export function DoneSteps({ moments }: DoneStepsProps) {
  const { words, game } = useAllSpeech()
  return (
    <ol reversed aria-label={words.now.steps.label}>
      {moments.map((moment) => (
        <li key={moment.entry.id}>{lineOf(moment, game).main}</li>
      ))}
    </ol>
  )
}
