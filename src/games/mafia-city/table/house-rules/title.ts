import { sentence } from '../../../../ui/grammar/numbers'
import type { SetTexts } from '../corrections/words'
import type { Texts } from '../parts/words'
import type { Point } from './points'

/** Returns the name of a setting or number that house rules can change. */
export const titleOf = (point: Point, texts: Texts, set: SetTexts): string =>
  point.about === 'ruling' ? set.rules[point.name] : sentence(texts.pointName(point.number.id))
