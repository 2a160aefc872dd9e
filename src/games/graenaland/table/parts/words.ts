import { outOf } from '../../../../ui/grammar/czech'
import type { NamedValues } from '../../../../table/question/Options'
import { sentence } from '../../../../ui/grammar/numbers'
import { useLanguage } from '../../../../ui/words'
import type { Clan, Goal, Hero, Resource, Terrain, Thing } from '../../box/box'
import type { Position } from '../../box/island'
import type { Moved } from '../../model/events'
import type { Card, State } from '../../model/state'
import * as csNames from '../../words/cs/names'
import * as enNames from '../../words/en/names'
import type { SwitchName, Way } from './settled'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the screens that only this game has. */
export interface Texts {
  readonly clans: Readonly<Record<Clan, string>>
  readonly heroes: Readonly<Record<Hero, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly cards: Readonly<Record<Card, string>>
  /** Several cards of one kind. */
  readonly several: (card: Card, n: number) => string
  readonly things: Readonly<Record<Thing, string>>
  readonly goals: Readonly<Record<Goal, string>>
  readonly positions: Readonly<Record<Position, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly place: (id: string) => string
  readonly shortPlace: (id: string) => string
  readonly pointName: (id: string) => string
  readonly island: string
  readonly clansTitle: string
  readonly clan: string
  readonly chief: string
  readonly round: (n: number) => string
  readonly stages: Readonly<Record<State['stage'], string>>
  /** Phases of a round in the phase bar. */
  readonly phases: Readonly<Record<'production' | 'orders' | 'proposals' | 'construct', string>>
  readonly isChief: (who: string) => string
  readonly of: (has: number, asked: number) => string
  readonly figures: (settlements: number, army: number) => string
  /** Several villages of one clan in a territory. */
  readonly villages: (n: number) => string
  readonly settlements: (n: number) => string
  readonly settlementsTitle: string
  readonly met: string
  readonly goalsTitle: string
  /** With three players the first building does not count (R69). */
  readonly firstNotCounted: string
  readonly goalsNeeded: (n: number) => string
  readonly goalsMet: (n: number) => string
  readonly lying: (n: number) => string
  readonly votes: string
  readonly needs: (needed: number, total: number) => string
  readonly noVotes: string
  readonly tapForVotes: string
  readonly noVote: (who: string) => string
  readonly waitsHere: string
  readonly revealed: Readonly<Record<'orders' | 'announcements', string>> & { readonly card: (clan: string) => string }
  /** Votes in a territory with other, supposed pieces. */
  readonly whatIf: Readonly<Record<'open' | 'close' | 'hero' | 'nobody', string>> & { readonly now: (needs: string) => string }
  readonly addends: Readonly<Record<string, string>>
  readonly compass: {
    readonly who: string
    readonly where: string
    readonly none: string
    readonly waits: string
    /** Short label of a compass position, for a key. */
    readonly short: Readonly<Record<Position, string>>
    readonly from: (hero: string, at: string) => string
    readonly echo: (hero: string | undefined, go: string | undefined) => string
    readonly off: string
    /** Orientation of the island, and the effect of an order off the map (R20). */
    readonly north: string
    /** Result of the order on the current board. */
    readonly leads: Readonly<Record<Exclude<Moved['result'], 'stays'>, (to: string) => string>>
  }
  readonly points: { readonly nothing: string; readonly echo: string }
  readonly setUp: {
    readonly step: string
    readonly islandStep: string
    readonly begin: string
    readonly question: string
    readonly presets: NamedValues<Way>
    readonly end: string
    readonly ends: NamedValues<'goals' | 'cards'>
    readonly switches: NamedValues<SwitchName>
    /** Island step: the question, its explanation, and the title of the choice of a terrain. */
    readonly lies: string
    readonly tiles: (count: number) => string
    readonly is: (place: string) => string
  }
  readonly over: {
    readonly wins: (name: string) => string
    readonly how: (score: number, points: boolean, round: number) => string
    readonly whyGoals: string
    readonly whyPoints: string
    readonly standings: string
    readonly points: string
    readonly goals: string
    readonly place: (at: number, name: string) => string
    readonly reached: (score: number, points: boolean) => string
  }
  readonly archive: Readonly<Record<'goals' | 'points' | 'settlements' | 'army' | 'adopted', string>>
}

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

