import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { Question } from '../../model/prompt-kinds'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { houseProgress, PHASES, phaseOf, seatsInTurn } from './progress'

/** Where in the round we are: its three phases as a bar. */
export function StepBar({ state }: { state: State }) {
  const { words, names } = useSpeech()
  const here = phaseOf(state.stage)
  return (
    <section className="flex-none" aria-label={words.now.phases}>
      <ol className="steps">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === here ? 'step' : undefined}>
            {names.phase[phase]}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The houses in turn order, with who is done, who acts and who waits. */
export function TurnOrder({ state, questions }: { state: State; questions: readonly Question[] }) {
  const { words, names } = useSpeech()
  return (
    <ol className="turn" aria-label={words.now.turnOrder}>
      {seatsInTurn(state).map(({ house, byTable }) => {
        const progress = houseProgress(state, questions, house)
        return (
          <li key={house} data-progress={progress}>
            <Shield house={house} size={40} waits={byTable} alone />
            {(progress === 'done' || progress === 'sealed') && (
              <span className="mark">
                <Icon of={progress === 'done' ? icons.check : icons.seal} size="xs" />
              </span>
            )}
            <span className="name">{byTable ? words.houses.byTable : names.player(state, house)}</span>
            {progress !== undefined && <span className="sr-only">{words.now[progress]}</span>}
          </li>
        )
      })}
    </ol>
  )
}
