import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { BallotView } from '../../../../table/ballot/BallotView'
import { Asked } from '../../../../table/question/Asked'
import { accepted, refusedByReferee } from '../../../../referee'
import type { Order } from '../../model/state'
import { isClan } from '../parts/Plate'
import { Compass } from '../sealed/Compass'
import { useStartTexts } from './start-words'

/** The orders of a round (R18): sealed on the phone that goes round, or typed in as the plates on the table show them. */
export function Orders({ question }: QuestionProps) {
  return question.sealed ? <BallotView question={question} /> : <PlateOrder question={question} />
}

function PlateOrder({ question }: QuestionProps) {
  const { typed, noOrder } = useStartTexts()
  const [order, put] = useState<Order>()
  const [by = ''] = question.roles
  const answer = order === undefined || !isClan(by) ? refusedByReferee('MALFORMED') : accepted({ do: 'order', by, ...order })
  return (
    <Asked question={question} choosing finish={{ label: typed, answer, missing: order === undefined ? noOrder : undefined }}>
      <Compass role={by} choice={order} onChange={(choice) => put(choice as Order | undefined)} />
    </Asked>
  )
}
