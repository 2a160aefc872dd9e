import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech texts of Westeros for the page that lists which houses may act. */
const cs = {
  houses: 'Rody v pořadí tahů',
  places: {
    one: 'Klade {n} rozkaz lícem dolů.',
    few: 'Klade {n} rozkazy lícem dolů.',
    many: 'Klade {n} rozkazu lícem dolů.',
    other: 'Klade {n} rozkazů lícem dolů.',
  },
  placesSome: 'Klade lícem dolů rozkaz na každou oblast s jednotkami.',
  resolvesRaids: 'Až na něj přijde řada, provede jeden Nájezd.',
  resolvesMarches: 'Až na něj přijde řada, provede jeden Pochod.',
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
  byTable: 'Hraje za něj stůl: nabízí 0 a nedává rozkazy.',
  holds: {
    ironThrone: 'Má Železný trůn, rozhoduje shody.',
    fiefdoms: 'Valyrijský meč v tomto kole ještě použit nebyl.',
    kingsCourt: 'Havran v tomto kole ještě použit nebyl.',
  },
  nothingForbidden: 'V tomto kole žádná karta nic nezakazuje.',
  offers: {
    correct: 'Opravit, co je na desce jinak',
    overrule: 'Hrát proti pravidlu: nabídne to odmítnutí',
    tracking: 'Změnit, co všechno aplikace sleduje',
    settings: 'Změnit, jak hrajete otevřené otázky',
    seats: 'Předat rod někomu jinému',
    box: 'Opravit číslo z krabice',
    calculator: 'Spočítat bitvu nanečisto',
    rewind: 'Vrátit se k dřívější chvíli',
    castAnew: 'Zvolit znovu, co je zapečetěné',
    callOff: 'Zrušit tajnou volbu',
  },
} as const satisfies Translation<typeof en>

export default cs
