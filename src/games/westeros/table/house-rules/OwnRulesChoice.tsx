import { OwnRulesChoice as Choice } from '../../../../table/house-rules/OwnRulesChoice'
import { spokenName } from '../../words/lookup'
import type { StepProps } from '../new-game/step'
import { keptOf, shelf } from './own-rules'
import { BOOK, departures } from './points'

/** By whose rules the new game is played. */
export const OwnRulesChoice = ({ game, change }: StepProps) => (
  <Choice
    shelf={shelf}
    rules={keptOf(game)}
    book={{ ...keptOf(game), ...BOOK }}
    departures={(rules) => departures(rules).length}
    spoken={spokenName}
    onChoose={(rules) => change((before) => ({ ...before, ...keptOf(rules) }))}
  />
)
