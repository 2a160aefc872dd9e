import { Link } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { HouseId } from '../../box/box'
import { available, houseState, stars, turnOrder } from '../../position'
import { castleAreas } from '../../rules/control'
import { threshold } from '../../rules/victory'
import type { State } from '../../state'
import { playerOf } from '../../words/lookup'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

/** Every house at a glance, in turn order: castles against the threshold, supply, available power, stars. */
export function HouseTable({ state, to }: { state: State; to: (house: HouseId) => string }) {
  const { words, say, names } = useSpeech()
  const goal = threshold(state)
  return (
    <div className="card">
      <table className="house-table">
        <thead>
          <tr>
            <th scope="col">{say(words.houses.castlesOf, { goal })}</th>
            {[
              [icons.barrel, names.supply],
              [icons.power, names.available],
              [icons.star, words.houses.stars],
            ].map(([icon = '', name]) => (
              <th key={name} scope="col">
                <Icon of={icon} size="s" label={name ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turnOrder(state).map((house) => {
            const castles = castleAreas(state, house).length
            return (
              <tr key={house}>
                <th scope="row">
                  <Link to={to(house)} className="house-link">
                    <Shield house={house} size={32} />
                    <span className="min-w-0">
                      <span className="block truncate">
                        {names.house.plain(house)} <span className="note">{playerOf(state, house) ?? words.houses.byTable}</span>
                      </span>
                      <CastleSlots castles={castles} goal={goal} />
                    </span>
                  </Link>
                </th>
                <td>{houseState(state, house).supply}</td>
                <td>{available(state, house) ?? '–'}</td>
                <td>{stars(state, house)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Castle areas as slots that fill up to the number that wins. */
export function CastleSlots({ castles, goal }: { castles: number; goal: number }) {
  const { names } = useSpeech()
  return (
    <span className="castle-slots" role="img" aria-label={names.count.castleAreas(castles)}>
      {Array.from({ length: Math.max(castles, goal) }, (_, k) => (
        <i key={k} data-full={k < castles ? '' : undefined} />
      ))}
    </span>
  )
}
