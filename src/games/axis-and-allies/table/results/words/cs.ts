import { formatList } from '../../../../../ui/list-format'
import { agreeing } from '../../../../../ui/grammar/czech'
import type { BattleWords } from './en'

const cs: BattleWords = {
  cameThrough: (faces, through, down) => {
    const all = agreeing(through, 'bombardér prošel', `všechny ${through} prošly`, `všech ${through} prošlo`)
    const fate = down > 0 ? `sestřeleno ${down}, prošlo ${through}` : through === 2 ? 'oba prošly' : all
    return `Protiletadlová palba ${formatList(faces.map(String), 'a')}: ${fate}.`
  },
  followedBy: (hits, next) => `${hits}: ${next}`,
  nowRolls: (powers) => `teď hází ${powers.join(' a ')}`,
  chooseLosses: 'vybrat ztráty',
  offBoard: (losses) => `Z plánu: ${losses}.`,
  takeOff: 'odebrat ztráty',
  falls: (units, n) => `${agreeing(n, 'padá', 'padají')} ${units}`,
}
export default cs
