import { lazy, Suspense } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Question } from '../../../../ui/Screen'
import type { HouseId } from '../../box/box'
import { better, standings, type Standing } from '../../rules/victory'
import type { State } from '../../model/state'
import { playerOf } from '../../words/lookup'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'

const AfterGame = lazy(() => import('./AfterGame'))

/** How the game ended: who won and by what, how all stand, and what may be looked at and taken along. */
export function EndOfGame({ state }: { state: State }) {
  const { game } = useAllSpeech()
  const { outcome } = state
  const text = game.outcome
  if (outcome === undefined) return
  const [winner] = outcome.winners
  return (
    <>
      <div className={`banner ${outcome.winners.length === 1 ? (winner ?? '') : ''}`}>
        <span className="flex justify-center gap-3">
          {outcome.winners.map((house) => (
            <Shield key={house} house={house} size={outcome.winners.length === 1 ? 100 : 64} alone />
          ))}
        </span>
        <div className="plate">
          <Question>{game.standing.title(state)}</Question>
          <p className="type-row">{text[outcome.how]}</p>
        </div>
      </div>
      <p className="note">
        {winner !== undefined && outcome.winners.length === 1 && `${text.held(winner, state)}. `}
        {text.decidedBy[outcome.decidedBy]}.
      </p>
      <Standings rows={[...standings(state)].toSorted(better)} winners={outcome.winners} state={state} />
      <Suspense>
        <AfterGame />
      </Suspense>
    </>
  )
}

function Standings({ rows, winners, state }: { rows: readonly Standing[]; winners: readonly HouseId[]; state: State }) {
  const { words, names, game } = useAllSpeech()
  const text = game.outcome
  return (
    <div className="card">
      <table className="role-table" aria-label={text.standings}>
        <thead>
          <tr>
            <th scope="col">{words.end.house}</th>
            {[
              [icons.castle, game.standing.castleAreas],
              [icons.barrel, text.supply],
              [icons.power, text.power],
            ].map(([icon = '', name]) => (
              <th key={name} scope="col">
                <Icon of={icon} size="s" label={name ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ house, castles, supply, power }) => (
            <tr key={house} data-winner={winners.includes(house) ? '' : undefined}>
              <th scope="row">
                <span className="role-link">
                  <Shield house={house} size={32} />
                  <span className="min-w-0">
                    <span className="block">{names.house.plain(house)}</span>
                    <span className="note block truncate">{playerOf(state, house) ?? words.houses.byTable}</span>
                  </span>
                </span>
              </th>
              <td>{castles}</td>
              <td>{supply}</td>
              <td>{power ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
