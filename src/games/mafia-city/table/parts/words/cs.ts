import { formatList } from '../../../../../ui/list-format'
import { sentence } from '../../../../../ui/grammar/numbers'
import { agreeing, inRound, outOf } from '../../../../../ui/grammar/czech'
import type { Criterion } from '../../../model/state'
import { names, pointName, refusals } from '../../../words/cs'
import type { Texts } from './en'

const BY_CS: Readonly<Record<Criterion, string>> = {
  vp: 'více bodů',
  reserve: 'méně v rezervě',
  cards: 'více karet',
  mayor: 'má Starostu',
  distance: 'sedí blíž k začínajícímu hráči',
}

/** Returns the phrase for the Mafiosi that stay in the box. */
const resting = (n: number): string => agreeing(n, 'zbývající jeden zůstane', `zbývající ${n} zůstanou`, `zbývajících ${n} zůstane`)

const withPoints = (points: number): string => `S ${points} ${points === 1 ? 'bodem' : 'body'}`

const lowestOf = (tied: readonly string[]): string => (tied.length > 2 ? 'nejníž' : 'níž')

const cs: Texts = {
  ...names,
  short: { 1: 'Věznice', 2: 'Přístav', 3: 'Rváči', 4: 'Policie', 5: 'Obchody', 6: 'Klub', 7: 'Radnice' },
  refusals,
  pointName,
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
  theHitman: 'Nájemný vrah',
  onTable: 'To už na stole leží.',
  nobody: 'nikdo',
  top: 'nahoře',
  head: 'hlavní',
  pile: (pile, discards) => `Dobírací balíček ${pile}, odkládací ${discards}`,
  cards: (n) => `${n} ${agreeing(n, 'karta', 'karty', 'karet')}`,
  has: { points: 'Body', hand: 'Mafiáni v ruce', reserve: 'V rezervě', city: 'Ve městě', cell: 'V Cele', cards: 'Karty' },
  ofPoints: (target) => `z ${target}`,
  ofTarget: (points, target) => `body: ${points} ${points > target ? `(cíl ${target})` : outOf(target)}`,
  holds: (figure) => `má figurku ${figure === names.figures.mayor ? 'Starosty' : 'Policisty'}`,
  passed: 'pas',
  left: (n) => `ruka ${n}`,
  hexagon: ({ name, stack, leader, count, isDone, isDecided, isOver, figures }) =>
    [
      stack.length === 0 ? `${name}, nikdo tu neleží` : `${name}, odspodu ${stack.join(', ')}`,
      ...(stack.length > 0 && !isOver
        ? [leader === undefined ? 'nekontroluje nikdo' : `vede ${leader}, ${count} ${agreeing(count, 'Mafián', 'Mafiáni', 'Mafiánů')}`]
        : []),
      ...(isDone ? ['označená'] : []),
      ...(isDecided ? ['všichni rozhodli'] : []),
      ...(figures.length > 0 ? [`figurky: ${figures.join(', ')}`] : []),
    ].join('; '),
  notKept: 'Sloupečky se v této hře nesledují; kdo kde leží, řekneš při vyhodnocení lokace.',
  marked: 'označovací kostka',
  open: 'bez kostky',
  decided: 'všichni rozhodli',
  markers: 'Lokace ve strategické fázi',
  why: (why, counts, leader, absent, tied) =>
    ({
      most: `${counts}: nejvíc má ${leader}.`,
      alone: `Mafiány tu má jen ${leader}.`,
      lower: `${counts}: ${lowestOf(tied)} leží ${leader}.`,
      present: `${counts}: ${formatList(absent, 'a')} tu ${absent.length === 1 ? 'nemá' : 'nemají'} Mafiána.`,
      earlierDeal: `${counts}: první dohodu má ${leader}.`,
      tie: `${counts}: stejně mají ${formatList(tied, 'a')}. Při shodě tu nekontroluje nikdo, ani kdo leží ${lowestOf(tied)}.`,
      empty: 'Nikdo tu neleží.',
    })[why],
  setUp: {
    step: 'Dál ke způsobu hry',
    question: 'Jak hrajete?',
    presets: {
      referee: ['Rozhodčí', 'Aplikace sleduje každého Mafiána a počty karet v rukou.'],
      cardless: ['Rozhodčí bez karet', 'Aplikace sleduje každého Mafiána; kvůli kartám nic neodmítne.'],
      light: ['Nalehko', 'Body, označovací kostky a pasy. Kdo na lokaci leží, řekneš při jejím vyhodnocení.'],
    },
    level: 'Délka hry',
    levels: { beginner: 'Začátečníci', advanced: 'Pokročilí' },
    points: (n) => `do ${n} bodů`,
    start: 'Kdo začíná',
    reading: (ruling) => `Pravidla tu nejsou jednoznačná: ${ruling} (A2). Změní to domácí pravidla.`,
    numbers: 'Souhlasí čísla s vašimi pravidly?',
    point: { hand: 'Mafiáni v ruce', reserve: 'Mafiáni v rezervě', target: 'Body k ukončení hry', secretDeal: 'Tajná dohoda přidává' },
    printed: 'Uprav, co je vytištěno jinak.',
    sum: (n) =>
      n === 12 ? 'Hraje všech 12 Mafiánů jedné barvy.' : `Z 12 Mafiánů jedné barvy jich hraje ${n}, ${resting(12 - n)} v krabici.`,
    switches: {
      silentWindow: ['Tiché reakce', 'Telefon při každé kartě obejde stůl: každý skrytě odpoví, pak se odpovědi odkryjí.'],
      thiefDrawn: ['Kartu pro Zloděje vybere aplikace', 'Řekne, kolikátá karta zleva se bere.'],
      mapDrawn: ['Město rozloží aplikace', 'Jinak sedm lokací rozložíš a řekneš, jak leží.'],
    },
  },
  over: {
    wins: (name, by) => (by === undefined || by === 'vp' ? `Vyhrává ${name}` : `Vyhrává ${name}: ${BY_CS[by]}`),
    with: (points) => withPoints(points),
    how: (points, round) => `${withPoints(points)} ${inRound(round)}.`,
    why: 'Nejdřív rozhodují body, pak méně Mafiánů v rezervě, více karet, Starosta a pořadí od začínajícího hráče.',
    standings: 'Pořadí',
    columns: {
      vp: 'Body',
      reserve: 'V rezervě',
      cards: 'Karty',
      mayor: 'Má Starostu',
      no: 'ne',
      yes: 'ano',
      distance: 'Míst od začínajícího hráče',
    },
    short: { vp: 'body', reserve: 'rezerva', cards: 'karty', mayor: 'Starosta', distance: 'místa' },
    decided: (name, by, counts) =>
      `je v pořadí výš než ${name}: ${BY_CS[by]}${counts === undefined ? '' : ` (${counts[0]} : ${counts[1]})`}`,
  },
  filmLegend: 'Nahoře: body. Na lokacích: Mafiáni; barva ukazuje, kdo jich má nejvíc.',
  archive: {
    points: 'Body',
    controlled: 'Kontrolované lokace',
    stars: 'Hvězdy',
    vetoes: 'Zahraná veta',
    jailed: 'Vlastní Mafiáni v Cele',
  },
  target: 'Cíl je dosažen',
  shown: {
    cards: 'Karty, které přišly do ruky a někdo je viděl',
    thief: 'Karta Zloděje, jak ji určila aplikace',
    map: 'Město, jak ho rozložila aplikace',
    answersTo: (by, what) => `Odpovědi, kdo reaguje: ${what} (${by})`,
    answers: 'Odpovědi, kdo reaguje',
  },
  pointTo: (name) => `${name} získává 1 bod`,
  verdict: (at, name) => (name === undefined ? `${at}: nekontroluje nikdo` : `${at}: bod získává ${name}`),
  effectOutcome: (what, happens) => `${sentence(what)} ${happens ? 'platí' : 'neplatí'}`,
  reminder: (at, by, isCellEmpty, hasPoliceman) => {
    if (at === 1 && isCellEmpty) return by === undefined ? undefined : `${by} smí zavřít jednoho Mafiána.`
    if (at === 1) return `Všichni si vezmou své Mafiány z Cely.${by === undefined ? '' : ` Potom ${by} smí zavřít jednoho Mafiána.`}`
    if (by === undefined) return undefined
    if (at === 2) return `${by} smí přesunout Nájemného vraha na sousední lokaci a pak zahrát kartu Nájemný vrah.`
    if (at === 4) return `${by} ${hasPoliceman ? 'si nechá' : 'bere'} Policistu.`
    return at === 5 ? `${by} si dobere 3 karty a jednu libovolnou odhodí.` : undefined
  },
}
export default cs
