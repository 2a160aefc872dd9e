import { spokenName } from '../../../../session/spoken-name'
import { OwnRulesChoice } from '../../../../table/house-rules/OwnRulesChoice'
import { shelf } from './own-rules'
import { BOOK, points, type Rules } from './points'

export interface OwnRulesProps {
  readonly rules: Rules
  readonly onChoose: (rules: Rules) => void
}

/** By whose rules the new game is played; how much is followed stays as it is chosen beside it. */
export function OwnRules({ rules, onChoose }: OwnRulesProps) {
  return <OwnRulesChoice shelf={shelf} rules={rules} book={BOOK} departures={points.departures} spoken={spokenName} onChoose={onChoose} />
}
