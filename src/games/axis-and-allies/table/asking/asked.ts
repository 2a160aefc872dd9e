import type { QuestionText } from '../../../../table/plain/plain-game'
import type { Language } from '../../../../ui/words'
import type { State } from '../../model/state'
import type { Question } from '../../prompts/questions'
import { productionOf } from '../../rules/collect-income'
import * as csWords from '../../words/cs'
import * as enWords from '../../words/en'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'

/** A question with whoever is asked by name, and the figures that it turns on. */
export const askedIn = (question: Question, state: State, language: Language): QuestionText | undefined => {
  const texts = textsIn(language)
  const general = (language === 'cs' ? csWords : enWords).questions[question.kind]
  const [power, ...others] = question.roles
  const { battle, cash, territories, settings } = state
  const stage = question.params.stage
  const stageName = typeof stage === 'string' ? texts.stages[stage] : undefined
  const isPurse = settings.moneyTold && (question.kind === 'purchase' || question.kind === 'research' || question.kind === 'beginTurn')
  const note =
    battle !== undefined
      ? [texts.spaceName(battle.at), ...(stageName === undefined ? [] : [stageName])].join(', ')
      : isPurse
        ? texts.purse(cash[state.power] ?? 0, productionOf(territories, state.power))
        : undefined
  const title = power === undefined || others.length > 0 ? general : texts.asked(nameOf(state, power), texts.powers[power], general)
  return { title, ...(note !== undefined && { note }) }
}
