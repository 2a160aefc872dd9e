import { agreeing } from '../../../../ui/grammar/czech'
import { formatList } from '../../../../ui/list-format'
import { useLanguage } from '../../../../ui/words'
import { names as csNames } from '../../words/cs/names'
import { names as enNames, ordinal } from '../../words/en/names'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of questions and answers, and of the list of reported changes. */
export interface AskingTexts {
  readonly act: (name: string) => string
  readonly hand: (hand: number, reserve: number, cards: string | undefined) => string
  readonly place: string
  readonly bullet: (name: string) => string
  readonly bulletAct: (name: string) => string
  readonly bulletNote: string
  readonly react: (by: string, what: string) => string
  readonly discard: string
  readonly turnOver: (name: string) => string
  readonly nobodyCan: string
  /** Explains why Complicity is not asked: the city has no Mafioso that may follow. */
  readonly nobodyFollows: (owner: string) => string
  readonly markersGone: string
  readonly stands: (vetoes: number, happens: boolean) => string
  readonly thief: (by: string, from: string) => string
  readonly blind: (from: string, cards: number | undefined) => string
  readonly drew: (by: string) => string
  readonly onlyNew: string
  readonly complicity: (owner: string) => string
  readonly causer: (causer: string) => string
  readonly map: string
  readonly mapNote: string
  readonly redraw: (name: string) => string
  readonly bothOrNone: string
  readonly laidOut: (hand: number, reserve: number, hitman: string) => string
  readonly keep: string
  readonly swap: string
  readonly chooses: (name: string) => string
  readonly nextNumber: (at: string) => string
  readonly opens: (name: string) => string
  readonly takeAllBack: string
  readonly takeAllNote: (holder: string | undefined, start: string) => string
  readonly raidBack: string
  readonly deals: (leader: string | undefined) => string
  readonly dealsNote: (start: string | undefined, value: number, isCounted: boolean) => string
  readonly dealt: (n: number) => string
  readonly stackNow: (at: string) => string
  readonly stackNote: string
  readonly jail: (name: string) => string
  readonly jailNote: string
  readonly noCards: (name: string) => string
  readonly moveHitman: (name: string) => string
  readonly hitman: (name: string) => string
  readonly toReserve: string
  readonly takeFigure: (name: string, figure: string) => string
  readonly shop: (name: string) => string
  readonly star: (name: string) => string
  readonly starNote: (points: number) => string
  readonly result: string
  readonly tied: (names: string, what: 'reserve' | 'cards') => string
  readonly tiedNote: string
  readonly countLabel: (name: string, what: 'reserve' | 'cards') => string
  readonly name: (by: string, at: string) => string
  readonly at: (place: string) => string
  readonly takeBack: (name: string, at: string) => string
  readonly draws: (last: string | undefined, cards: number) => string
  readonly fewest: (last: string) => string
  readonly fewestYes: string
  readonly fewestNo: string
  readonly startGoes: (name: string) => string
  /** Explains why nobody draws more: the players who share the fewest points. */
  readonly drawsAll: (last: readonly string[], points: number) => string
  /** Explains why the only last player draws 3 cards, or only 2 because others have equally few or fewer cards. */
  readonly lastAlone: (last: string, cards: 'alone' | 'shared' | 'more', others: readonly string[]) => string
  readonly acts: Readonly<Record<string, string>>
  readonly actNotes: Readonly<Record<string, string>>
  readonly yes: Readonly<Partial<Record<string, string>>>
  readonly no: Readonly<Partial<Record<string, string>>>
  readonly height: (n: number, all: number) => string
  readonly done: Readonly<Record<'raided' | 'raidedNone', string>>
  readonly back: (name: string) => string
}

