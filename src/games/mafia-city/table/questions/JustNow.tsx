import { useCorrectPage } from '../../../../table/correct-page'
import { useTextsOfGame } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import { lastAnswer, type Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { numbered } from '../asking/asked'
import { useAsking } from '../asking/words'
import { useKeys } from '../asking/words/keys'
import { Button } from '../../../../ui/Button'
import { noCardsText } from '../rooms/no-cards'
import { gameOutcomes } from '../rooms/game-outcomes'
import { useTexts } from '../parts/words'

/**
 * Component that shows what the newest answer did: steps skipped for lack of cards, a figure taken, and markers placed or
 * removed. Shows nothing if an outcome screen has already shown these changes.
 */
export function JustNow() {
  const texts = useTexts()
  const keys = useKeys()
  const { words } = useStandardWords()
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const plain = useTextsOfGame(head.state)
  const moments = lastAnswer({ head }).filter((moment) => !gameOutcomes.hasOutcome(moment))
  const events = moments.flatMap(({ entry }) => entry.events)
  const gone = events.flatMap((event) => (event.e === 'unmarked' ? [numbered(texts, event.at)] : []))
  const put = events.flatMap((event) => (event.e === 'marked' ? [numbered(texts, event.at)] : []))
  const taken = events.flatMap((event) => (event.e === 'figureTaken' ? [eventText(plain, words, event)] : []))
  const asking = useAsking()
  const correct = useCorrectPage()
  const skipped = moments.flatMap((moment) => noCardsText(moment, texts, asking) ?? [])
  const lines = [
    ...skipped,
    ...taken,
    ...(put.length > 0 ? [keys.markedNow(put.join(', '))] : []),
    ...(gone.length > 0 ? [keys.gone(gone.join(', '))] : []),
  ]
  return (
    lines.length > 0 && (
      <div className="flex items-center gap-3">
        <p className="note flex-1">{lines.join(' ')}</p>
        {skipped.length > 0 && correct !== undefined && (
          <Button kind="quiet" className="w-auto" onClick={correct.open}>
            {asking.wrongCards}
          </Button>
        )}
      </div>
    )
  )
}
