import type { NamedValues } from '../../../../table/question/Options'
import { formatList } from '../../../../ui/list-format'
import { sentence } from '../../../../ui/grammar/numbers'
import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Colour, Place } from '../../box/box'
import type { EffectName, Veto } from '../../box/effects'
import type { Figure } from '../../model/moves'
import type { Criterion, Why } from '../../model/state'
import { names as csNames, pointName as csPointName, refusals as csRefusals } from '../../words/cs'
import { names as enNames, pointName as enPointName, refusals as enRefusals } from '../../words/en'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the screens. */
export interface Texts {
  readonly colours: Readonly<Record<Colour, string>>
  readonly locations: Readonly<Record<Place, string>>
  /** Short names that fit into a hexagon. */
  readonly short: Readonly<Record<Place, string>>
  readonly effects: Readonly<Record<EffectName, string>>
  readonly vetoes: Readonly<Record<Veto, string>>
  readonly figures: Readonly<Record<Figure, string>>
  readonly refusals: Readonly<Record<string, string>>
  readonly pointName: (id: string) => string
  readonly city: string
  readonly families: string
  readonly family: string
  readonly round: (n: number) => string
  readonly phases: Readonly<Record<'redraw' | 'actions' | 'locations' | 'strategy' | 'draw' | 'over', string>>
  readonly cell: string
  readonly hitman: string
  readonly nobody: string
  readonly top: string
  readonly head: string
  readonly pile: (pile: number, discards: number) => string
  readonly cards: (n: number) => string
  readonly has: Readonly<Record<'points' | 'hand' | 'reserve' | 'city' | 'cell' | 'cards', string>>
  readonly ofTarget: (points: number, target: number) => string
  readonly holds: (figure: string) => string
  readonly passed: string
  /** Number of Mafiosi in hand, shown below a name. */
  readonly left: (n: number) => string
  /** Description of a hexagon for screen readers. */
  readonly hexagon: (facts: {
    readonly name: string
    readonly stack: readonly string[]
    readonly leader?: string
    readonly count: number
    readonly isDone: boolean
  }) => string
  readonly notKept: string
  readonly marked: string
  readonly open: string
  /**
   * Reason for control of a location, with counts such as "2 to 2". `present`: the other tied players have no Mafioso there.
   * `alone`: nobody else counts there.
   */
  readonly why: (
    why: Why | 'present' | 'alone',
    counts: string,
    leader: string,
    absent: readonly string[],
    tied: readonly string[],
  ) => string
  readonly setUp: {
    readonly step: string
    readonly question: string
    readonly presets: NamedValues<'referee' | 'cardless' | 'light'>
    readonly level: string
    readonly levels: Readonly<Record<'beginner' | 'advanced', string>>
    readonly points: (n: number) => string
    readonly start: string
    readonly numbers: string
    readonly printed: string
    /** Names of the printed numbers, by the first part of the point id. */
    readonly point: Readonly<Record<string, string>>
    readonly sum: (n: number) => string
    readonly switches: NamedValues<'silentWindow' | 'thiefDrawn' | 'mapDrawn'>
  }
  readonly over: {
    readonly wins: (name: string, by: Criterion | undefined) => string
    readonly how: (points: number, round: number) => string
    readonly why: string
    readonly standings: string
    readonly columns: Readonly<Record<Criterion, string>>
    readonly decided: (name: string, by: Criterion) => string
  }
  readonly archive: Readonly<Record<'points' | 'controlled' | 'stars' | 'vetoes' | 'jailed', string>>
  readonly target: string
  /** Facts that players have seen, for the consent sheet. */
  readonly shown: Readonly<Record<'cards' | 'thief' | 'map', string>>
  readonly pointTo: (name: string) => string
  readonly verdict: (at: string, name: string | undefined) => string
  readonly effectOutcome: (what: string, happens: boolean) => string
  /** Actions at a location besides the point, if Mafiosi are not tracked. */
  readonly reminder: (at: Place, controller: string | undefined) => string | undefined
}