const en: AskingTexts = {
  act: (name) => `${name}: what do you do?`,
  hand: (hand, reserve, cards) => [`Hand ${hand}`, `reserve ${reserve}`, ...(cards === undefined ? [] : [cards])].join(', ') + '.',
  place: 'Tap where to place.',
  bullet: (name) => `${name} has passed. A Bullet first?`,
  bulletAct: (name) => `${name}: what does the Bullet buy?`,
  bulletNote: 'One action, then the pass stands again. A Mafioso placed now cannot be prevented.',
  react: (by, what) => `${by}: ${what}. Who answers?`,
  discard: 'To the discards',
  turnOver: (name) => `The turn of ${name} is over.`,
  nobodyCan: 'Nobody holds enough cards to answer.',
  nobodyFollows: (owner) => `No Complicity for ${owner}: no Mafioso in the city may follow.`,
  markersGone: 'All markers are off.',
  stands: (vetoes, happens) =>
    vetoes === 0
      ? 'Nobody has answered yet: it happens.'
      : `So far it ${happens ? 'happens' : 'is off'} (${vetoes === 1 ? '1 veto' : `${vetoes} vetoes`}, ${happens ? 'even' : 'odd'}).`,
  thief: (by, from) => `${by} takes a card from ${from}`,
  blind: (from, cards) => (cards === undefined ? 'Blind.' : `Blind. ${from} holds ${cards}.`),
  drew: (by) => `${by}: draw 3, discard one of these three`,
  onlyNew: 'Only one of the new ones may go.',
  complicity: (owner) => `${owner}: who goes along?`,
  causer: (causer) => `Complicity takes one Mafioso of a third player along, not of ${causer}.`,
  map: 'How do the locations lie?',
  mapNote: 'The middle first, then round it, clockwise.',
  redraw: (name) => `${name}: keep your cards, or swap both?`,
  bothOrNone: 'Both or none, once. The new ones stay.',
  laidOut: (hand, reserve, hitman) =>
    `Each: ${hand} Mafiosi in hand, ${reserve} in reserve, 2 cards. The Hitman stands on ${hitman}, the Policeman on 4, the Mayor on 7.`,
  keep: 'Keep them',
  swap: 'Swap both',
  chooses: (name) => `${name}: which location comes next?`,
  nextNumber: (at) => `Next comes ${at}`,
  opens: (name) => `${name}: where do we take Mafiosi back next?`,
  takeAllBack: 'Who takes what back to the hand?',
  takeAllNote: (holder, start) =>
    holder === undefined ? `By number, from ${start} clockwise.` : `${holder} orders the locations and the players.`,
  deals: (leader) => (leader === undefined ? 'Nobody controls. Any Secret Deals?' : `${leader} controls. Any Secret Deals?`),
  dealsNote: (start, value, isCounted) =>
    `${start === undefined ? 'Anybody may play one.' : `${start} begins the round and speaks first.`} A deal counts +${value}.${
      isCounted ? '' : ' Cards are not counted in this game, so the app always asks.'
    }`,
  dealt: (n) => `Deals that stand: ${n}.`,
  stackNow: (at) => `${at}: who lies there?`,
  stackNote: 'From the bottom up, as they lie.',
  jail: (name) => `${name}: whom do you jail?`,
  jailNote: 'The Police Chief can stop it, Fists cannot.',
  noCards: (name) => `${name} holds no card.`,
  moveHitman: (name) => `${name}: where does the Hitman go?`,
  hitman: (name) => `${name}: whom does the Hitman hit?`,
  toReserve: 'It goes to the reserve of its owner. Takes a Hitman card.',
  takeFigure: (name, figure) => `${name}: do you take ${figure}?`,
  shop: (name) => `${name}: draw 3, then discard any 1?`,
  star: (name) => `${name}: a Star?`,
  starNote: (points) => `${points} points with it.`,
  result: 'The target is reached: who wins?',
  tied: (names, what) => `${names} are level: ${what === 'reserve' ? 'Mafiosi in reserve?' : 'cards in hand?'}`,
  tiedNote: 'It breaks the tie.',
  countLabel: (name, what) => `${name}: ${what === 'reserve' ? 'Mafiosi in reserve' : 'cards in hand'}`,
  name: (by, at) => `${at} · ${by}: who decides next?`,
  at: (place) => `At ${place}.`,
  takeBack: (name, at) => `${at} · ${name}: how many come back?`,
  draws: (last, cards) => (last === undefined ? 'All draw 1' : `${last} draws ${cards}, the others 1`),
  fewest: (last) => `${last} alone has fewest points. Alone fewest cards too?`,
  fewestYes: 'Yes: draws 3',
  fewestNo: 'No: draws 2',
  startGoes: (name) => `First the start player token goes to ${name}.`,
  drawsAll: (last, points) => `${formatList(last, 'and')} share the fewest points (${points}): no extra cards.`,
  lastAlone: (last, cards, others) =>
    `${last} alone has fewest points${
      {
        alone: ', and alone fewest cards',
        shared: `; ${formatList(others, 'and')} ${others.length === 1 ? 'has' : 'have'} as few cards`,
        more: `; ${formatList(others, 'and')} ${others.length === 1 ? 'has' : 'have'} fewer cards`,
      }[cards]
    }.`,
  acts: {
    ...enNames.effects,
    place: 'Place a Mafioso',
    twoHats: 'Two Hats',
    wait: 'Wait',
    pass: 'Pass',
    acted: 'Has acted',
    raided: enNames.effects.raid,
  },
  actNotes: {
    place: 'on top of a stack',
    snitch: 'jails a Mafioso',
    thief: 'takes a card',
    raid: 'empties a location with two of yours',
    strings: 'swaps two heads',
    plan: 'moves a Mafioso',
    shadyDeals: 'draws 3, discards 1',
    hat: 'takes one of yours back',
    twoHats: 'places one from the reserve',
    wait: 'discards a card',
    pass: 'is out for this phase',
    acted: 'a Mafioso, a card, or waiting',
    raided: 'who gets Mafiosi back is active again',
  },
  yes: { bullet: 'Plays a Bullet', takeFigure: 'Take it', shop: 'Draws 3, discards 1', star: 'Play a Star', silent: 'I react' },
  no: { takeFigure: 'Leave it', star: 'Star played, but cancelled', silent: 'I do not react' },
  height: (n, all) => (n === 1 ? 'the head' : n === all ? 'the top one' : `${ordinal(n)} from the bottom`),
  done: {
    raided: 'Nobody else',
    raidedNone: 'Nobody who passed',
  },
  raidBack: 'Who that passed got Mafiosi back?',
  back: (name) => `${name} is active again`,
}

