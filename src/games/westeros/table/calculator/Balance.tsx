import type { Calculation } from '../../rules/calculator'
import type { Addend } from '../../rules/strength'
import { SIDES, type Side, type State } from '../../state'
import { sentence, signed } from '../../words/lookup'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import type { HouseId } from '../../box/box'

export interface BalanceProps {
  readonly state: State
  readonly houses: Readonly<Record<Side, HouseId>>
  readonly addends: Readonly<Record<Side, readonly Addend[]>>
  readonly totals: Readonly<Record<Side, number>>
}

/** Both sides of a battle as a balance: every addend in a row, then the totals. */
export function Balance({ state, houses, addends, totals }: BalanceProps) {
  const { names, game } = useSpeech()
  return (
    <div className="balance">
      {SIDES.map((side) => (
        <table key={side} aria-label={`${sentence(names.side[side])}: ${names.house.plain(houses[side])}`}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <span className="flex items-center gap-2">
                  <Shield house={houses[side]} size={28} />
                  <span>
                    {names.house.plain(houses[side])}
                    <span className="label block">{names.side[side]}</span>
                  </span>
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {addends[side].map((item, k) => (
              <tr key={k}>
                <th scope="row">{game.battle.addend(item, state)}</th>
                <td>{item.what === 'units' || item.what === 'support' || item.what === 'card' ? item.amount : signed(item.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{game.battle.total}</th>
              <td className="total">{totals[side]}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  )
}

/** Who wins and what it costs the loser. */
export function Verdict({ houses, calculation }: { houses: Readonly<Record<Side, HouseId>>; calculation: Calculation }) {
  const { names, game } = useSpeech()
  const { result, toRetreat, routedDestroyed } = calculation
  const { winner } = result
  const [more, less] = winner === 'attacker' ? [result.attacker, result.defender] : [result.defender, result.attacker]
  return (
    <div role="status">
      <p className="type-title">{sentence(game.battle.wins(names.house.nom(houses[winner]), more, less))}</p>
      <p className="note">
        {[
          ...(result.decidedBy === 'fiefdoms' ? [game.battle.equal] : []),
          game.battle.casualties(result.casualties),
          ...(toRetreat > 0 ? [`${game.battle.retreats}: ${names.count.units(toRetreat)}`] : []),
          ...(routedDestroyed > 0 ? [game.battle.routedCountNothing(routedDestroyed)] : []),
        ].join('. ')}
        .
      </p>
    </div>
  )
}
