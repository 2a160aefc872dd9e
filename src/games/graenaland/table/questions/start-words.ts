import type { Terrain } from '../../box/box'
import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts for the start on the island and for production. */
export interface StartTexts {
  readonly order: string
  readonly village: string
  readonly warrior: string
  /** Indexed by the number of chosen positions. */
  readonly missing: readonly string[]
  readonly stand: string
  readonly printed: string
  readonly other: string
  readonly inland: string
  readonly lives: string
  readonly needs: (last: string) => string
  readonly forced: (last: string, at: string) => string
  readonly noneLeft: string
  readonly left: (cards: number) => string
  /** A village that gets no card, and the clans that may lift anchor. */
  readonly noCardAt: (at: string) => string
  readonly liftsFirst: (who: string) => string
  readonly liftsThen: (who: string) => string
  readonly newcomer: (who: string) => string
  readonly card: string
  readonly noCard: string
  readonly tap: string
  readonly first: string
  readonly second: string
  readonly settleWithCard: (at: string) => string
  readonly settleWithout: (at: string) => string
  readonly came: (who: string) => string
  readonly lift: (at: string) => string
  readonly stay: (at: string) => string
  readonly room: (settlements: number, more: number, lying: number) => string
  /** Deck of a terrain, from which a card is drawn. */
  readonly deck: Readonly<Record<Terrain, string>>
  /** Cards of one territory, in drawing order. */
  readonly draws: string
  readonly how: Readonly<Record<'faceUp' | 'faceDown' | 'turn', string>>
  readonly forRoad: string
  readonly staysIf: (resource: string) => string
  readonly staysIfMatching: string
  readonly withRoad: string
  readonly roadEmpty: string
  readonly keys: string
  readonly laidDown: string
  readonly match: string
  readonly otherCard: string
  readonly stays: string
  readonly away: string
  readonly empty: string
  /** Orders revealed on the plates. */
  readonly plates: string
  readonly platesNote: string
  readonly plateOf: string
  readonly plateMissing: (who: string) => string
  readonly moveAll: string
  /** All cards of a production at once. */
  readonly laidOut: string
  readonly nothing: string
  readonly anyEmpty: string
  readonly emptyAt: (at: string) => string
  readonly matchAt: (at: string) => string
  readonly now: string
  readonly next: string
  readonly done: string
  readonly full: string
  readonly nobody: string
}

const en: StartTexts = {
  order: 'The picture of the layout marks the spots, 1 for the first player, 2 for the next. Tap two villages, then the warrior.',
  village: 'village',
  warrior: 'warrior',
  missing: ['Tap where the first village stands', 'Tap where the second village stands', 'Tap where the warrior stands'],
  stand: 'They stand there',
  printed: 'As in the last game on this island. Tap a territory to begin anew.',
  other: 'another tile',
  inland: 'inland',
  lives: 'you live here',
  needs: (last) => `${last} needs it`,
  forced: (last, at) => `${at}: ${last} settles last and must find a card elsewhere than at the first village.`,
  noneLeft: 'none left',
  left: (cards) => `cards to take: ${cards}`,
  noCardAt: (at) => `No card is left at ${at}.`,
  liftsFirst: (who) => `${who} was there first and may lift anchor for a card elsewhere.`,
  liftsThen: (who) => `After that ${who}.`,
  newcomer: (who) => `${who} stays in any case.`,
  card: 'a card',
  noCard: 'no card left',
  tap: 'Tap a territory on the coast',
  first: 'First pass, clockwise: a village and the warrior, on the coast.',
  second: 'Second pass, in reverse: a village, no warrior.',
  settleWithCard: (at) => `Settle at ${at}, take a card`,
  settleWithout: (at) => `Settle at ${at} without a card`,
  came: (who) => `${who} has settled there, and no card is left.`,
  lift: (at) => `Lift anchor to ${at}, take its card`,
  stay: (at) => `Stay at ${at}`,
  deck: {
    plains: 'From the plains deck.',
    forest: 'From the forest deck.',
    hills: 'From the hills deck.',
    mountains: 'From the mountains deck.',
  },
  room: (settlements, more, lying) =>
    [
      `${settlements} ${settlements === 1 ? 'settlement' : 'settlements'} + ${more} = room for ${settlements + more}.`,
      `${lying} ${lying === 1 ? 'card lies' : 'cards lie'} there.`,
    ].join(' '),
  draws: 'Cards of this territory',
  how: { faceUp: 'face up', faceDown: 'face down', turn: 'turn over' },
  forRoad: 'the road',
  staysIf: (resource) => `stays if ${resource}`,
  staysIfMatching: 'stays if it matches',
  withRoad: 'One more face down for the road.',
  roadEmpty: 'No card left for the road',
  keys: 'The card that was drawn',
  laidDown: 'It lies face down',
  match: 'It matches',
  otherCard: 'It does not',
  stays: 'stays',
  away: 'away',
  empty: 'The deck is empty',
  plates: 'Turn the plates: what do they say?',
  platesNote: 'Everybody sets a plate face down; all are turned at once. Then type them in.',
  plateOf: 'Whose plate',
  plateMissing: (who) => `${who}: which hero, and where?`,
  moveAll: 'Move all heroes',
  laidOut: 'All cards are drawn',
  nothing: 'no card',
  anyEmpty: 'A deck is empty',
  emptyAt: (at) => `${at}: no card left`,
  matchAt: (at) => `${at}: the turned card matches`,
  now: 'now',
  next: 'next',
  done: 'done',
  full: 'full',
  nobody: 'nobody',
}

