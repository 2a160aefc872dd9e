import { useCorrectPage } from '../../../../table/correct-page'
import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import { useTextsOfGame } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { lastAnswer, type Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { numbered } from '../asking/asked'
import { useAsking } from '../asking/words'
import { useKeys } from '../asking/words/keys'
import { Button } from '../../../../ui/Button'
import { noCardsText } from '../rooms/no-cards'
import { hasOutcome } from '../rooms/has-outcome'
import { isShownWithControl, withoutScreen } from '../rooms/without-screen'
import type { Colour } from '../../box/box'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'

/**
 * Component that shows the effects of the newest answer: steps skipped by a player or for lack of cards, markers placed or removed, and the
 * beginning of the strategic phase. Shows nothing that an outcome screen has already shown.
 */
export function JustNow() {
  const texts = useTexts()
  const keys = useKeys()
  const asking = useAsking()
  const correct = useCorrectPage()
  const { words } = useStandardWords()
  const plain = useTextsOfGame(useTable((open) => open.state))
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const moments = hasOutcome(head) ? [] : [...withoutScreen(head), head]
  const events = moments.flatMap((moment) => (isShownWithControl(moment) ? [] : moment.entry.events))
  const gone = events.flatMap((event) => (event.e === 'unmarked' ? [numbered(texts, event.at)] : []))
  const put = events.flatMap((event) => (event.e === 'marked' ? [numbered(texts, event.at)] : []))
  const called = (colour: Colour) => nameOf(head.state, texts.colours, colour)
  const begun = lastAnswer({ head }).flatMap(({ entry }) =>
    entry.events.flatMap((event) =>
      event.e === 'strategyBegun' ? [keys.strategyBegun(event.mayor && called(event.mayor), called(head.state.start))] : [],
    ),
  )
  const skipped = moments.flatMap((moment) => noCardsText(moment, texts, asking) ?? [])
  const left = moments.flatMap(({ entry, parent }) =>
    skipped.length > 0
      ? []
      : entry.events.flatMap((event) => (event.e === 'skipped' ? [eventText(plain, words, event, parent?.state)] : [])),
  )
  const lines = [
    ...skipped,
    ...left,
    ...(put.length > 0 ? [keys.markedNow(put.join(', '))] : []),
    ...begun,
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
