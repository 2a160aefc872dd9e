import type { Moment } from '../../../../referee'
import type { BoardChange } from '../../../../table/game/game-outcomes'
import { useTable } from '../../../../table/hook'
import { useDismiss, useIsPositionOf } from '../../../../table/outcome/seen'
import { useTextsOfGame } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { asMove, useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { MafiaCity } from '../..'
import type { Event } from '../../model/events'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { domain as domainOf } from '../../prompts/domains'
import type { Draft, Question } from '../../prompts/draft'
import { decideOwn } from '../../rules/decide'
import { numbered } from '../asking/asked'
import { useAsking } from '../asking/words'
import { useKeys } from '../asking/words/keys'
import { cards, marker, mayor, policeman } from '../parts/icons'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/**
 * Effect that the controller of a location may use, as lines of the outcome screen with buttons for using or skipping the effect. The
 * marker of the location is the last line.
 */
export interface NextEffect {
  readonly changes: readonly BoardChange[]
  readonly take: () => void
  readonly leave: { readonly label: string; readonly send: () => void } | undefined
}

/**
 * Hook that returns the figure or cards that the controller may take next (R48, R49, R51). Returns undefined if the next question is not
 * about a figure or cards.
 */
export function useNextEffect({ entry }: Moment<MafiaCity>): NextEffect | undefined {
  const state = usePosition()
  const texts = useTexts()
  const asking = useAsking()
  const keys = useKeys()
  const { words } = useStandardWords()
  const plain = useTextsOfGame(state)
  const send = useSend()
  const dismiss = useDismiss()
  const isNow = useIsPositionOf(entry)
  const prompts = useTable((open) => open.prompts)
  const [question] = prompts as readonly Question[]
  const by = question?.roles[0]
  if (!isNow || question === undefined || by === undefined || (question.kind !== 'takeFigure' && question.kind !== 'shop')) return
  const answer = (draft: Draft) => {
    const move = asMove(domainOf(state, question).finish(draft))
    return move.ok ? () => void send(move.value) : undefined
  }
  const take = answer({ yes: true })
  const decided = decideOwn(state, question.kind === 'shop' ? { do: 'shop', by } : { do: 'takeFigure', by, take: true })
  const event = decided.ok ? decided.value.find(({ e }) => e === 'figureTaken' || e === 'cardsDrawn') : undefined
  if (take === undefined || event === undefined) return
  const leave = answer(question.kind === 'shop' ? { skip: true } : { yes: false })
  return {
    changes: [
      { id: 'next', title: eventText(plain, words, event, state), ...drawn(event, state, texts.has.cards) },
      ...(decided.ok ? decided.value : []).flatMap((one) =>
        one.e === 'marked' ? [{ id: 'marked', icon: marker, title: keys.putMarker(numbered(texts, one.at)) }] : [],
      ),
    ],
    take,
    leave: leave && {
      label: event?.e === 'figureTaken' ? asking.leaveFigure(nameOf(state, texts.colours, by), event.figure) : (plain.nothing.shop ?? ''),
      send: () => {
        dismiss(entry)
        leave()
      },
    },
  }
}

/**
 * Returns the icon of an effect. If the effect draws cards, the result includes the numbers of cards before and after.
 * @param label text next to these numbers
 */
const drawn = (event: Event, state: State, label: string): Pick<BoardChange, 'icon' | 'note' | 'from' | 'to'> => {
  if (event.e === 'figureTaken') return { icon: event.figure === 'policeman' ? policeman : mayor }
  if (event.e !== 'cardsDrawn' || !countsCards(state.settings)) return { icon: cards }
  const before = state.cards[event.by] ?? 0
  return { icon: cards, note: label, from: before, to: before + event.drawn - event.discarded }
}

/** Button with which the controller skips the effect of the location. */
export const LeaveEffect = ({ effect }: { readonly effect: NextEffect | undefined }) =>
  effect?.leave !== undefined && (
    <Button kind="quiet" onClick={effect.leave.send}>
      {effect.leave.label}
    </Button>
  )
