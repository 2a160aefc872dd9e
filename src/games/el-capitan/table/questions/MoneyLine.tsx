import { followsMoney } from '../../model/settings'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { inTurnOrder } from '../parts/turn'
import { useNamedTexts } from '../parts/named'

/** Component with the money of all players in one line, for a short screen, on which the turn order with the money is hidden. */
export function MoneyLine() {
  const { correct } = useNamedTexts()
  const state = usePosition()
  if (!followsMoney(state.settings)) return
  return (
    <ul className="hidden flex-wrap items-center gap-x-4 type-note short:flex" aria-label={correct.money}>
      {inTurnOrder(state, state.players).map(({ colour }) => (
        <li key={colour} className="flex items-center gap-1">
          <Pennon role={colour} size={18} alone />
          {state.money[colour] ?? 0}
        </li>
      ))}
    </ul>
  )
}