const en: Texts = {
  ...enNames,
  terrains: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains' },
  island: 'Island',
  clansTitle: 'Clans',
  clan: 'Clan',
  chief: 'chief',
  round: (n) => (n === 0 ? 'Set-up' : `Round ${n}`),
  stages: {
    firstPlayer: 'who begins',
    start: 'settling',
    goals: 'victory point cards',
    production: 'production',
    orders: 'heroes',
    proposals: 'sharing',
    announce: 'announcing',
    construct: 'building',
    claim: 'three goals',
    passShip: 'end of round',
    final: 'final building',
    proof: 'proof',
    showing: 'cards are shown',
    over: 'the end',
  },
  phases: { production: 'Production', orders: 'Heroes', proposals: 'Sharing', construct: 'Building' },
  isChief: (who) => `${who} is chief`,
  of: (has, asked) => `${has} of ${asked}`,
  figures: (settlements, army) => `${many(settlements, 'settlement')}, army ${army}`,
  villages: (n) => many(n, 'village'),
  settlements: (n) => many(n, 'settlement'),
  settlementsTitle: 'Settlements',
  met: ', met',
  goalsTitle: 'Goals',
  firstNotCounted: 'the first one does not count',
  goalsNeeded: (n) => `met, ${n} win`,
  goalsMet: (n) => (n < 3 ? `${n} of 3 goals` : many(n, 'goal')),
  lying: (n) => many(n, 'card'),
  votes: 'Votes',
  needs: (needed, total) => `needs ${needed} of ${total}`,
  noVotes: 'Nobody has a vote here.',
  tapForVotes: 'Tap a territory to see its votes, cards and works.',
  noVote: (who) => `${who}: 0`,
  waitsHere: 'waits to enter',
  revealed: { orders: 'Hero orders', announcements: 'Announcements', card: (clan) => `Victory point card: ${clan}` },
  whatIf: {
    open: 'What if',
    close: 'Back to the board',
    hero: 'Hero here',
    nobody: 'none',
    now: (needs) => `Now ${needs}. This changes nothing on the board.`,
  },
  addends: {
    settlements: 'settlements',
    army: 'army',
    silenced: 'silenced by a priest',
    audience: 'other heroes',
    three: 'three players',
    palisade: 'palisade',
  },
  compass: {
    who: 'Hero',
    where: 'Direction',
    none: 'not on the map',
    waits: 'waits to enter',
    short: { '0': '0', W: 'W', E: 'E', NW: 'NW', NE: 'NE', SW: 'SW', SE: 'SE', WW: 'WW', EE: 'EE' },
    from: (hero, at) => `${hero} from ${at}`,
    echo: (hero, go) =>
      hero === undefined && go === undefined ? 'A hero and a direction, or stay.' : sentence([hero, go].filter(Boolean).join(', ')) + '.',
    off: 'heroes stay',
    north: 'Inland lies north of the coast. An order that leads off the map counts as: stays.',
    leads: {
      moved: (to) => `To ${to}.`,
      swapped: (to) => `To ${to}: your two heroes change places.`,
      invalid: () => 'No tile there: the hero would stay.',
    },
  },
  points: { nothing: 'none', echo: 'Points that you announce, or none.' },
  setUp: {
    step: 'On to the way of playing',
    islandStep: 'On to the island',
    begin: 'It lies like this: begin',
    question: 'How do you play?',
    presets: {
      referee: ['Referee', 'The app follows cards that lie open, splits, payments and orders.'],
      light: ['Light', 'Votes, production, hero orders and goals; payments and cards are yours.'],
    },
    end: 'Victory',
    ends: {
      goals: ['Basic game', 'Three goals of five, then everybody builds once more.'],
      cards: ['Victory point cards', 'A secret card; six points are announced.'],
    },
    switches: {
      three: ['Three-player adjustments', 'A hero brings one vote more; the first building does not count.'],
      freeStart: ['Free start', 'Villages settle on the coast one after the other, with cards to take.'],
      offerRule: ['Offer instead of joint work', 'The chief may let somebody else build one thing.'],
      ordersSealed: ['Orders sealed in the app', 'Otherwise compass plates on the table are typed in.'],
      goalsSealed: ['Cards sealed in the app', 'Otherwise points are typed in at the end.'],
      announceSealed: ['Announcements in secret', 'Everybody says unseen how many points they announce.'],
      goldMatches: ['Gold matches an improvement', 'House rule.'],
    },
    lies: 'Does the island lie like this?',
    tiles: (count) => `${count} tiles, inland is north. Tap one that differs: terrain, spaces for buildings, resource of the fort.`,
    is: (place) => `${place} is`,
  },
  over: {
    wins: (name) => `${name} wins`,
    how: (score, points, round) => `With ${points ? many(score, 'point') : many(score, 'goal')}, in round ${round}.`,
    whyGoals: 'The announcer wins, whatever the others reach; then goals count.',
    whyPoints: 'The announcer wins; then points on the cards count.',
    standings: 'Standings',
    points: 'Points',
    goals: 'Goals',
    place: (at, name) => `${at}. ${name}`,
    reached: (score, points) => (points ? many(score, 'point') : many(score, 'goal')),
  },
  archive: { goals: 'Goals', points: 'Points', settlements: 'Settlements', army: 'Army', adopted: 'Proposals adopted' },
}

