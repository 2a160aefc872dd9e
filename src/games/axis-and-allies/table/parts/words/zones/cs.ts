import { formatList } from '../../../../../../ui/list-format'
import type { ZoneWords } from './en'

const cs: ZoneWords = {
  zone: (number) => `Mořská zóna ${number}`,
  shores: (number, names) => `${number}: ${names.join(', ')}`,
  openSea: 'otevřené moře',
  nextTo: (numbers) => `Sousedí: ${formatList(numbers, 'a')}.`,
  fleet: (power, ships) => `${power}: ${ships}`,
  seas: [
    'Severní Atlantik',
    'Středomoří a Černé moře',
    'Jižní Atlantik a Karibik',
    'Indický oceán',
    'Východní Indie a Austrálie',
    'Jižní Tichomoří',
    'Střední Tichomoří',
    'Tichomoří u Ameriky',
    'Severní Tichomoří',
  ],
  canals: { panama: 'Panamský kanál', suez: 'Suezský kanál' },
}
export default cs
