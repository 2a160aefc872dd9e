import type { OddsWords } from './en'
import { figure } from './shared'

const cs: OddsWords = {
  title: 'Šance v bitvě',
  place: 'Kde',
  places: { land: 'Na souši', sea: 'Na moři' },
  attacker: 'Útočník',
  defender: 'Obránce',
  order: 'Útočník obětuje nejdřív',
  orders: { cheap: 'nejlevnější', groundLast: 'letadla' },
  fill: 'Podle plánu',
  clear: 'Začít znovu',
  lost: (attacker, ours, defender, theirs) =>
    `Průměrné ztráty: ${attacker} ${figure(ours).replace('.', ',')} CPP, ${defender} ${figure(theirs).replace('.', ',')} CPP.`,
  empty: 'Zadej, kdo bojuje na obou stranách.',
  note: [
    'Bojuje se do konce, bez ústupu. U obsazení si útočník poslední pozemní jednotku nechává, dokud má co jiného ztratit.',
    'Hra se tím nijak nezmění.',
  ].join(' '),
}
export default cs
