import type { Dictionary } from '../../../../../ui/words'

/** The words of the drawn map in English; the Czech ones have the same names. */
const en = {
  title: 'Map of the board',
  hint: 'The arrow keys go from area to area, Enter opens one, plus and minus change the size.',
  closer: 'Closer',
  farther: 'Farther away',
  whole: 'The whole map',
  beyond: 'Beyond the Wall',
  routed: '{units}, routed',
  token: 'power token of {house}',
  neutral: 'neutral force {strength}',
  attacked: 'attacked by {house}',
  legal: 'can be chosen',
  onTheWay: 'on the way',
} as const satisfies Dictionary

export default en
