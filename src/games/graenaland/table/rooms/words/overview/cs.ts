import { agreeing, outOf } from '../../../../../../ui/grammar/czech'
import type { OverviewTexts } from './en'

const cs: OverviewTexts = {
  ship: (chief, next) => `Značka lodě: ${chief}, potom ${next}`,
  ofGoals: (needed) => `${outOf(needed)} cílů`,
  goals: (n) => `${n} ${agreeing(n, 'cíl', 'cíle', 'cílů')}`,
  settlements: (n) => `${n} ${agreeing(n, 'sídlo', 'sídla', 'sídel')}`,
  secret: (n) => `${agreeing(n, 'sídlo', 'sídla', 'sídel')}; karta bodů: tajná`,
  announced: 'Probíhá závěrečné stavění',
  vote: (at, who) => `${at}: hlasuje se, návrh podává ${who}`,
}
export default cs
