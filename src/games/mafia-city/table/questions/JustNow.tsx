import { useTextsOfGame } from '../../../../table/plain/context'
import { eventText } from '../../../../table/plain/event-text'
import { usePlainWords } from '../../../../table/plain/words'
import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { numbered } from '../asking/asked'
import { useKeys } from '../asking/words/keys'
import { gameOutcomes } from '../rooms/game-outcomes'
import { useTexts } from '../parts/words'

/**
 * Component that shows the changes of the newest answer: a figure that a player took, and placed or removed markers. Shows nothing if an
 * outcome screen has already shown these changes.
 */
export function JustNow() {
  const texts = useTexts()
  const keys = useKeys()
  const { words } = usePlainWords()
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const plain = useTextsOfGame(head.state)
  const events = answerOf(head).flatMap((moment) => (gameOutcomes.hasOutcome(moment) ? [] : moment.entry.events))
  const gone = events.flatMap((event) => (event.e === 'unmarked' ? [numbered(texts, event.at)] : []))
  const put = events.flatMap((event) => (event.e === 'marked' ? [numbered(texts, event.at)] : []))
  const taken = events.flatMap((event) => (event.e === 'figureTaken' ? [eventText(plain, words, event)] : []))
  const lines = [
    ...taken,
    ...(put.length > 0 ? [keys.markedNow(put.join(', '))] : []),
    ...(gone.length > 0 ? [keys.gone(gone.join(', '))] : []),
  ]
  return lines.length > 0 && <p className="note">{lines.join(' ')}</p>
}

/** Returns the log entries of the newest answer, oldest first. */
const answerOf = (head: Moment<MafiaCity>): readonly Moment<MafiaCity>[] => [
  ...(head.entry.continues === true && head.parent !== undefined ? answerOf(head.parent) : []),
  head,
]