const BY_EN: Readonly<Record<Criterion, string>> = {
  vp: 'more points',
  reserve: 'fewer in reserve',
  cards: 'more cards',
  mayor: 'holds the Mayor',
  distance: 'sits nearer to the start player',
}

const en: Texts = {
  ...enNames,
  short: { 1: 'Prison', 2: 'Harbour', 3: 'Fights', 4: 'Police', 5: 'Shops', 6: 'Club', 7: 'Hall' },
  refusals: enRefusals,
  pointName: enPointName,
  city: 'City',
  families: 'Families',
  family: 'Family',
  round: (n) => `Round ${n}`,
  phases: {
    redraw: 'first cards',
    actions: 'actions',
    locations: 'locations',
    strategy: 'strategic phase',
    draw: 'end of round',
    over: 'the end',
  },
  cell: 'Cell',
  hitman: 'Hitman',
  nobody: 'nobody',
  top: 'top',
  head: 'head',
  pile: (pile, discards) => `Draw pile ${pile}, discards ${discards}`,
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  has: { points: 'Points', hand: 'Mafiosi in hand', reserve: 'In reserve', city: 'In the city', cell: 'In the Cell', cards: 'Cards' },
  ofTarget: (points, target) => `${points} of ${target} points`,
  holds: (figure) => `holds ${figure}`,
  passed: 'passed',
  left: (n) => `${n} left`,
  hexagon: ({ name, stack, leader, count, isDone }) =>
    [
      stack.length === 0 ? `${name}, nobody there` : `${name}, from the bottom ${stack.join(', ')}`,
      ...(stack.length > 0 ? [leader === undefined ? 'nobody controls' : `${leader} leads with ${count}`] : []),
      ...(isDone ? ['marked'] : []),
    ].join('; '),
  notKept: 'Stacks are not followed in this game; you say who lies where when a location is evaluated.',
  marked: 'marker on it',
  open: 'no marker',
  why: (why, counts, leader, absent, tied) =>
    ({
      most: `${counts}: ${leader} has most.`,
      alone: `${leader} is alone here.`,
      lower: `${counts}: ${leader} lies lower.`,
      present: `${counts}: ${formatList(absent, 'and')} ${absent.length === 1 ? 'has' : 'have'} no Mafioso here.`,
      earlierDeal: `${counts}: ${leader} dealt first.`,
      tie: `${counts}: ${formatList(tied, 'and')} have as many. In a tie nobody controls this location, whoever lies lower.`,
      empty: 'Nobody lies there.',
    })[why],
  setUp: {
    step: 'On to the way of playing',
    question: 'How do you play?',
    presets: {
      referee: ['Referee', 'The app follows every Mafioso and how many cards each player holds.'],
      cardless: ['Referee without cards', 'The app follows every Mafioso; nothing is refused for lack of cards.'],
      light: ['Light', 'Points, markers and passes. You say who lies in a location when it is evaluated.'],
    },
    level: 'How long',
    levels: { beginner: 'Beginners', advanced: 'Advanced' },
    points: (n) => `to ${n} points`,
    start: 'Who begins',
    numbers: 'As printed in your rulebook?',
    point: { hand: 'Mafiosi in hand', reserve: 'Mafiosi in reserve', target: 'Points to the end', secretDeal: 'A Secret Deal adds' },
    printed: 'Change what is printed otherwise.',
    sum: (n) => (n === 12 ? 'All 12 Mafiosi of a colour play.' : `${n} of the 12 Mafiosi of a colour play; the others stay in the box.`),
    switches: {
      silentWindow: ['Silent window', 'Everybody says unseen whether they react; then it is turned up.'],
      thiefDrawn: ['The app picks the Thief’s card', 'It says which card from the left is taken.'],
      mapDrawn: ['The app lays out the city', 'Otherwise you lay the seven locations out and tell how they lie.'],
    },
  },
  over: {
    wins: (name, by) => (by === undefined || by === 'vp' ? `${name} wins` : `${name} wins: ${BY_EN[by]}`),
    how: (points, round) => `With ${points} points, in round ${round}.`,
    why: 'Points count first, then fewer Mafiosi in reserve, more cards, the Mayor, and the seat from the start player on.',
    standings: 'Standings',
    columns: { vp: 'Points', reserve: 'In reserve', cards: 'Cards', mayor: 'Mayor', distance: 'Seats from the start player' },
    decided: (name, by) => `ahead of ${name}: ${BY_EN[by]}`,
  },
  archive: {
    points: 'Points',
    controlled: 'Locations controlled',
    stars: 'Stars',
    vetoes: 'Vetoes played',
    jailed: 'Own Mafiosi jailed',
  },
  target: 'Target reached',
  shown: {
    cards: 'Cards changed hands, and were looked at',
    thief: 'The Thief’s card, as the app drew it',
    map: 'The city, as the app laid it out',
  },
  pointTo: (name) => `1 point: ${name}`,
  verdict: (at, name) => (name === undefined ? `${at}: nobody controls` : `${at}: ${name} gets the point`),
  effectOutcome: (what, happens) => `${sentence(what)}: ${happens ? 'it happens' : 'cancelled'}`,
  reminder: (at, by) => {
    if (at === 1) return `All take theirs from the Cell${by === undefined ? '.' : `, then ${by} may jail one.`}`
    if (by === undefined) return undefined
    if (at === 2) return `${by} may move the Hitman to a neighbour, then play a Hitman card.`
    if (at === 4) return `${by} takes the Policeman.`
    return at === 5 ? `${by} draws 3 cards, then discards any 1.` : undefined
  },
}

