import type { OutcomeProps } from '../../../../table/game/game-outcomes'
import { answerUpTo } from '../../../../table/moments'
import { OutcomeScreen } from '../../../../table/outcome/OutcomeScreen'
import type { AxisAndAllies } from '../..'
import type { Event } from '../../model/events'
import { coloursOf } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { RollIn } from '../results/LastRoll'
import { useBoardChanges, momentsIn } from '../results/board-changes'
import { fallenIn } from '../results/board-events'

/**
 * Component that shows the outcome of a move and all changes to make on the real board. A captured capital is shown first, in the colours
 * of the power that captured it.
 */
export function OutcomeView({ moment }: OutcomeProps<AxisAndAllies>) {
  const texts = useTexts()
  const changesIn = useBoardChanges()
  const moments = answerUpTo(moment)
  const [first = moment] = moments
  const { state: after } = moment
  const before = first.parent?.state ?? after
  const events = moments.flatMap(({ entry }) => entry.events).filter((event): event is Event => event.e !== 'rewound')
  const great = momentsIn({ before, after }, texts)
  const [fallen] = fallenIn(before, after)
  return (
    <OutcomeScreen
      moment={moment}
      content={{
        ...(great.length > 0 && { title: great.join(' ') }),
        ...(fallen !== undefined && { winner: { role: fallen.captor, colours: `axis-banner ${coloursOf(fallen.captor)}` } }),
        body: <RollIn events={events} />,
        changes: changesIn({ before, after, events }),
      }}
    />
  )
}
