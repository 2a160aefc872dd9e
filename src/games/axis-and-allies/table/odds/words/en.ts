import type { Translation } from '../../../../../ui/language/translation'
import { figure } from './shared'

/** English texts of the page that computes the odds of a battle. */
const en = {
  title: 'Odds of a battle',
  place: 'Where',
  places: { land: 'On land', sea: 'At sea' },
  attacker: 'Attacker',
  defender: 'Defender',
  order: 'The attacker gives up first',
  orders: { cheap: 'the cheapest', groundLast: 'aircraft' },
  fill: 'From the board',
  clear: 'Start again',
  lost: (attacker: string, ours: number, defender: string, theirs: number) =>
    `Lost on average: ${attacker} ${figure(ours)} IPCs, ${defender} ${figure(theirs)} IPCs.`,
  empty: 'Put in who fights on both sides.',
  note: [
    'Fought to the end, without retreat. “Take it” keeps the last land unit until nothing else is left to lose.',
    'Nothing here changes the game.',
  ].join(' '),
}

export type OddsWords = Translation<typeof en>
export default en
