import { formatList } from '../../../../../../ui/list-format'
import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about sea zones and about the coasts, canals and fleets of a sea zone. */
const en = {
  zone: (number: string) => `Sea zone ${number}`,
  shores: (number: string, names: readonly string[]) => `${number}: ${names.join(', ')}`,
  openSea: 'open sea',
  nextTo: (numbers: readonly string[]) => `Next to ${formatList(numbers, 'and')}.`,
  /** Text about the ships of a power in a sea zone. */
  fleet: (power: string, ships: string) => `${power}: ${ships}`,
  /** Names of the seas. The index of a sea is the number that the map layout uses. */
  seas: [
    'North Atlantic',
    'Mediterranean and Black Sea',
    'South Atlantic and Caribbean',
    'Indian Ocean',
    'East Indies and Australia',
    'South Pacific',
    'Central Pacific',
    'American Pacific coast',
    'North Pacific',
  ],
  canals: { panama: 'Panama Canal', suez: 'Suez Canal' },
}

export type ZoneWords = Translation<typeof en>
export default en