const cs: StartTexts = {
  order:
    'Místa jsou vyznačená na obrázku rozložení, 1 pro prvního hráče, 2 pro dalšího. Klepni na území obou osad, pak na území bojovníka.',
  village: 'osada',
  warrior: 'bojovník',
  missing: ['Klepni, kde stojí první osada', 'Klepni, kde stojí druhá osada', 'Klepni, kde stojí bojovník'],
  stand: 'Stojí tady',
  printed: 'Jako v minulé hře na tomto ostrově. Klepnutím na území začneš znovu.',
  other: 'jiný dílek',
  inland: 'není pobřeží',
  lives: 'už tu bydlíš',
  needs: (last) => `potřebuje ${last}`,
  forced: (last, at) => `${at}: poslední se usazuje ${last} a karta musí zbýt jinde než u první osady.`,
  noneLeft: 'karty došly',
  left: (cards) => `karty k vzetí: ${cards}`,
  noCardAt: (at) => `${at}: karta už tu není.`,
  liftsFirst: (who) => `Kotvu smí zvednout ${who} a vzít si kartu jinde.`,
  liftsThen: (who) => `Potom ${who}.`,
  newcomer: (who) => `${who} zůstává v každém případě.`,
  card: 'karta',
  noCard: 'karta došla',
  tap: 'Klepni na území na pobřeží',
  first: 'První kolo, po směru hodin: osada a bojovník na pobřeží.',
  second: 'Druhé kolo, opačně: osada bez bojovníka.',
  settleWithCard: (at) => `Usadit se: ${at}, vzít kartu`,
  settleWithout: (at) => `Usadit se: ${at}, bez karty`,
  came: (who) => `Usazuje se tu ještě ${who} a karta už nezbývá.`,
  lift: (at) => `Zvednout kotvu: ${at}, vzít kartu`,
  stay: (at) => `Zůstat: ${at}`,
  deck: { plains: 'Z balíčku plání.', forest: 'Z balíčku lesa.', hills: 'Z balíčku kopců.', mountains: 'Z balíčku hor.' },
  room: (settlements, more, lying) =>
    [
      `${settlements} ${agreeing(settlements, 'sídlo', 'sídla', 'sídel')} + ${more} = místo pro ${settlements + more}.`,
      `Leží tu ${lying} ${agreeing(lying, 'karta', 'karty', 'karet')}.`,
    ].join(' '),
  draws: 'Karty tohoto území',
  how: { faceUp: 'lícem vzhůru', faceDown: 'lícem dolů', turn: 'otočit' },
  forRoad: 'za cestu',
  staysIf: (resource) => `zůstane ${resource}`,
  staysIfMatching: 'zůstane, když odpovídá',
  withRoad: 'K ní ještě jedna lícem dolů za cestu.',
  roadEmpty: 'Na cestu karta nezbyla',
  keys: 'Tažená karta',
  laidDown: 'Leží lícem dolů',
  match: 'Odpovídá',
  otherCard: 'Neodpovídá',
  stays: 'zůstane',
  away: 'pryč',
  empty: 'Balíček došel',
  plates: 'Otočte destičky: co ukazují?',
  platesNote: 'Každý nastaví destičku lícem dolů a všechny se otočí najednou. Pak je zapište.',
  plateOf: 'Čí destička',
  plateMissing: (who) => `${who}: který hrdina a kam?`,
  moveAll: 'Přesunout hrdiny',
  laidOut: 'Všechny karty jsou vyložené',
  nothing: 'žádná karta',
  anyEmpty: 'Některý balíček došel',
  emptyAt: (at) => `${at}: karta došla`,
  matchAt: (at) => `${at}: otočená karta odpovídá`,
  now: 'teď',
  next: 'potom',
  done: 'hotovo',
  full: 'plno',
  nobody: 'nikdo',
}

export const startTextsIn = byLanguage<StartTexts>({ en, cs })
export const useStartTexts = (): StartTexts => startTextsIn(useLanguage())
