import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { OwnMove } from '../../rules/moves'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Button with which the players agree that nobody announces victory, so that no player has to choose in secret (A23). */
export function SkipAnnouncing() {
  const { clans, points } = useTexts()
  const state = usePosition()
  const send = useSend()
  useAnswersAlso('closeAnnounce')
  return (
    <Button kind="do" onClick={() => void send({ do: 'closeAnnounce' } satisfies OwnMove)}>
      {points.nobody(nameOf(state, clans, state.chief))}
    </Button>
  )
}
