import type { Translation } from '../../../../ui/words'
import type en from './en'

/** Czech texts of the first screens of Westeros. Names of players and houses are never declined. */
const cs = {
  places: { areas: 'Mapa', houses: 'Rody' },
  menu: {
    calculator: 'Kalkulačka bitvy',
    people: 'Hráči a rody',
  },
  now: {
    done: 'hotovo',
    here: 'teď',
    next: 'potom',
    cards: 'Karty Westerosu tohoto kola',
    inForce: 'Toto kolo platí',
    steps: {
      westeros: 'Westeros hotovo',
      orders: 'Rozkazy odkryté',
      someRaids: 'nájezdy probíhají',
      raids: 'Nájezdy hotové',
      marches: { one: '{n} pochod', few: '{n} pochody', many: '{n} pochodu', other: '{n} pochodů' },
      battles: { one: '{n} bitva', few: '{n} bitvy', many: '{n} bitvy', other: '{n} bitev' },
    },
  },
  areas: {
    land: 'Pevnina',
    sea: 'Moře',
    nobody: 'Ničí',
    none: 'Žádná taková oblast tu není.',
    neutralShort: 'neutrální síla {strength}',
    garrisonShort: 'posádka {strength}',
    tokenShort: 'žeton síly: {house}',
    moves: {
      marchFrom: 'Pochod z oblasti {area}',
      marchTo: 'Pochod sem z oblasti {area}',
      raidFrom: 'Nájezd z oblasti {area}',
      raidHere: 'Nájezd sem z oblasti {area}',
      muster: 'Povolat jednotky zde',
      retreat: 'Ustoupit do oblasti {area}',
      support: 'Podpora z oblasti {area}: {house}',
    },
    facts: {
      controller: 'Ovládá',
      attacked: 'Útočí',
      why: { units: 'jednotkami', reported: 'podle hráčů', token: 'žetonem síly', home: 'vytištěným erbem' },
      units: 'Jednotky',
      routed: 'Poražené',
      token: 'Žeton síly',
      neutral: 'Neutrální síla',
      garrison: 'Posádka',
      closed: 'Uzavřeno',
      closedNote: 'V tomto počtu hráčů sem nesmí žádná jednotka.',
      strength: 'síla {strength}',
      order: 'Rozkaz',
      neighbours: 'Sousedí',
    },
  },
  houses: {
    title: 'Rody',
    seats: 'Kdo hraje za který rod',
    boardSays: 'Opravit desku',
    castlesOf: 'Města a opevnění, cíl {goal}',
    stars: 'Hvězdičky',
    byTable: 'vede stůl',
    tracks: 'Stupnice vlivu',
    supplyTrack: 'Zásoby',
    armiesUpTo: 'armády {flags}',
    wildlings: 'Divocí',
    used: 'použito',
    power: 'Žetony síly',
    armyOf: 'armáda {army}, povoleno {flag}',
    armies: 'armády {armies}, povoleno {flags}',
  },
  overview: { castlesOf: 'cíl: {goal} měst' },
  end: { house: 'Rod' },
} satisfies Translation<typeof en>

export default cs
