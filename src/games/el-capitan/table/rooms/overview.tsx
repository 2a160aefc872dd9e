import './coasts-board.css'
import { StandardOverview } from '../../../../table/standard/StandardOverview'
import { useLanguage } from '../../../../ui/words'
import type { Colour } from '../../box/board'
import { NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { knownTotal, openCities, paydaySheet } from '../../rules/payday'
import { endsWith } from '../parts/asked'
import { bonus as bonusIcon, fortress, loan, neutralWarehouse, payday, warehouse } from '../parts/icons'
import { usePosition } from '../parts/position'
import { inTurnOrder, roundOf, turnOf } from '../parts/turn'
import { useNamedTexts } from '../parts/named'
import { useTexts } from '../parts/words'
import { CoastsBoard } from './CoastsBoard'
import { useRoomTexts } from './words'

/** Overview for all players, readable from two metres: the nine cities, and the money and pieces of all players in turn order. */
export default function Overview() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const language = useLanguage()
  const state = usePosition()
  const { players, phase, settings, left, loans, bonus, stage, result } = state
  const order = turnOf(state, language)
  const named = useNamedTexts()
  const ends = endsWith(state, language)
  // The result already contains the repayment of all loans (R45).
  const hasLoans = stage !== 'over'
  const isMoney = followsMoney(settings) || stage === 'over'
  const hasNeutral = players.some(({ neutral }) => neutral !== undefined)
  // The result already contains the bonus cards.
  const hasBonus = stage !== 'over' && Object.keys(bonus).length > 0
  const pays = paydaySheet(state).players
  const ifNow = (colour: Colour): string => {
    const pay = pays.find((one) => one.colour === colour)
    return pay === undefined ? '' : rooms.ifNow(pay.total ?? knownTotal(pay), pay.total !== undefined)
  }
  return (
    <StandardOverview
      board={<CoastsBoard />}
      where={[texts.lie.phase(phase), ...(settings.turnsTold && stage === 'turns' ? [texts.lie.round(roundOf(state))] : [])]}
      ended={texts.over.wins(result?.winners.map((colour) => named.colours[colour]).join(', ') ?? '')}
      winners={result?.winners}
      inForce={{ label: rooms.played, icon: payday, rules: ends === '' ? [] : [ends] }}
      rolesLabel={rooms.merchants}
      roles={inTurnOrder(state, players).map(({ colour, name }) => {
        const open = openCities(state, colour).length
        const amount = amountOf(state, colour)
        return {
          role: colour,
          name: named.colours[colour],
          player: name === '' ? '' : texts.colours[colour],
          goal: isMoney
            ? { reached: amount, needed: 0, label: texts.florins(amount) }
            : { reached: open, needed: settings.bonusCities, label: rooms.cities(open) },
          isAmount: isMoney,
          figures: [
            ...(settings.turnsTold ? piecesOf(left[colour] ?? NO_PIECES, hasNeutral) : []),
            ...(hasLoans ? [(loans[colour] ?? []).length] : []),
            ...(hasBonus ? [bonus[colour] ?? 0] : []),
          ],
          at: order?.find(({ role }) => role === colour)?.progress,
          goalText: !isMoney ? rooms.ofCities(settings.bonusCities) : stage === 'over' ? '' : ifNow(colour),
        }
      })}
      figures={[
        ...(settings.turnsTold
          ? [
              { icon: warehouse, name: rooms.figures.left },
              ...(hasNeutral ? [{ icon: neutralWarehouse, name: texts.correct.neutral }] : []),
              { icon: fortress, name: rooms.figures.fortresses },
            ]
          : []),
        ...(hasLoans ? [{ icon: loan, name: rooms.figures.loans }] : []),
        ...(hasBonus ? [{ icon: bonusIcon, name: rooms.figures.bonus }] : []),
      ]}
    />
  )
}

/** Returns the pieces in front of a player: warehouses, in a two-player game also neutral warehouses, and fortresses. */
const piecesOf = ({ main, neutral, fortresses }: typeof NO_PIECES, hasNeutral: boolean): readonly number[] => [
  main,
  ...(hasNeutral ? [neutral] : []),
  fortresses,
]

/** Returns the florins of a player, or the final florins after the end of the game. */
const amountOf = ({ result, money }: State, colour: State['players'][number]['colour']): number =>
  result?.florins[colour] ?? money[colour] ?? 0
