import { agreeing, outOf } from '../../../../../../ui/grammar/czech'
import type { OverviewTexts } from './en'

const cs: OverviewTexts = {
  ship: (chief, next) => `Značka lodě: ${chief}, potom ${next}`,
  ofGoals: (needed) => `${outOf(needed)} cílů`,
  goals: (n) => `${n} ${agreeing(n, 'cíl', 'cíle', 'cílů')}`,
  settlements: (n) => `${n} ${agreeing(n, 'sídlo', 'sídla', 'sídel')}`,
  secret: (n) => `${agreeing(n, 'sídlo', 'sídla', 'sídel')}; karta bodů: tajná`,
  shown: (n, points) => `${agreeing(n, 'sídlo', 'sídla', 'sídel')}; odkrytá karta: ${points} ${agreeing(points, 'bod', 'body', 'bodů')}`,
  points: (n) => `${n} ${agreeing(n, 'bod', 'body', 'bodů')}`,
  pointsOf: (n, levels) => `${agreeing(n, 'bod', 'body', 'bodů')}${levels === undefined ? '' : `; odkrytá karta: ${levels.join(' + ')}`}`,
  announced: 'Probíhá závěrečné stavění',
  hasVotes: (n) => `${n} ${agreeing(n, 'hlas', 'hlasy', 'hlasů')}`,
  vote: (at, who) => `${at}: hlasuje se, návrh podává ${who}`,
}
export default cs
