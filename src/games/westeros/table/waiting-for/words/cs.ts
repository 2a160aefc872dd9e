import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** What Westeros says of who may do what, in Czech. */
const cs = {
  houses: 'Rody v pořadí tahů',
  raids: {
    one: 'Na desce ještě {n} nájezd.',
    few: 'Na desce ještě {n} nájezdy.',
    many: 'Na desce ještě {n} nájezdu.',
    other: 'Na desce ještě {n} nájezdů.',
  },
  marches: {
    one: 'Na desce ještě {n} pochod.',
    few: 'Na desce ještě {n} pochody.',
    many: 'Na desce ještě {n} pochodu.',
    other: 'Na desce ještě {n} pochodů.',
  },
  byTable: 'Hraje za něj stůl: nabízí 0 a rozkazy neklade.',
  holds: {
    ironThrone: 'Rozhoduje shody Železným trůnem.',
    fiefdoms: 'Meč v tomto kole ještě použit nebyl.',
    kingsCourt: 'Havran v tomto kole ještě použit nebyl.',
  },
  nothingForbidden: 'V tomto kole žádná karta nic nezakazuje.',
  offers: {
    correct: 'Nastavit ručně, co na desce leží jinak',
    overrule: 'Hrát proti pravidlu: nabídne to odmítnutí',
    tracking: 'Změnit, co všechno aplikace počítá',
    settings: 'Změnit, jak hrajete sporná místa',
    seats: 'Předat rod někomu jinému',
    box: 'Opravit číslo z krabice',
    calculator: 'Spočítat bitvu, která je jen nápad',
    rewind: 'Vrátit se k dřívější chvíli',
    castAnew: 'Zvolit znovu, co je zapečetěné',
    callOff: 'Zrušit tajnou volbu',
  },
} as const satisfies Translation<typeof en>

export default cs
