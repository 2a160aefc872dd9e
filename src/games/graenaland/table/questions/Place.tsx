import { useState } from 'react'
import type { Result } from '../../../../referee'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend, type AnyMove } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import type { Question } from '../../prompts/draft'
import { QuestionIsland } from '../parts/QuestionIsland'
import { TileInside, useTileSaid } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { useBuildTexts } from './words/build'

export interface PlaceProps {
  readonly question: Question
  readonly state: State
  readonly back: (() => void) | undefined
  readonly title: string
  /** Rule of the construction. */
  readonly rule: string
  readonly legal: readonly PlaceId[]
  /** Returns a short text (two words) that says why a territory cannot be chosen. */
  readonly objection: (at: PlaceId) => string
  /** Returns an illegal move for a territory. A tap on the territory submits the move, so that the refusal shows the reason. */
  readonly refused: (at: PlaceId) => AnyMove
  /** Returns the price of the construction in a territory; undefined if no price is shown. */
  readonly price: (at: PlaceId) => string | undefined
  readonly label: (at: string) => string
  /** Returns the complete answer for a territory; undefined if the user still has to choose something else. */
  readonly answer: (at: PlaceId) => Result<AnyMove> | undefined
  readonly onGo: (at: PlaceId) => void
}

/** Component in which the user chooses a territory on the island. If only one territory is legal, it is preselected. */
export function Place({ question, state, back, title, rule, legal, objection, refused, price, label, answer, onGo }: PlaceProps) {
  const text = useBuildTexts()
  const { island, place } = useTexts()
  const describe = useTileSaid(state)
  const send = useSend()
  const [tapped, tap] = useState(legal.length === 1 ? legal[0] : undefined)
  const go = (at: PlaceId) => {
    const whole = answer(at)
    return whole?.ok === true ? void send(whole.value) : onGo(at)
  }
  // One tap is enough: the question about the payment follows, and the user can go back from there.
  const choose = (at: PlaceId) => {
    if (!legal.includes(at)) void send(refused(at))
    else if (answer(at) === undefined) onGo(at)
    else tap(at)
  }
  const priceAt = (at: PlaceId) => (legal.includes(at) ? price(at) : undefined)
  return (
    <QuestionFrame
      question={question}
      rule={rule}
      back={back}
      choosing
      title={title}
      note=""
      answer={
        <Button kind="do" notYet={tapped === undefined ? text.noPlace : undefined} onClick={() => tapped !== undefined && go(tapped)}>
          {label(place(tapped ?? ''))}
        </Button>
      }
    >
      <QuestionIsland
        state={state}
        island={state.island}
        label={island}
        describe={(at) => [describe(at), ...[priceAt(at) ?? []].flat().map(text.price)].join('; ')}
        picked={tapped}
        onChoose={choose}
        objection={(at) => (legal.includes(at) ? undefined : objection(at))}
        renderInside={(at) => (
          <>
            <TileInside state={state} at={at} />
            {priceAt(at) !== undefined && <span className="isle-price">{priceAt(at)}</span>}
          </>
        )}
      />
    </QuestionFrame>
  )
}
