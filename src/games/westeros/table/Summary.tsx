import './table.css'
import { Icon } from '../../../ui/Icon'
import * as icons from './icons'
import { Tag } from '../../../ui/Tag'
import { castleAreas } from '../rules/control'
import type { State } from '../model/state'
import { Shield } from './Shield'
import { useSpeech } from './speech'

/** How an open game stands, for the list of games: round and step, and the castles of each house in the order of the box. */
export default function Summary({ state: json }: { state: unknown }) {
  const { names, game } = useSpeech()
  // The state comes from this game's own rules; the list of games only does not know its type.
  const state = json as State
  const { round, box, stage, outcome, playing } = state
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {outcome === undefined ? (
          <>
            <span className="type-row">{names.round(round, box.rounds)}</span>
            <Tag icon={icons.now}>{names.stage[stage.at]}</Tag>
          </>
        ) : (
          <Tag icon={icons.trophy}>{game.standing.title(state)}</Tag>
        )}
      </p>
      <ul className="flex justify-between gap-1 py-2" aria-label={game.standing.castleAreas}>
        {playing.map((house) => (
          <li key={house} className="flex flex-col items-center gap-2">
            <Shield house={house} size={40} alone />
            <span className="type-figure">
              <span className="sr-only">{names.count.castleAreas(castleAreas(state, house).length)}</span>
              <span aria-hidden>{castleAreas(state, house).length}</span>
            </span>
          </li>
        ))}
      </ul>
      {stage.at === 'setup' && (
        <p className="note flex items-center gap-2">
          <Icon of={icons.castle} size="s" />
          {game.standing.layOut}
        </p>
      )}
    </>
  )
}
