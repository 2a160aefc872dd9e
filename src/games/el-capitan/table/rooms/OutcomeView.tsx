import type { OutcomeProps } from '../../../../table/game/game-outcomes'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import type { ElCapitan } from '../..'
import { useNamedTexts } from '../parts/words'
import { allChanges } from './changes'
import { useRoomTexts } from './words'

/** Lists the consequences of a move. */
export function OutcomeView({ moment }: OutcomeProps<ElCapitan>) {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const { events } = moment.entry
  const last = events.find((event) => event.e === 'lastPiecePlaced')
  const begun = events.find((event) => event.e === 'phaseBegun')
  const title =
    last?.e === 'lastPiecePlaced'
      ? rooms.told.last(texts.colours[last.colour])
      : begun?.e === 'phaseBegun'
        ? rooms.told.begins(begun.phase, texts.colours[begun.order[0] ?? 'red'])
        : undefined
  return <OutcomeScreen moment={moment} told={{ ...(title !== undefined && { title }), changes: allChanges(moment, texts, rooms) }} />
}
