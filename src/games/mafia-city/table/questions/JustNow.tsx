import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { numbered } from '../asking/asked'
import { useKeys } from '../asking/key-words'
import { gameTold } from '../rooms/told'
import { useTexts } from '../parts/words'

/** Markers that the newest answer put down or took away, where no screen of its own has told of them. */
export function JustNow() {
  const texts = useTexts()
  const keys = useKeys()
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const events = answerOf(head).flatMap((moment) => (gameTold.isTold(moment) ? [] : moment.entry.events))
  const gone = events.flatMap((event) => (event.e === 'unmarked' ? [numbered(texts, event.at)] : []))
  const put = events.flatMap((event) => (event.e === 'marked' ? [numbered(texts, event.at)] : []))
  const lines = [...(put.length > 0 ? [keys.markedNow(put.join(', '))] : []), ...(gone.length > 0 ? [keys.gone(gone.join(', '))] : [])]
  return lines.length > 0 && <p className="note">{lines.join(' ')}</p>
}

/** The moments of an answer, the first one first. */
const answerOf = (head: Moment<MafiaCity>): readonly Moment<MafiaCity>[] => [
  ...(head.entry.continues === true && head.parent !== undefined ? answerOf(head.parent) : []),
  head,
]
