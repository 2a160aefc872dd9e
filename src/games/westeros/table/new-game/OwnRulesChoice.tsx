import { OwnRulesChoice as Choice } from '../../../../table/house-rules/OwnRulesChoice'
import type { StepProps } from '../draft/step'
import { keptOf, savedFor } from '../house-rules/own-rules'
import { bookOf } from '../house-rules/point'
import { useHouseRulesLabel } from './house-rules-label'
import { houseRulesIn } from '../house-rules/points'

/** Lets the user start a new game with house rules saved on this device. */
export function OwnRulesChoice({ game, change }: StepProps) {
  const label = useHouseRulesLabel(game)
  return (
    <Choice
      label={label}
      saved={savedFor(game.box)}
      rules={keptOf(game)}
      book={{ ...keptOf(game), ...bookOf(game) }}
      departures={(rules) => houseRulesIn(rules).length}
      onChoose={(rules) => change((before) => ({ ...before, ...keptOf(rules) }))}
    />
  )
}
