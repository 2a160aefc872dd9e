import type { OutcomeContent, OutcomeProps } from '../../../../table/game/game-outcomes'
import { useTable } from '../../../../table/hook'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import { useDismiss, useIsPositionOf } from '../../../../table/outcome/seen'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { ElCapitan, State } from '../..'
import { useNamedTexts } from '../parts/named'
import { endLabel } from '../parts/turn-end'
import { allChanges } from './changes'
import { useRoomTexts } from './words'

/**
 * Hook that returns the primary button of the outcome screen. The button ends the turn if the player can only end the turn or buy a card
 * (R2).
 */
function useTurnEnd({ entry }: OutcomeProps<ElCapitan>['moment']): Pick<OutcomeContent, 'onDone' | 'doneLabel' | 'more'> {
  const texts = useNamedTexts()
  const send = useSend()
  const dismiss = useDismiss()
  const isNow = useIsPositionOf(entry)
  const state = useTable((open) => open.state as State)
  const prompts = useTable((open) => open.prompts)
  if (!isNow || !prompts.some(({ kind }) => kind === 'endTurn')) return {}
  return {
    onDone: () => void send({ do: 'endTurn' }),
    doneLabel: endLabel(state, texts),
    more: prompts.some(({ kind }) => kind === 'buy') && (
      <Button kind="quiet" onClick={() => dismiss(entry)}>
        {texts.act.buyFirst}
      </Button>
    ),
  }
}

/** Component that lists the consequences of a move. */
export function OutcomeView({ moment }: OutcomeProps<ElCapitan>) {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const end = useTurnEnd(moment)
  const { events } = moment.entry
  const last = events.find((event) => event.e === 'lastPiecePlaced')
  const begun = events.find((event) => event.e === 'phaseBegun')
  const title =
    last?.e === 'lastPiecePlaced'
      ? rooms.outcome.last(texts.colours[last.colour])
      : begun?.e === 'phaseBegun'
        ? rooms.outcome.begins(begun.phase, texts.colours[begun.order[0] ?? 'red'])
        : undefined
  return (
    <OutcomeScreen
      moment={moment}
      content={{
        ...(title !== undefined && { title }),
        changes: allChanges(moment, texts, rooms),
        isBeginning: begun !== undefined,
        ...end,
      }}
    />
  )
}
