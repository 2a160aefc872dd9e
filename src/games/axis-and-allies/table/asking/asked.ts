import { totalOf } from '../../../../kit/counts'
import type { QuestionText } from '../../../../table/standard/standard-game'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Language } from '../../../../ui/words'
import { CAPITALS, territoryOf } from '../../box/board'
import { DEVELOPMENTS } from '../../box/powers'
import { capitalLost, rollingOf, toFight, waysOf } from '../../model/battlefield'
import type { Rolling, State } from '../../model/state'
import type { Outcome } from '../../model/battle'
import { prompts } from '../../prompts'
import { mayLeave } from '../../prompts/domains'
import type { Question } from '../../prompts/questions'
import { incomeOf, productionOf } from '../../rules/collect-income'
import { awaiting } from '../../rules/conduct-combat'
import { aaHitsOn } from '../../rules/fire'
import { raidModifiers } from '../../rules/raids'
import { citiesOf, cityHolders } from '../../rules/winning'
import { wordsIn } from '../../words'
import { nameOf } from '../parts/position'
import { textsIn, type Texts } from '../parts/words'
import { isIncomeNext } from './phases'

/** Returns the question text for questions whose wording depends on the progress of the turn. */
const momentText = ({ kind }: Question, state: State, texts: Texts, general: Readonly<Record<Question['kind'], string>>): string => {
  const { phase, power, settings, territories, result, turn } = state
  const mayResearch = prompts(state).some((one) => one.kind === 'research')
  if (kind === 'beginTurn') return texts.yourTurn
  if (kind === 'victory' && result !== undefined) return texts.wins(result.side)
  if (kind === 'dice' && state.dice.source === 'app') return texts.rollNow(rollingOf(state)?.count ?? 0)
  if (settings.moneyTold && phase === 1 && (kind === 'research' || (kind === 'goOn' && !mayResearch))) return general.purchase
  if (kind === 'goOn' && phase === 5) return texts.moveNow
  if (kind === 'step7' && !mayLeave(state)) return texts.fightsOn
  const battles = kind === 'battle' ? toFight(state).filter((one) => one.kind !== 'raid') : []
  if (battles.length > 1) return turn.fought.length === 0 ? texts.firstBattle : texts.nextBattle
  if (battles[0] !== undefined) return texts.battleAt(texts.spaceName(battles[0].at))
  if (kind === 'announce' && !settings.battlesTold) return texts.whichRaid
  if (kind === 'move' && !settings.armiesTold) return texts.mayItGo
  if (kind === 'goOn' && isIncomeNext(state)) return texts.collects(incomeOf(productionOf(territories, power), capitalLost(state, power)))
  return general[kind]
}

/** Returns a text about dice that are rolled outside a battle: the reason for the roll, and the faces that count as hits. */
const dueIn = (rolling: Rolling, state: State, texts: Texts): string => {
  const { what, count } = rolling
  const { [what]: due = () => '' } = texts.due
  if (what === 'research') return due(count, texts.developments[rolling.development] ?? '', 1 + DEVELOPMENTS.indexOf(rolling.development))
  const at = what === 'onTheWay' ? rolling.fire.at : what === 'rocket' ? rolling.to : rolling.at
  return due(count, texts.spaceName(at), what === 'raidFire' ? aaHitsOn(raidModifiers(state, at)) : (state.territories[at]?.income ?? 0))
}

/** Returns the note below a question, e.g. the cash or the number of units that the question depends on. */
const noteOf = (question: Question, state: State, texts: Texts): string | undefined => {
  const { battle, cash, territories, settings, power, phase } = state
  const { kind, params } = question
  const stages: Readonly<Record<string, string>> = texts.stages
  const stage = typeof params.stage === 'string' ? stages[params.stage] : undefined
  if (battle !== undefined) return [texts.spaceName(battle.at), ...(stage === undefined ? [] : [stage])].join(', ')
  const rolling = kind === 'dice' ? rollingOf(state) : undefined
  if (rolling !== undefined) return dueIn(rolling, state, texts)
  const isPurse = settings.moneyTold && phase <= 2 && ['purchase', 'research', 'beginTurn', 'goOn'].includes(kind)
  const purse = isPurse ? [texts.purse(cash[power] ?? 0, productionOf(territories, power))] : []
  if (kind === 'victory' && state.result !== undefined) return texts.cities(state.result.count.axis, state.result.count.allies)
  if (kind === 'rocket') return texts.rockets(settings.errata)
  if (kind !== 'beginTurn') return phase === 5 && kind === 'goOn' ? texts.moveNote : purse[0]
  const lost = capitalLost(state, power) ? [texts.capitalLost(texts.cityName(territoryOf(CAPITALS[power])?.city ?? ''))] : []
  const { axis, allies } = citiesOf(cityHolders(state.territories))
  return [...lost, ...purse, `${texts.cities(axis, allies)}.`].join(' ')
}

/** Returns the result of a battle as text: its space and its outcome. */
export const resultOf = (outcome: Outcome, state: State, language: Language): string => {
  const { names } = wordsIn(language)
  const dived = totalOf(state.battle?.submerged.defend ?? {})
  const how = outcome === 'cleared' && dived > 0 ? names.divedStay(dived) : names.outcomes[outcome]
  return `${sentence(textsIn(language).spaceName(state.battle?.at ?? ''))}: ${how}`
}

/** Returns the text of the question about a battle roll. The text names the power that rolls and the number of dice. */
const firingText = (question: Question, state: State, texts: Texts): string | undefined => {
  const now = state.battle && awaiting(state.battle, waysOf(state))
  if (question.kind !== 'fire' || now?.what !== 'roll') return undefined
  const dice = totalOf(now.fire)
  const powers = question.roles.map((power) => texts.powers[power])
  return texts.firing(now.stage, powers, dice, state.dice.source === 'table')
}

/** Returns the text of a question, including player names and numbers of the current game. */
export const askedIn = (question: Question, state: State, language: Language): QuestionText | undefined => {
  const texts = textsIn(language)
  const general = wordsIn(language).questions
  const names = [...new Set(question.roles.map((power) => nameOf(state, power)))]
  const powers = question.roles.map((power) => texts.powers[power])
  const outcome = question.kind === 'confirm' ? state.battle?.outcome : undefined
  const text = momentText(question, state, texts, general)
  const note = noteOf(question, state, texts)
  if (outcome !== undefined) return { title: resultOf(outcome, state, language), note: general.confirm }
  const firing = firingText(question, state, texts)
  if (firing !== undefined) return { title: firing, ...(note !== undefined && { note }) }
  const title = powers.length === 0 ? text : texts.asked(texts.together(names), texts.together(powers), text)
  return { title, ...(note !== undefined && { note }) }
}
