import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { useSendAll } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { card } from '../../../../table/icons'
import { Button } from '../../../../ui/Button'
import { FIRST_HAND } from '../../box/box'
import { useKeys } from '../asking/words/keys'
import { useAsking } from '../asking/words'
import * as drawings from '../parts/icons'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

/**
 * Component that asks whether a player exchanges the first two cards. Two buttons submit the answer at once; a third button submits for all
 * remaining players that they keep their cards.
 */
export function Redraw({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const sendAll = useSendAll()
  const { state, by, finish, send } = useAsked(question)
  const tile = (id: string, icon: string, title: string, amount: number) => {
    const answer = finish({ amount })
    return { id, icon, title, onPress: () => answer.ok && void send(answer.value) }
  }
  const waiting = state.redraw.filter((one) => one !== by)
  const allKeep = [by, ...waiting].map((one) => ({ do: 'redraw', by: one, discard: 0 }))
  return (
    <QuestionFrame
      question={question}
      choosing
      more={
        waiting.length > 0 && (
          <Button kind="quiet" onClick={() => void sendAll(allKeep)}>
            {keys.allKeep(nameOf(state, texts.colours, by))}
          </Button>
        )
      }
    >
      <StackedTiles columns={2} tiles={[tile('keep', card, words.keep, 0), tile('swap', drawings.cards, words.swap, FIRST_HAND)]} />
    </QuestionFrame>
  )
}
