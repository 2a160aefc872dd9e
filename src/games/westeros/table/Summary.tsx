import './table.css'
import { Icon } from '../../../ui/Icon'
import * as icons from './icons'
import { castleAreas } from '../model/control'
import { threshold } from '../rules/victory'
import { playerOf } from '../words/sentences/lookup'
import type { Question } from '../model/prompt-kinds'
import type { State } from '../model/state'
import { askedIn } from './asked'
import type { OnTable } from '../../../table/game/game-screens'
import { Shield } from './Shield'
import { useSpeech } from './speech'

/** Summary of an open game for the list of games: open question, round, and the castles and player of each house. */
export default function Summary({ open }: { open: OnTable }) {
  const { words, say, names, game } = useSpeech()
  // The state comes from the rules of this game, but the list of games does not know its type.
  const state = open.state as State
  const questions = open.prompts as readonly Question[]
  const { round, box, stage, outcome, playing } = state
  return (
    <>
      <p className="type-title text-balance">{askedIn(game, state, questions)}</p>
      <p className="note">
        {names.round(round, box.rounds)}
        {outcome === undefined && ` · ${names.stage[stage.at]}`}
      </p>
      <ul className="flex justify-between gap-1 py-2 max-[19em]:flex-wrap" aria-label={game.standing.castleAreas}>
        {playing.map((house) => (
          <li key={house} className="flex min-w-0 flex-1 flex-col items-center gap-1 max-[19em]:flex-auto">
            <Shield house={house} size={40} alone />
            <span className="type-figure">
              <span className="sr-only">{names.count.castleAreas(castleAreas(state, house).length)}</span>
              <span aria-hidden>{castleAreas(state, house).length}</span>
            </span>
            <span className="note max-w-full truncate">{playerOf(state, house)}</span>
          </li>
        ))}
      </ul>
      <p className="note text-center">{say(words.houses.castlesOf, { goal: threshold(state) })}</p>
      {stage.at === 'setup' && (
        <p className="note flex items-center gap-2">
          <Icon of={icons.castle} size="s" />
          {game.standing.layOut}
        </p>
      )}
    </>
  )
}
