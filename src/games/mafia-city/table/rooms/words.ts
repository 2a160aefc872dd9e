import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import type { Settings } from '../../model/settings'
import type { Criterion } from '../../model/state'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the screens other than the open question, in both languages. */

/** Groups of the list of house rules, in order. */
export const GROUPS = ['length', 'control', 'prison', 'figures', 'followed', 'chance'] as const
export type Group = (typeof GROUPS)[number]

export interface RoomTexts {
  readonly byFamily: string
  readonly byLocation: string
  readonly ring: string
  readonly empty: string
  readonly rules: {
    readonly groups: Readonly<Record<Group, string>>
    readonly yes: string
    readonly no: string
    /** Reasons to change a rule. */
    readonly why: Readonly<Partial<Record<keyof Settings, string>>>
    readonly lost: string
  }
  readonly sheet: Readonly<
    Record<
      | 'now'
      | 'round'
      | 'target'
      | 'start'
      | 'asked'
      | 'passed'
      | 'marked'
      | 'piles'
      | 'city'
      | 'middle'
      | 'around'
      | 'rest'
      | 'notKept'
      | 'keep'
      | 'layCity'
      | 'layMap'
      | 'layLight'
      | 'layCards',
      string
    >
  > & { readonly of: (name: string) => string }
  readonly story: {
    readonly points: (n: number) => string
    readonly pointsTitle: string
    readonly standing: (all: string) => string
    readonly start: string
    readonly target: (n: number) => string
    readonly controlled: string
    readonly controlledNote: string
    readonly location: string
    readonly mayor: string
    readonly nobody: string
    readonly sums: string
    readonly sumsNote: string
    readonly picture: string
    readonly table: string
    readonly all: string
    readonly end: (target: number) => string
    readonly by: Readonly<Record<Criterion, string>>
    readonly columns: readonly string[]
  }
  readonly table: {
    readonly inForce: string
    readonly of: (target: number) => string
    readonly cards: string
    readonly locations: string
  }
  readonly options: { readonly title: string; readonly parts: string; readonly note: string }
}

const en: RoomTexts = {
  byFamily: 'By family',
  byLocation: 'By location',
  ring: 'Around it, clockwise',
  empty: 'Nobody there',
  rules: {
    groups: {
      length: 'Length and Mafiosi',
      control: 'Control',
      prison: 'Prison',
      figures: 'Figures',
      followed: 'What the app follows',
      chance: 'Chance and secrecy',
    },
    yes: 'yes',
    no: 'no',
    why: {
      cellRelease: 'One sentence of the rulebook can be read so that nobody leaves the Cell in the round in which they came.',
      dealWithoutToken: 'The rulebook asks for a Secret Deal, and not for a Mafioso to go with it.',
      declineFigures: 'The rulebook says that the controller may take the figure.',
      silentWindow: 'Nothing here is secret by the rules; it only keeps anybody from waiting for the others.',
    },
    lost: 'The rulebook has lost this number: look at your own copy.',
  },
  sheet: {
    now: 'Where play stands',
    round: 'Round and phase',
    target: 'Points to the end',
    start: 'Start player',
    asked: 'Is asked',
    passed: 'Have passed',
    marked: 'Markers on',
    piles: 'Cards',
    city: 'City, each stack from the bottom',
    middle: 'In the middle',
    around: 'Around it, clockwise from the upper left',
    rest: 'Mafiosi and cards',
    notKept: 'keep them as they are, with the name',
    keep: 'Keep the hands of cards apart, each with its name. All other Mafiosi lie in the box.',
    layMap: 'Lay out the city like this',
    layCity: 'Lay out the city, and the stacks from the bottom',
    layLight: 'Lay out the city and its stacks as you left them',
    layCards: 'Cards, markers and start player',
    of: (name) => `In front of ${name}`,
  },
  story: {
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
    pointsTitle: 'Points, round by round',
    standing: (all) => `Standings: ${all}.`,
    start: 'start',
    target: (n) => `Target ${n}`,
    controlled: 'Who controlled what',
    controlledNote: 'The controller of each location, round by round; a dash means nobody.',
    location: 'Location',
    mayor: 'Mayor',
    nobody: 'nobody',
    sums: 'Where the points came from',
    sumsNote: 'A full bar for locations controlled, an outline for Stars.',
    picture: 'The charts and the result as one picture.',
    table: 'Every round with everybody’s points and locations.',
    all: 'Points and control, round by round',
    end: (target) => `Somebody had ${target} points after a seventh location.`,
    by: {
      vp: 'Most points',
      reserve: 'Fewer Mafiosi in reserve',
      cards: 'More cards',
      mayor: 'The Mayor',
      distance: 'Nearer to the start player',
    },
    columns: ['Round', 'Colour', 'Player', 'Points', 'Locations'],
  },
  table: {
    inForce: 'Figures',
    of: (target) => `of ${target}`,
    cards: 'cards',
    locations: 'Locations',
  },
  options: { title: 'How the app follows', parts: 'Each part alone', note: 'Parts that are not followed are told when they are needed.' },
}

