import type { Translation } from '../../../../../ui/words'
import type en from './en'

export default {
  house: 'Rod',
  figures: {
    castles: 'Města a opevnění na konci',
    supply: 'Zásoby na konci',
    tracksWon: 'První místa na stupnicích',
    bids: 'Síla v nabídkách',
    contributed: 'Příspěvky proti divokým',
    battlesWon: 'Vyhrané bitvy',
    battlesLost: 'Prohrané bitvy',
  },
  how: { sudden: 'Okamžité vítězství', lastRound: 'Po posledním kole' },
} satisfies Translation<typeof en>
