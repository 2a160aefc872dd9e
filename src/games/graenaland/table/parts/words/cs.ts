import { outOf } from '../../../../../ui/grammar/czech'
import { sentence } from '../../../../../ui/grammar/numbers'
import * as names from '../../../words/cs/names'
import type { Texts } from './en'

const kolik = (n: number, one: string, few: string, lots: string): string => `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : lots}`

const body = (n: number): string => kolik(n, 'bod', 'body', 'bodů')

const cile = (n: number): string => kolik(n, 'cíl', 'cíle', 'cílů')

const sidla = (n: number): string => kolik(n, 'sídlo', 'sídla', 'sídel')

const cs: Texts = {
  ...names,
  terrains: { plains: 'pláně', forest: 'les', hills: 'kopce', mountains: 'hory' },
  island: 'Ostrov',
  clansTitle: 'Klany',
  clan: 'Klan',
  chief: 'hlavní hráč',
  round: (n) => (n === 0 ? 'Příprava' : `${n}. kolo`),
  stages: {
    firstPlayer: 'kdo začíná',
    start: 'usazování',
    goals: 'karty vítězných bodů',
    production: 'produkce',
    orders: 'hrdinové',
    proposals: 'rozdělování surovin',
    announce: 'oznámení vítězství',
    construct: 'stavba',
    claim: 'tři cíle',
    passShip: 'konec kola',
    final: 'závěrečné stavění',
    proof: 'odkrytí karty',
    showing: 'odkrytí karet',
    over: 'konec hry',
  },
  phases: { production: 'Produkce', orders: 'Hrdinové', proposals: 'Suroviny', construct: 'Stavba' },
  isChief: (who) => `hlavní hráč: ${who}`,
  of: (has, asked) => `${has}\u00a0${outOf(asked)}`,
  supplies: (n) => `${kolik(n, 'karta', 'karty', 'karet')} zásob`,
  figures: (settlements, army) => `${sidla(settlements)}, vojsko ${army}`,
  villages: (n) => kolik(n, 'osada', 'osady', 'osad'),
  settlements: sidla,
  filmLegend: 'Nahoře: sídla. Na územích: hlasy, barva ukazuje většinu.',
  settlementsTitle: 'Sídla',
  met: ', splněno',
  goalsTitle: 'Cíle',
  goalRow: {
    settlements: (asked) => ['Sídla', `celkem ${asked}`],
    territories: (asked) => ['Území', `po dvou sídlech: ${asked}`],
    largest: (asked) => ['Největší', `${asked} na jednom`],
    buildings: (asked) => ['Budovy', `${asked}`],
    army: (asked) => ['Vojsko', `síla ${asked}`],
  },
  firstNotCounted: 'první budova se nepočítá',
  goalsNeeded: (n) => `splněno, potřeba ${n}`,
  goalsMet: (n) => (n < 3 ? `cíle: ${n} ze 3` : `cíle: ${n}`),
  lying: (n) => kolik(n, 'karta', 'karty', 'karet'),
  startCards: (n) => `${kolik(n, 'počáteční karta', 'počáteční karty', 'počátečních karet')} lícem dolů`,
  votes: 'Hlasy',
  needs: (needed, total) => `potřeba ${needed}\u00a0${outOf(total)}`,
  noVotes: 'Nikdo tu nemá hlas.',
  tapForVotes: 'Klepnutím na území uvidíš jeho hlasy, karty a stavby.',
  votesNeeded: 'hlasů je potřeba ke schválení',
  majority: (who) => `většina: ${who}`,
  noVote: (who) => `${who}: 0`,
  waitsHere: 'čeká na vstup',
  waitsAt: (at) => `čeká na vstup: ${at}`,
  drawnAt: (at, token) => (token === undefined ? `karta, ${at}` : `žeton zlepšení ${token} a karta, ${at}`),
  opened: { orders: 'tahy hrdinů', announcements: 'oznámení bodů' },
  hasNow: (who) => `Co má ${who}`,
  housesLeft: (n) => `Domečky, které lze ještě postavit: ${n}`,
  revealed: { orders: 'Rozkazy hrdinům', announcements: 'Oznámení', card: (clan) => `Karta vítězných bodů: ${clan}` },
  whatIf: {
    open: 'Co kdyby',
    close: 'Zpět na ostrov',
    hero: 'Hrdina na území',
    result: 'Potřebné hlasy potom',
    nobody: 'žádný',
    now: (needs) => `Teď ${needs}. Na stole se tím nic nemění.`,
  },
  army: 'Vojsko',
  addends: {
    settlements: sidla,
    army: (n) => `vojsko ${n}`,
    silenced: (n) => `${n} (umlčí kněz)`,
    audience: (n) => `skald: ${kolik(n, 'další hrdina', 'další hrdinové', 'dalších hrdinů')}`,
    three: (n) => `${n} (úprava pro tři)`,
    palisade: (n) => `${n} (palisáda)`,
  },
  compass: {
    who: 'Hrdina',
    whose: 'Čí volba',
    choose: 'Vyber hrdinu a směr',
    where: 'Směr',
    none: 'mimo plán',
    waits: 'čeká na vstup',
    short: { '0': '0', W: 'Z', E: 'V', NW: 'SZ', NE: 'SV', SW: 'JZ', SE: 'JV', WW: '2× Z', EE: '2× V' },
    from: (hero, at) => `${hero} (${at})`,
    echo: (hero, go) =>
      hero === undefined && go === undefined ? 'Hrdina a směr, nebo nikdo.' : sentence([hero, go].filter(Boolean).join(', ')) + '.',
    off: 'hrdinové zůstávají',
    north: 'Vnitrozemí je na severu. Mimo plán: zůstává.',
    leads: {
      moved: (to) => `Cíl: ${to}.`,
      swapped: (to) => `Cíl: ${to}. Tvoji dva hrdinové si vymění místo.`,
      invalid: (twoSteps) =>
        twoSteps ? 'O dvě území se chodí jen po pobřeží: hrdina by zůstal.' : 'Tam žádné území není: hrdina by zůstal.',
    },
  },
  points: {
    nothing: 'nic',
    echo: 'Body, které oznámíš, nebo nic.',
    nobody: (chief) => `Nikdo neoznamuje: staví ${chief}`,
    choose: 'Volit tajně',
  },
  setUp: {
    step: 'Dál ke způsobu hry',
    islandStep: 'Dál k ostrovu',
    begin: 'Ano, začít hru',
    question: 'Jak hrajete?',
    presets: {
      referee: ['Rozhodčí', 'Aplikace sleduje karty lícem vzhůru, návrhy, platby a rozkazy.'],
      light: ['Nalehko', 'Hlasy, produkce, rozkazy hrdinům a cíle; karty a platby si hlídáte sami.'],
    },
    end: 'Vítězství',
    ends: {
      goals: ['Základní hra', 'Tři cíle z pěti, pak každý ještě jednou staví.'],
      cards: ['Karty vítězných bodů', 'Tajná karta; oznamuje se šest bodů.'],
    },
    switches: {
      three: ['Úpravy pro tři hráče', 'Hrdina přináší o hlas víc; první budova se nepočítá.'],
      freeStart: ['Volitelné rozložení', 'Hráči postupně umisťují osady na pobřeží a berou si karty.'],
      offerRule: ['Nabídka místo společné stavby', 'Hlavní hráč smí někomu dovolit jednu stavbu.'],
      ordersSealed: ['Rozkazy zapečetěné v aplikaci', 'Jinak se zapisují kompasové destičky ze stolu.'],
      goalsSealed: ['Karty zapečetěné v aplikaci', 'Jinak se body zapíšou na konci.'],
      announceSealed: ['Oznámení tajně', 'Chce-li někdo oznamovat, každý tajně zvolí, kolik bodů oznamuje.'],
      goldMatches: ['Zlato platí i pro zlepšení výnosnosti', 'Domácí pravidlo.'],
    },
    lies: 'Vypadá váš ostrov takhle?',
    tiles: (count) =>
      `Počet dílků: ${count}, vnitrozemí je na severu. Klepni na dílek, který je jiný: terén, místa pro budovy, surovina u tvrze.`,
    is: (place) => place,
  },
  over: {
    wins: (name) => `Vyhrává ${name}`,
    how: (score, points, round) => `${points ? body(score) : cile(score)}${round === undefined ? '' : `, ${round}. kolo.`}`,
    whyGoals: 'Vítězí ten, kdo oznámil vítězství, ať ostatní splnili cokoli; o dalších místech rozhodují cíle.',
    whyPoints: 'Vítězí ten, kdo oznámil vítězství; o dalších místech rozhodují body na kartách.',
    standings: 'Pořadí',
    points: 'Body',
    goals: 'Cíle',
    place: (at, name) => `${at}. ${name}`,
    reached: (score, points) => (points ? body(score) : cile(score)),
  },
  archive: { goals: 'Cíle', points: 'Body', settlements: 'Sídla', army: 'Vojsko', adopted: 'Schválené návrhy' },
}
export default cs
