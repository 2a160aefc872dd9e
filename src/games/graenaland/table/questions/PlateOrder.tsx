import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { accepted, refusedByReferee } from '../../../../referee'
import type { Order } from '../../model/state'
import { isClan } from '../parts/Plate'
import { Compass } from '../sealed/Compass'
import { useStartTexts } from './start-words'

/** The order of one clan, as its plate on the table shows it (R18). */
export function PlateOrder({ question }: QuestionProps) {
  const { typed, noOrder } = useStartTexts()
  const [order, put] = useState<Order>()
  const [by = ''] = question.roles
  const answer = order === undefined || !isClan(by) ? refusedByReferee('MALFORMED') : accepted({ do: 'order', by, ...order })
  return (
    <Asked question={question} choosing finish={{ label: typed, answer, missing: order === undefined ? noOrder : undefined }}>
      <Compass role={by} onChange={(choice) => put(choice as Order | undefined)} />
    </Asked>
  )
}