const vetoesCs = (n: number): string => `${n} ${agreeing(n, 'veto', 'veta', 'vet')}`

const cs: AskingTexts = {
  act: (name) => `${name}: co uděláš?`,
  hand: (hand, reserve, cards) => [`Ruka ${hand}`, `rezerva ${reserve}`, ...(cards === undefined ? [] : [cards])].join(', ') + '.',
  place: 'Klepni, kam dáš Mafiána.',
  bullet: (name) => `${name} má pas. Zahraje dřív Náboj?`,
  bulletAct: (name) => `${name}: co uděláš za Náboj?`,
  bulletNote: 'Jedna akce, pas trvá. Mafiánovi, kterého teď položíš, nejde zabránit.',
  react: (by, what) => `${by}: ${what}. Kdo odpoví?`,
  discard: 'Na odkládací balíček',
  turnOver: (name) => `${name} končí tah.`,
  nobodyCan: 'Na odpověď nemá nikdo dost karet.',
  nobodyFollows: (owner) => `Bez Spoluúčasti (${owner}): ve městě není Mafián, kterého lze vzít s sebou.`,
  markersGone: 'Všechny kostky jsou pryč.',
  stands: (vetoes, happens) =>
    vetoes === 0
      ? 'Zatím nikdo neodpověděl: platí to.'
      : `Zatím to ${happens ? 'platí' : 'neplatí'} (${vetoesCs(vetoes)}, ${happens ? 'sudý' : 'lichý'} počet).`,
  thief: (by, from) => `${by} bere kartu. Odkud: ${from}`,
  blind: (from, cards) => (cards === undefined ? 'Naslepo.' : `Naslepo. ${from} má karet: ${cards}.`),
  drew: (by) => `${by}: dober si 3 karty a jednu z nich odhoď`,
  onlyNew: 'Odhodit smíš jen jednu z nových.',
  complicity: (owner) => `${owner}: kdo půjde s tebou?`,
  causer: (causer) => `Spoluúčast vezme do Cely jednoho Mafiána třetího hráče. Nejde proti: ${causer}.`,
  map: 'Jak leží lokace?',
  mapNote: 'Nejdřív prostřední, pak kolem po směru hodin.',
  redraw: (name) => `${name}: necháš si karty, nebo vyměníš obě?`,
  bothOrNone: 'Obě, nebo žádnou, jednou. Nové už zůstanou.',
  laidOut: (hand, reserve, hitman) =>
    `Každý má v ruce Mafiánů ${hand}, v rezervě ${reserve} a 2 karty. Nájemný vrah stojí na ${hitman}, Policista na 4, Starosta na 7.`,
  keep: 'Nechat',
  swap: 'Vyměnit obě',
  chooses: (name) => `${name}: která lokace teď?`,
  nextNumber: (at) => `Na řadě je ${at}`,
  opens: (name) => `${name}: kde se teď stahují Mafiáni?`,
  takeAllBack: 'Kdo co stáhne zpět do ruky?',
  takeAllNote: (holder, start) =>
    holder === undefined ? `Podle čísel, od hráče ${start} po směru hodin.` : `Lokace i pořadí hráčů určuje ${holder}.`,
  deals: (leader) => (leader === undefined ? 'Nekontroluje nikdo. Tajné dohody?' : `Kontroluje ${leader}. Tajné dohody?`),
  dealsNote: (start, value, isCounted) =>
    `${start === undefined ? 'Smí kdokoli.' : `První mluví ${start}, pak kdokoli.`} Dohoda přidává +${value}.${
      isCounted ? '' : ' Karty se v této hře nepočítají, proto se aplikace ptá pokaždé.'
    }`,
  dealt: (n) => `Platných dohod: ${n}.`,
  stackNow: (at) => `${at}: kdo tu leží?`,
  stackNote: 'Odspodu nahoru, jak leží.',
  jail: (name) => `${name}: koho zavřeš?`,
  jailNote: 'Zrušit to smí Náčelník policie, Pěsti ne.',
  noCards: (name) => `${name} nemá v ruce žádnou kartu.`,
  moveHitman: (name) => `${name}: kam půjde Nájemný vrah?`,
  hitman: (name) => `${name}: koho zasáhne Nájemný vrah?`,
  toReserve: 'Vrátí se do rezervy svého klanu. Stojí kartu Nájemný vrah.',
  takeFigure: (name, figure) => `${name}: bereš si ${figure === csNames.figures.mayor ? 'Starostu' : 'Policistu'}?`,
  shop: (name) => `${name}: dobereš si 3 karty a 1 libovolnou odhodíš?`,
  star: (name) => `${name}: Hvězda?`,
  starNote: (points) => `Body s ní: ${points}.`,
  result: 'Cíl je dosažen: kdo vyhrává?',
  tied: (names, what) => `${names}: stejně bodů. ${what === 'reserve' ? 'Kolik Mafiánů v rezervě?' : 'Kolik karet v ruce?'}`,
  tiedNote: 'Rozhoduje při shodě.',
  countLabel: (name, what) => `${name}: ${what === 'reserve' ? 'Mafiáni v rezervě' : 'karty v ruce'}`,
  name: (by, at) => `${at} · ${by}: kdo rozhodne teď?`,
  at: (place) => `Lokace: ${place}.`,
  takeBack: (name, at) => `${at} · ${name}: kolik Mafiánů stáhneš?`,
  draws: (last, cards) => (last === undefined ? 'Každý si dobere 1 kartu' : `${last} si dobere ${cards}, ostatní po 1`),
  fewest: (last) => `Nejméně bodů má jen ${last}. I nejméně karet?`,
  fewestYes: 'Ano: dobere si 3',
  fewestNo: 'Ne: dobere si 2',
  startGoes: (name) => `Nejdřív žeton začínajícího hráče, dostává ho ${name}.`,
  drawsAll: (last, points) => `Nejméně bodů (${points}) mají stejně ${formatList(last, 'a')}: nikdo nedostane kartu navíc.`,
  lastAlone: (last, cards, others) =>
    `Nejméně bodů: jen ${last}. ${
      {
        alone: 'I nejméně karet.',
        shared: `Stejně málo karet: ${formatList(others, 'a')}.`,
        more: `Méně karet: ${formatList(others, 'a')}.`,
      }[cards]
    }`,
  acts: {
    ...csNames.effects,
    place: 'Položit Mafiána',
    twoHats: 'Dva Klobouky',
    wait: 'Vyčkat',
    pass: 'Pas',
    acted: 'Akce hotova',
    raided: csNames.effects.raid,
  },
  actNotes: {
    place: 'navrch sloupečku',
    snitch: 'zavře Mafiána',
    thief: 'vezme kartu',
    raid: 'vyprázdní lokaci, kde máš dva',
    strings: 'prohodí dva hlavní',
    plan: 'přesune Mafiána',
    shadyDeals: 'dobere 3, odhodí 1',
    hat: 'stáhne vlastního do ruky',
    twoHats: 'položí z rezervy',
    wait: 'odhodí kartu',
    pass: 'končí v této fázi',
    acted: 'Mafián, karta nebo vyčkání',
    raided: 'komu se vrátí Mafián, je zpět ve hře',
  },
  yes: { bullet: 'Zahraje Náboj', takeFigure: 'Vzít', shop: 'Dobere 3, odhodí 1', star: 'Zahrát Hvězdu', silent: 'Reaguji' },
  no: { takeFigure: 'Nechat', star: 'Hvězda zahrána, ale neplatí', silent: 'Nereaguji' },
  height: (n, all) => (n === 1 ? 'hlavní' : n === all ? 'horní' : `${n}. odspodu`),
  done: {
    raided: 'Nikomu dalšímu',
    raidedNone: 'Nikomu, kdo má pas',
  },
  raidBack: 'Komu z těch, kdo mají pas, se vrátili Mafiáni?',
  back: (name) => `${name}: zpět ve hře`,
}

export const askingIn = byLanguage<AskingTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useAsking = (): AskingTexts => askingIn(useLanguage())
