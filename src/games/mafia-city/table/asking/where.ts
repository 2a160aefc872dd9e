import type { Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import { textsIn } from '../parts/words'
import { numbered } from './asked'

/** Returns the text of the header: the round with its phase, or with the location that is being evaluated. */
export const whereIn = ({ round, stage, cycle }: State, language: Language) => {
  const texts = textsIn(language)
  const evaluated = stage === 'locations' && cycle?.step !== 'over' ? cycle?.at : undefined
  return { round: texts.round(round), step: evaluated === undefined ? texts.phases[stage] : numbered(texts, evaluated) }
}
