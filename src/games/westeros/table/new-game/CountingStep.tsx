import { Question } from '../../../../ui/Screen'
import { OwnRulesChoice } from './OwnRulesChoice'
import { PresetChoice, TrackingSwitches } from '../corrections/TrackingSwitches'
import { useAllSpeech } from '../speech'
import type { StepProps } from '../draft/step'

/** Set-up step for the house rules and for how much the app tracks: the user chooses a preset, or turns each part of the game on or off. */
export function CountingStep({ game, change }: StepProps) {
  const { game: words } = useAllSpeech()
  const set = (tracking: typeof game.tracking) => change((before) => ({ ...before, tracking }))
  return (
    <>
      <Question>{words.settings.presetsTitle}</Question>
      <PresetChoice tracking={game.tracking} onChange={set} />
      <details className="more">
        <summary>{words.settings.partsTitle}</summary>
        <p className="note mb-3">{words.settings.partsNote}</p>
        <TrackingSwitches tracking={game.tracking} onChange={set} />
      </details>
      <OwnRulesChoice game={game} change={change} />
    </>
  )
}