const BY_CS: Readonly<Record<Criterion, string>> = {
  vp: 'více bodů',
  reserve: 'méně v rezervě',
  cards: 'více karet',
  mayor: 'má Starostu',
  distance: 'sedí blíž k začínajícímu hráči',
}

const cs: Texts = {
  ...csNames,
  short: { 1: 'Věznice', 2: 'Přístav', 3: 'Rváči', 4: 'Policie', 5: 'Obchody', 6: 'Klub', 7: 'Radnice' },
  refusals: csRefusals,
  pointName: csPointName,
  city: 'Město',
  families: 'Klany',
  family: 'Klan',
  round: (n) => `${n}. kolo`,
  phases: {
    redraw: 'první karty',
    actions: 'akční fáze',
    locations: 'fáze lokací',
    strategy: 'strategická fáze',
    draw: 'konec kola',
    over: 'konec hry',
  },
  cell: 'Cela',
  hitman: 'Nájemný vrah',
  nobody: 'nikdo',
  top: 'nahoře',
  head: 'hlavní',
  pile: (pile, discards) => `Dobírací balíček ${pile}, odkládací ${discards}`,
  cards: (n) => `${n} ${agreeing(n, 'karta', 'karty', 'karet')}`,
  has: { points: 'Body', hand: 'Mafiáni v ruce', reserve: 'V rezervě', city: 'Ve městě', cell: 'V Cele', cards: 'Karty' },
  ofTarget: (points, target) => `body: ${points} ${outOf(target)}`,
  holds: (figure) => `má figurku: ${figure}`,
  passed: 'pas',
  left: (n) => `v ruce ${n}`,
  hexagon: ({ name, stack, leader, count, isDone }) =>
    [
      stack.length === 0 ? `${name}, nikdo tu neleží` : `${name}, odspodu ${stack.join(', ')}`,
      ...(stack.length > 0 ? [leader === undefined ? 'nekontroluje nikdo' : `vede ${leader}, počet ${count}`] : []),
      ...(isDone ? ['označená'] : []),
    ].join('; '),
  notKept: 'Sloupečky se v této hře nesledují; kdo kde leží, řeknete při vyhodnocení lokace.',
  marked: 'označovací kostka',
  open: 'bez kostky',
  why: (why, counts, leader, absent, tied) =>
    ({
      most: `${counts}: nejvíc má ${leader}.`,
      alone: `Mafiány tu má jen ${leader}.`,
      lower: `${counts}: níž leží ${leader}.`,
      present: `${counts}: ${formatList(absent, 'a')} tu ${absent.length === 1 ? 'nemá' : 'nemají'} Mafiána.`,
      earlierDeal: `${counts}: první dohodu má ${leader}.`,
      tie: `${counts}: stejně mají ${formatList(tied, 'a')}. Při shodě tuto lokaci nekontroluje nikdo, ani kdo leží níž.`,
      empty: 'Nikdo tu neleží.',
    })[why],
  setUp: {
    step: 'Dál ke způsobu hry',
    question: 'Jak hrajete?',
    presets: {
      referee: ['Rozhodčí', 'Aplikace sleduje každého Mafiána a počty karet v rukou.'],
      cardless: ['Rozhodčí bez karet', 'Aplikace sleduje každého Mafiána; kvůli kartám nic neodmítne.'],
      light: ['Nalehko', 'Body, označovací kostky a pasy. Kdo v lokaci leží, řeknete při jejím vyhodnocení.'],
    },
    level: 'Jak dlouho',
    levels: { beginner: 'Začátečníci', advanced: 'Pokročilí' },
    points: (n) => `do ${n} bodů`,
    start: 'Kdo začíná',
    numbers: 'Souhlasí s pravidly?',
    point: { hand: 'Mafiánů v ruce', reserve: 'Mafiánů v rezervě', target: 'Bodů ke konci hry', secretDeal: 'Tajná dohoda přidává' },
    printed: 'Upravte, co je vytištěno jinak.',
    sum: (n) =>
      n === 12 ? 'Hraje všech 12 Mafiánů jedné barvy.' : `Z 12 Mafiánů jedné barvy jich hraje ${n}, ostatní zůstanou v krabici.`,
    switches: {
      silentWindow: ['Tiché reakce', 'Každý skrytě řekne, zda reaguje; pak se to odkryje.'],
      thiefDrawn: ['Kartu pro Zloděje vybere aplikace', 'Řekne, kolikátá karta zleva se bere.'],
      mapDrawn: ['Město rozloží aplikace', 'Jinak sedm lokací rozložíte sami a řeknete, jak leží.'],
    },
  },
  over: {
    wins: (name, by) => (by === undefined || by === 'vp' ? `Vyhrává ${name}` : `Vyhrává ${name}: ${BY_CS[by]}`),
    how: (points, round) => `Body: ${points}, kolo: ${round}.`,
    why: 'Nejdřív rozhodují body, pak méně Mafiánů v rezervě, více karet, Starosta a pořadí od začínajícího hráče.',
    standings: 'Pořadí',
    columns: { vp: 'Body', reserve: 'V rezervě', cards: 'Karty', mayor: 'Starosta', distance: 'Míst od začínajícího hráče' },
    decided: (name, by) => `před hráčem ${name}: ${BY_CS[by]}`,
  },
  archive: {
    points: 'Body',
    controlled: 'Kontrolované lokace',
    stars: 'Hvězdy',
    vetoes: 'Zahraná veta',
    jailed: 'Vlastní Mafiáni v Cele',
  },
  target: 'Cíl je dosažen',
  shown: {
    cards: 'Karty přišly do ruky a někdo je viděl',
    thief: 'Karta Zloděje, jak ji určila aplikace',
    map: 'Město, jak ho rozložila aplikace',
  },
  pointTo: (name) => `1 bod: ${name}`,
  verdict: (at, name) => (name === undefined ? `${at}: nekontroluje nikdo` : `${at}: bod získává ${name}`),
  effectOutcome: (what, happens) => `${sentence(what)}: ${happens ? 'platí' : 'neplatí'}`,
  reminder: (at, by) => {
    if (at === 1) return `Všichni si vezmou své Mafiány z Cely.${by === undefined ? '' : ` Pak smí jednoho zavřít ${by}.`}`
    if (by === undefined) return undefined
    if (at === 2) return `${by} smí přesunout Nájemného vraha na sousední lokaci a pak zahrát kartu Nájemný vrah.`
    if (at === 4) return `${by} bere Policistu.`
    return at === 5 ? `${by} si dobere 3 karty a jednu libovolnou odhodí.` : undefined
  },
}

export const textsIn = byLanguage<Texts>({ en, cs })
/** Returns the screen texts in the language of the page. */
export const useTexts = (): Texts => textsIn(useLanguage())
