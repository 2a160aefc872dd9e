import { spokenName } from '../../../../session/spoken-name'
import { OwnRulesChoice } from '../../../../table/house-rules/OwnRulesChoice'
import { shelf } from './own-rules'
import { BOOK, ownPoints, withoutThree, type Rules } from './points'

export interface OwnRulesProps {
  readonly rules: Rules
  readonly onChoose: (rules: Rules) => void
}

const departures = (rules: Rules): number => ownPoints.departures(withoutThree(rules))

/** By whose rules the new game is played; the adjustments for three stay as they are chosen beside it. */
export function OwnRules({ rules, onChoose }: OwnRulesProps) {
  return <OwnRulesChoice shelf={shelf} rules={rules} book={BOOK} departures={departures} spoken={spokenName} onChoose={onChoose} />
}
