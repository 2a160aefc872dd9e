import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { correctionsAfter } from '../moments'
import { useOutcomeWords } from './words'

/**
 * Component that lists above an outcome the values that were corrected after it, because the outcome still shows the values before. Renders
 * nothing if nothing was corrected.
 */
export function CorrectedSince() {
  const { words, say } = useOutcomeWords()
  const head = useTable((open) => open.ledger.head)
  const { corrected } = useGameSpeech()
  const values = correctionsAfter(head).flatMap((moment) => corrected?.(moment) ?? [])
  if (values.length === 0) return
  return (
    <p className="notice" role="status">
      {say(words.corrected, { values: values.join('; ') })}
    </p>
  )
}
