import { numberAt, type RulePoint, type ReportedNumbers } from '../../kit/rule-points'
import type { SetRow } from './rows'

/** Change that sets one number that is printed on the components of the game. */
interface NumberChange {
  readonly set: 'number'
  readonly point: string
  readonly value: number
}

/** Returns a form row for each known printed number; the row accepts only the valid range of the number. */
export const pointRows = (
  points: readonly RulePoint[],
  numbers: ReportedNumbers,
  nameOf: (id: string) => string,
): readonly SetRow<NumberChange>[] =>
  points.flatMap((point): readonly SetRow<NumberChange>[] => {
    const { id, least, most } = point
    const value = numberAt(numbers, point)
    if (value === undefined) return []
    return [{ kind: 'number', label: nameOf(id), value, min: least, max: most, to: (next) => ({ set: 'number', point: id, value: next }) }]
  })
