import { useState } from 'react'
import type { SealedKind } from '../../../../table/game/game-ballots'
import { TypedInTurn } from '../../../../table/question/TypedInTurn'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { Compass } from './Compass'
import { orderShown } from './order-shown'

/** Component in which the players enter the hero orders that they revealed on the table, one player after the other. */
export const TypedOrders: SealedKind['ByHand'] = function TypedOrders({ roles, entered, onChange }) {
  const { clans, compass } = useTexts()
  const language = useLanguage()
  const state = usePosition()
  const [picked, pick] = useState<string | undefined>()
  const role = picked ?? roles.find((one) => entered[one] === undefined)
  const put = (one: string, choice: unknown) => {
    onChange(one, choice)
    if (choice !== undefined) pick(undefined)
  }
  return (
    <TypedInTurn
      label={compass.whose}
      roles={roles}
      role={role}
      onRole={pick}
      nameOf={(one) => nameOf(state, clans, one as Clan)}
      typed={(one) => (entered[one] === undefined ? undefined : orderShown(entered[one], language))}
    >
      {role !== undefined && <Compass key={role} isOpen role={role} choice={entered[role]} onChange={(choice) => put(role, choice)} />}
    </TypedInTurn>
  )
}
