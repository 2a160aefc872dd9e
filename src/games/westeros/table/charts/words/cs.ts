import type { Translation } from '../../../../../ui/words'
import type en from './en'

export default {
  title: 'Hra o trůny: Desková hra',
  round: 'Kolo',
  roundOf: '{round}. kolo',
  house: 'Rod',
  start: 'Začátek',
  standing: '{house} {n}',
  castles: {
    title: 'Města a opevnění po kolech',
    atEnd: 'Na konci: {standings}.',
    now: 'Teď: {standings}.',
    goal: '{n} vítězí hned',
  },
  power: {
    title: 'Síla: zisk a výdaje',
    legend: 'Plný pruh: co rod měl na začátku a co získal. Obrys: výdaje za nabídky, proti divokým a za karty, a síla ztracená nájezdem.',
    earned: 'Zisk',
    spent: 'Výdaje',
    left: 'Použitelné',
  },
  auctions: {
    title: 'Nabídky',
    legend: 'První na stupnici má rámeček.',
    track: 'Stupnice',
    first: 'První',
    auction: '{round}. kolo, {track}',
  },
  attacks: {
    title: 'Proti divokým',
    legend: 'Čím který rod přispěl.',
    result: 'Výsledek',
    stood: 'Noční hlídka obstála, {watch} proti {threat}',
    fell: 'Divocí prolomili Zeď, {threat} proti {watch}',
  },
  battles: {
    title: 'Bitvy',
    count: { one: 'Proběhla {n} bitva.', few: 'Proběhly {n} bitvy.', many: 'Proběhlo {n} bitvy.', other: 'Proběhlo {n} bitev.' },
    more: { one: 'Ukázat ještě {n} bitvu', few: 'Ukázat ještě {n} bitvy', many: 'Ukázat ještě {n} bitvy', other: 'Ukázat ještě {n} bitev' },
    area: 'Oblast',
    attacker: 'Útočník',
    defender: 'Obránce',
    winner: 'Vítěz',
    byFiefdoms: 'Stejná síla: rozhoduje stupnice Léno',
  },
  decided: {
    sudden: '{round}. kolo: hranice {n} je dosažena a hra hned končí.',
    lastRound: 'Odehráno všech {round} kol.',
    steps: {
      landAreas: 'nejvíc pevninských oblastí: {houses} ({n})',
      ironThrone: 'nejlepší místo na stupnici Železný trůn: {houses} ({n})',
      castles: 'Nejvíc měst a opevnění: {houses}, {n}',
      supply: 'Shoda, rozhoduje žeton zásob: {houses}, {n}',
      power: 'Stále shoda, rozhoduje použitelná síla: {houses}, {n}',
    },
    draw: 'Shoda ve všem: vítězství je společné.',
  },
  line: {
    castles: '{place}. {who}: {castles}, zásoby {supply}',
    power: ', síla {power}',
  },
  out: {
    pictureNote: 'Výsledek a města po kolech, třeba do chatu',
    figuresNote: 'Řádek za každé kolo a rod, pro tabulkový editor',
    moreNote: 'Síla, nabídky, divocí a bitvy',
  },
  columns: {
    castles: 'Města a opevnění',
    supply: 'Zásoby',
    bids: 'Nabídky',
    contributed: 'Proti divokým',
    player: 'Hráč',
  },
} satisfies Translation<typeof en>