const cs: RoomTexts = {
  byFamily: 'Po klanech',
  byLocation: 'Po lokacích',
  ring: 'Kolem po směru hodin',
  empty: 'Nikdo tu neleží',
  rules: {
    groups: {
      length: 'Délka a Mafiáni',
      control: 'Kontrola',
      prison: 'Věznice',
      figures: 'Figurky',
      followed: 'Co aplikace sleduje',
      chance: 'Náhoda a utajení',
    },
    yes: 'ano',
    no: 'ne',
    why: {
      cellRelease: 'Jednu větu pravidel lze číst i tak, že z Cely nikdo neodchází v kole, v němž do ní přišel.',
      dealWithoutToken: 'Pravidla chtějí kartu Tajná dohoda, Mafiána k ní ne.',
      declineFigures: 'Podle pravidel si figurku vzít smí, ne musí.',
      silentWindow: 'Podle pravidel tu nic tajné není; jen nikdo nečeká na ostatní.',
    },
    lost: 'Toto číslo se v pravidlech nedochovalo: podívejte se do svých.',
  },
  sheet: {
    now: 'Kde hra stojí',
    round: 'Kolo a fáze',
    target: 'Bodů ke konci hry',
    start: 'Začínající hráč',
    asked: 'Otázka',
    passed: 'Mají pas',
    marked: 'Označovací kostky',
    piles: 'Karty',
    city: 'Město, každý sloupeček odspodu',
    middle: 'Uprostřed',
    around: 'Kolem po směru hodin, od levé horní',
    rest: 'Mafiáni a karty',
    notKept: 'nechte je tak, se jménem',
    keep: 'Karty v ruce odložte každému zvlášť, se jménem. Ostatní Mafiáni leží v krabici.',
    layMap: 'Rozložte město takto',
    layCity: 'Rozložte město a sloupečky odspodu',
    layLight: 'Rozložte město a sloupečky, jak jste je nechali',
    layCards: 'Karty, označovací kostky a začínající hráč',
    of: (name) => `Před hráčem ${name}`,
  },
  story: {
    points: (n) => `${n} ${agreeing(n, 'bod', 'body', 'bodů')}`,
    pointsTitle: 'Body kolo po kole',
    standing: (all) => `Stav: ${all}.`,
    start: 'začátek',
    target: (n) => `Cíl ${n}`,
    controlled: 'Kdo co kontroloval',
    controlledNote: 'Kdo v kterém kole kontroloval lokaci; pomlčka znamená nikoho.',
    location: 'Lokace',
    mayor: 'Starosta',
    nobody: 'nikdo',
    sums: 'Odkud body jsou',
    sumsNote: 'Plný sloupec kontrolované lokace, obrys Hvězdy.',
    picture: 'Grafy a výsledek jako jeden obrázek.',
    table: 'Každé kolo: body a lokace všech.',
    all: 'Body a kontrola kolo po kole',
    end: (target) => `Po sedmé lokaci měl někdo ${target} ${agreeing(target, 'bod', 'body', 'bodů')}.`,
    by: {
      vp: 'Nejvíc bodů',
      reserve: 'Méně Mafiánů v rezervě',
      cards: 'Více karet',
      mayor: 'Starosta',
      distance: 'Blíž k začínajícímu hráči',
    },
    columns: ['Kolo', 'Barva', 'Hráč', 'Body', 'Lokace'],
  },
  table: {
    inForce: 'Figurky',
    of: (target) => `z ${target}`,
    cards: 'karty',
    locations: 'Lokace',
  },
  options: { title: 'Co aplikace sleduje', parts: 'Každá část zvlášť', note: 'Co se nesleduje, řeknete, až to bude potřeba.' },
}

export const roomTextsIn = byLanguage<RoomTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useRoomTexts = (): RoomTexts => roomTextsIn(useLanguage())