const kolik = (n: number, one: string, few: string, lots: string): string => `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : lots}`
const body = (n: number): string => kolik(n, 'bod', 'body', 'bodů')
const cile = (n: number): string => kolik(n, 'cíl', 'cíle', 'cílů')
const sidla = (n: number): string => kolik(n, 'sídlo', 'sídla', 'sídel')

const cs: Texts = {
  ...csNames,
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
  isChief: (who) => `hlavní hráč ${who}`,
  of: (has, asked) => `${has} ${outOf(asked)}`,
  figures: (settlements, army) => `${sidla(settlements)}, vojsko ${army}`,
  villages: (n) => kolik(n, 'osada', 'osady', 'osad'),
  settlements: sidla,
  settlementsTitle: 'Sídla',
  met: ', splněno',
  goalsTitle: 'Cíle',
  firstNotCounted: 'první budova se nepočítá',
  goalsNeeded: (n) => `splněno, stačí ${n}`,
  goalsMet: (n) => (n < 3 ? `cíle: ${n} ze 3` : `cíle: ${n}`),
  lying: (n) => kolik(n, 'karta', 'karty', 'karet'),
  votes: 'Hlasy',
  needs: (needed, total) => `stačí ${needed} ${outOf(total)}`,
  noVotes: 'Nikdo tu nemá hlas.',
  tapForVotes: 'Klepnutím na území uvidíte jeho hlasy, karty a stavby.',
  noVote: (who) => `${who}: 0`,
  waitsHere: 'čeká na vstup',
  revealed: { orders: 'Rozkazy hrdinům', announcements: 'Oznámení', card: (clan) => `Karta vítězných bodů: ${clan}` },
  whatIf: {
    open: 'Co kdyby',
    close: 'Zpět na ostrov',
    hero: 'Hrdina na území',
    nobody: 'žádný',
    now: (needs) => `Teď ${needs}. Na desce se tím nic nemění.`,
  },
  addends: {
    settlements: 'sídla',
    army: 'vojsko',
    silenced: 'umlčeno knězem',
    audience: 'další hrdinové',
    three: 'úprava pro tři',
    palisade: 'palisáda',
  },
  compass: {
    who: 'Hrdina',
    where: 'Směr',
    none: 'není na mapě',
    waits: 'čeká na vstup',
    short: { '0': '0', W: 'Z', E: 'V', NW: 'SZ', NE: 'SV', SW: 'JZ', SE: 'JV', WW: 'ZZ', EE: 'VV' },
    from: (hero, at) => `${hero} (${at})`,
    echo: (hero, go) =>
      hero === undefined && go === undefined ? 'Hrdina a směr, nebo nikdo.' : sentence([hero, go].filter(Boolean).join(', ')) + '.',
    off: 'hrdinové zůstávají',
    north: 'Vnitrozemí leží na sever od pobřeží. Rozkaz mimo mapu znamená: zůstává.',
    leads: {
      moved: (to) => `Cíl: ${to}.`,
      swapped: (to) => `Cíl: ${to}. Tvoji dva hrdinové si vymění místo.`,
      invalid: () => 'Tam žádné území není: hrdina by zůstal.',
    },
  },
  points: { nothing: 'nic', echo: 'Body, které oznámíte, nebo nic.' },
  setUp: {
    step: 'Dál ke způsobu hry',
    islandStep: 'Dál k ostrovu',
    begin: 'Leží tak: začít',
    question: 'Jak hrajete?',
    presets: {
      referee: ['Rozhodčí', 'Aplikace sleduje karty lícem vzhůru, návrhy, platby a rozkazy.'],
      light: ['Nalehko', 'Hlasy, produkce, rozkazy hrdinům a cíle; platby a karty jsou vaše.'],
    },
    end: 'Vítězství',
    ends: {
      goals: ['Základní hra', 'Tři cíle z pěti, pak každý ještě jednou staví.'],
      cards: ['Karty vítězných bodů', 'Tajná karta; oznamuje se šest bodů.'],
    },
    switches: {
      three: ['Úpravy pro tři hráče', 'Hrdina přináší o hlas víc; první budova se nepočítá.'],
      freeStart: ['Volitelné rozložení', 'Osady se usazují na pobřeží postupně a berou se karty.'],
      offerRule: ['Nabídka místo společné stavby', 'Hlavní hráč smí někomu dovolit jednu stavbu.'],
      ordersSealed: ['Rozkazy zapečetěné v aplikaci', 'Jinak se zapisují kompasové destičky ze stolu.'],
      goalsSealed: ['Karty zapečetěné v aplikaci', 'Jinak se body zapíšou na konci.'],
      announceSealed: ['Oznámení tajně', 'Každý skrytě řekne, kolik bodů oznamuje.'],
      goldMatches: ['Zlato platí i pro zlepšení výnosnosti', 'Domácí pravidlo.'],
    },
    lies: 'Leží ostrov takhle?',
    tiles: (count) =>
      `Počet dílů: ${count}, vnitrozemí je na severu. Klepněte na díl, který je jiný: terén, místa pro budovy, surovina u tvrze.`,
    is: (place) => place,
  },
  over: {
    wins: (name) => `Vyhrává ${name}`,
    how: (score, points, round) => `${points ? body(score) : cile(score)}, ${round}. kolo.`,
    whyGoals: 'Vítězí ten, kdo oznámil vítězství, ať ostatní dosáhli čehokoli; pak rozhodují cíle.',
    whyPoints: 'Vítězí ten, kdo oznámil vítězství; pak rozhodují body na kartách.',
    standings: 'Pořadí',
    points: 'Body',
    goals: 'Cíle',
    place: (at, name) => `${at}. ${name}`,
    reached: (score, points) => (points ? body(score) : cile(score)),
  },
  archive: { goals: 'Cíle', points: 'Body', settlements: 'Sídla', army: 'Vojsko', adopted: 'Schválené návrhy' },
}

export const textsIn = byLanguage<Texts>({ en, cs })
export const useTexts = (): Texts => textsIn(useLanguage())
