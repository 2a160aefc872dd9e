import { useState } from 'react'
import type { Result } from '../../../../referee'
import { Asked } from '../../../../table/question/Asked'
import { useSend, type AnyMove } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import type { Question } from '../../prompts/draft'
import { IslandTiles } from '../parts/IslandTiles'
import { TileInside, useTileSaid } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { useBuildTexts } from './build-words'

export interface PlaceProps {
  readonly question: Question
  readonly state: State
  readonly back: (() => void) | undefined
  readonly title: string
  readonly legal: readonly PlaceId[]
  /** Why a territory is none of them, in two words. */
  readonly objection: (at: PlaceId) => string
  /** The move that the rules refuse there: a tap asks for their reason. */
  readonly refused: (at: PlaceId) => AnyMove
  /** Returns the price there. */
  readonly price: (at: PlaceId) => string | undefined
  readonly label: (at: string) => string
  /** The whole answer with a territory, if that is all that is asked. */
  readonly answer: (at: PlaceId) => Result<AnyMove> | undefined
  readonly onGo: (at: PlaceId) => void
}

/** A territory, tapped on the island; where there is only one, it is chosen already. */
export function Place({ question, state, back, title, legal, objection, refused, price, label, answer, onGo }: PlaceProps) {
  const text = useBuildTexts()
  const { island, place } = useTexts()
  const describe = useTileSaid(state)
  const send = useSend()
  const [tapped, tap] = useState(legal.length === 1 ? legal[0] : undefined)
  const go = (at: PlaceId) => {
    const whole = answer(at)
    return whole?.ok === true ? void send(whole.value) : onGo(at)
  }
  // Payment is asked next, and can be taken back: the tap is enough.
  const choose = (at: PlaceId) => {
    if (!legal.includes(at)) void send(refused(at))
    else if (answer(at) === undefined) onGo(at)
    else tap(at)
  }
  const priceAt = (at: PlaceId) => (legal.includes(at) ? price(at) : undefined)
  return (
    <Asked
      question={question}
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
      <IslandTiles
        island={state.island}
        label={island}
        describe={(at) => [describe(at), ...(priceAt(at) === undefined ? [] : [priceAt(at)])].join('; ')}
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
    </Asked>
  )
}
