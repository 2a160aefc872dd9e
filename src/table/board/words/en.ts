import type { Dictionary } from '../../../ui/words'

/** English texts of the drawn map. */
const en = {
  title: 'Map of the board',
  hint: 'The arrow keys go from area to area, Enter opens one, plus and minus change the size.',
  closer: 'Closer',
  farther: 'Farther away',
  whole: 'The whole map',
  legal: 'can be chosen',
  onTheWay: 'on the way',
  happened: 'it happened here',
} as const satisfies Dictionary

export default en
