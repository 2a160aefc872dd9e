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
import { Icon } from '../../../../ui/Icon'
import { check, now } from '../../../../table/icons'
import { marker } from '../parts/icons'
import { noCardsText } from '../rooms/no-cards'
import { hasOutcome } from '../rooms/has-outcome'
import { isShownWithControl, withoutScreen } from '../rooms/without-screen'
import type { Colour, Place } from '../../box/box'
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
  const bare = events.flatMap((event) => (event.e === 'controlled' && event.control.why === 'empty' ? [event.at] : []))
  const marks = events.flatMap((event) => (event.e === 'marked' ? [event.at] : []))
  const namesOf = (places: readonly Place[]) => places.map((at) => numbered(texts, at)).join(', ')
  const put = namesOf(marks.filter((at) => !bare.includes(at)))
  const putEmpty = namesOf(marks.filter((at) => bare.includes(at)))
  const called = (colour: Colour) => nameOf(head.state, texts.colours, colour)
  const begun = lastAnswer({ head }).flatMap(({ entry }) =>
    entry.events.flatMap((event) =>
      event.e === 'strategyBegun' ? [keys.strategyBegun(event.mayor && called(event.mayor), called(head.state.start))] : [],
    ),
  )
  const skipped = noCardsText(moments, texts, asking)
  const left = moments.flatMap(({ entry, parent }) =>
    skipped !== undefined
      ? []
      : entry.events.flatMap((event) => (event.e === 'skipped' ? [eventText(plain, words, event, parent?.state)] : [])),
  )
  const marked = [
    ...(put === '' ? [] : [keys.markedNow(put)]),
    ...(putEmpty === '' ? [] : [keys.emptyMarked(putEmpty)]),
    ...(gone.length > 0 ? [keys.gone(gone.join(', '))] : []),
  ]
  const lines = [
    ...[...new Set([...(skipped === undefined ? [] : [skipped]), ...left])].map((text) => ({ text, icon: check })),
    ...marked.map((text) => ({ text, icon: marker })),
    ...begun.map((text) => ({ text, icon: now })),
  ]
  return (
    lines.length > 0 && (
      <div className="flex flex-col items-start gap-2">
        <ul className="flex flex-col gap-1 note" aria-label={keys.justNow}>
          {lines.map(({ text, icon }) => (
            <li key={text} className="flex items-start gap-2">
              <Icon of={icon} size="s" />
              <span className="words">{text}</span>
            </li>
          ))}
        </ul>
        {skipped !== undefined && correct !== undefined && (
          <Button kind="quiet" className="w-auto" onClick={() => correct.openSection('players')}>
            {asking.wrongCards}
          </Button>
        )}
      </div>
    )
  )
}
