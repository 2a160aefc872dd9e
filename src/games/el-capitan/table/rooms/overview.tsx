import { PlainOverview } from '../../../../table/plain/PlainOverview'
import * as icons from '../../../../table/icons'
import { followsMoney } from '../../model/settings'
import { NO_PIECES } from '../../model/pieces'
import { openCities } from '../../rules/payday'
import { usePosition } from '../parts/position'
import { useNamedTexts, useTexts } from '../parts/words'
import { useLanguage } from '../../../../ui/words'
import { florin, loan, warehouse } from '../parts/icons'
import { turnOf } from '../parts/turn'
import { useRoomTexts } from './words'

/** The table view: money, pieces and cities of everybody, read from two metres. */
export default function Overview() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const state = usePosition()
  const { players, phase, turns, settings, money, left, loans, stage, result, trigger } = state
  const order = turnOf(state, useLanguage())
  const named = useNamedTexts()
  return (
    <PlainOverview
      where={[texts.lie.phase(phase), ...(settings.turnsTold && stage === 'turns' ? [texts.lie.round(turns.round)] : [])]}
      ended={texts.over.wins(result?.winners.map((colour) => named.colours[colour]).join(', ') ?? '')}
      inForce={{ label: rooms.played, rules: trigger === undefined ? [] : [texts.lie.ends(named.colours[trigger])] }}
      rolesLabel={rooms.merchants}
      roles={players.map(({ colour, name }) => {
        const open = openCities(state, colour).length
        return {
          role: colour,
          name: named.colours[colour],
          player: name === '' ? '' : texts.colours[colour],
          goal: { reached: open, needed: settings.bonusCities, label: rooms.cities(open) },
          figures: [
            followsMoney(settings) || stage === 'over' ? (result?.florins[colour] ?? money[colour]) : undefined,
            settings.turnsTold ? (left[colour] ?? NO_PIECES).main : undefined,
            (loans[colour] ?? []).length,
          ],
          at: order?.find(({ role }) => role === colour)?.progress,
          goalText: rooms.ofCities(settings.bonusCities),
        }
      })}
      figures={[
        { icon: florin, name: rooms.figures.money },
        { icon: warehouse, name: rooms.figures.left },
        { icon: loan, name: rooms.figures.loans },
      ]}
      orders={[rooms.turn, [{ id: 'turn', icon: icons.users, name: rooms.turn, places: turns.order.map((role) => ({ role })) }]]}
    />
  )
}
