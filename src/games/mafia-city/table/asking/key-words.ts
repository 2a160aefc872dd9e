import { agreeing } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'
import type { Veto } from '../../box/effects'

/** Texts of the questions asked on the ring: keys, buttons and previews. */
export interface KeyTexts {
  readonly whole: string
  readonly layOut: string
  readonly left: (n: number) => string
  readonly next: string
  readonly tray: string
  readonly dismiss: (at: string) => string
  readonly allKeep: string
  readonly card: string
  readonly cardNote: string
  readonly pass: string
  readonly passNote: string
  readonly wait: string
  readonly waitNote: string
  readonly cards: string
  readonly noToken: string
  readonly back: string
  readonly why: Readonly<Record<string, string>>
  readonly which: Readonly<Record<'area' | 'place' | 'to' | 'option', (card: string) => string>>
  readonly run: (n: number, name: string, height: string) => string
  readonly holds: (n: number) => string
  /** Stack in words, from the top: runs such as "2 × Petr"; the last is the head. */
  readonly fromTop: (runs: readonly string[]) => string
  readonly laterDecide: (names: readonly string[]) => string
  /** Names of the vetoes on the keys, short enough for two in a row. */
  readonly vetoKeys: Readonly<Record<Veto, string>>
  readonly veto: (n: number) => string
  readonly lost: (counts: string) => string
  readonly whoAnswers: string
  readonly nobody: (happens: boolean) => string
  readonly upper: string
  readonly evaluate: (at: string) => string
  readonly open: (at: string) => string
  /** Number of Mafiosi of a player in the stack. */
  readonly here: (n: number) => string
  /** Announces that the controller of the Town Hall takes the Mayor, who then sets the order of locations; undefined: no controller. */
  readonly mayorGoes: (name: string | undefined) => string
  readonly move: (at: string) => string
  /** Removes markers: of empty locations, or of all locations if the players have decided at the table. */
  readonly markersOff: (followed: boolean, places: string) => string
  readonly bare: (places: string) => string
  readonly gone: (places: string) => string
  readonly markedNow: (places: string) => string
  readonly missing: string
  readonly missingOne: string
  readonly jail: (name: string) => string
  readonly nobodyJailed: string
  readonly complicity: (name: string) => string
  readonly noComplicity: string
  readonly kill: (name: string) => string
  readonly noHitman: string
  readonly stay: string
  readonly deal: string
  readonly dealKey: (name: string, value: number) => string
  readonly noDeals: (leader: string | undefined, isFirst: boolean) => string
  readonly speaksFirst: (start: string) => string
  readonly later: string
  readonly declined: string
  readonly noCards: string
  readonly comesBack: (n: number) => string
  readonly takesChosen: (n: number) => string
  readonly chooseOthers: string
  readonly leads: (leader: string | undefined) => string
  readonly takeDown: string
  readonly add: (name: string) => string
  readonly dealBy: (name: string) => string
  readonly dropDeal: string
  readonly empty: string
  readonly controls: (name: string | undefined, from: number) => string
  readonly hand: string
  readonly cell: string
  readonly reserve: string
  readonly hands: string
}

const en: KeyTexts = {
  layOut: 'Lay out the city',
  whole: 'That’s our city',
  left: (n) => (n === 1 ? '1 location to go' : `${n} locations to go`),
  next: 'next',
  tray: 'Locations that are still to be laid',
  dismiss: (at) => `Take ${at} up again`,
  allKeep: 'All others keep theirs too',
  card: 'Card',
  cardNote: 'text or Hat',
  pass: 'Pass',
  passNote: 'stays out',
  wait: 'Wait',
  waitNote: 'discard 1',
  cards: 'Which card?',
  noToken: 'No Mafioso in hand: a card, wait or pass.',
  back: 'Back to placing',
  why: {
    snitch: 'nobody in the city',
    thief: 'all hands are empty',
    raid: 'needs 2 of yours',
    strings: 'two stacks needed',
    plan: 'nobody in the city',
    hat: 'none of yours there',
    twoHats: 'reserve empty',
    NOT_ENOUGH_CARDS: 'too few cards',
  },
  which: {
    area: (card) => `${card}: where?`,
    place: (card) => `${card}: whom?`,
    to: (card) => `${card}: where to?`,
    option: (card) => `${card}: from whom?`,
  },
  run: (n, name, height) => (n > 1 ? `${n} × ${name}, the upper: ${height}` : `${name}, ${height}`),
  fromTop: (runs) => `From the top: ${runs.join(', ')} (head).`,
  laterDecide: (names) => `Still to decide: ${names.join(', ')}.`,
  vetoKeys: { fists: 'two Fists', chief: 'Police Chief', fbi: 'F.B.I.' },
  holds: (n) => (n === 1 ? '1 card' : `${n} cards`),
  veto: (n) => `veto ${n}`,
  lost: (counts) => `The cards laid down are lost either way: ${counts}.`,
  whoAnswers: 'Who may answer',
  nobody: (happens) => (happens ? 'Nobody: it happens' : 'Nobody: it is off'),
  upper: 'If two want to, the upper one goes first.',
  evaluate: (at) => `Evaluate ${at}`,
  open: (at) => `Next: ${at}`,
  here: (n) => `${n} there`,
  mayorGoes: (name) =>
    name === undefined ? 'The Mayor goes to the Town Hall: then locations by number.' : `The Mayor goes to ${name}, who then chooses.`,
  move: (at) => `Move to ${at}`,
  markersOff: (followed, places) => (followed ? `Markers off ${places}: nobody lies there` : 'All have decided: markers off'),
  bare: (places) => `Nobody lies on ${places}: those markers go as well.`,
  gone: (places) => `Marker off: ${places}.`,
  markedNow: (places) => `Marker on ${places}.`,
  missing: 'Tap a location',
  missingOne: 'Tap a Mafioso',
  jail: (name) => `Jail ${name}’s`,
  nobodyJailed: 'Jail nobody',
  complicity: (name) => `Take ${name}’s along`,
  noComplicity: 'No Complicity',
  kill: (name) => `Hit ${name}’s: play the card`,
  noHitman: 'No Hitman card',
  stay: 'The Hitman stays',
  deal: 'Who plays a Secret Deal',
  dealKey: (name, value) => `${name} +${value}`,
  noDeals: (leader, isFirst) =>
    `${isFirst ? 'No deals' : 'No more deals'}: ${leader === undefined ? 'nobody controls' : `1 point for ${leader}`}`,
  speaksFirst: (start) => `${start} plays none: who else?`,
  later: 'speaks later',
  declined: 'plays none',
  noCards: 'no cards',
  comesBack: (n) => (n === 0 ? 'None' : n === 1 ? '1, the upper' : `${n}`),
  takesChosen: (n) => (n === 1 ? 'Take the chosen one back' : `Take the ${n} chosen back`),
  chooseOthers: 'Or tap the Mafiosi of yours that come back.',
  leads: (leader) => (leader === undefined ? 'then nobody leads' : `then ${leader} leads`),
  takeDown: 'Take the top one off',
  add: (name) => `${name} on top`,
  dealBy: (name) => `Secret Deal: ${name}`,
  dropDeal: 'Take the last deal off',
  empty: 'Nobody lies there',
  controls: (name, from) => (name === undefined ? 'Nobody controls' : `${name} controls: 1 point, ${from} to ${from + 1}`),
  hand: 'hand',
  cell: 'Cell',
  reserve: 'reserve',
  hands: 'hands',
}

const cs: KeyTexts = {
  layOut: 'Rozložit město',
  whole: 'Takhle leží město',
  left: (n) => agreeing(n, `Zbývá ${n} lokace`, `Zbývají ${n} lokace`, `Zbývá ${n} lokací`),
  next: 'další',
  tray: 'Lokace, které ještě neleží',
  dismiss: (at) => `Zvednout: ${at}`,
  allKeep: 'Nechávají i všichni ostatní',
  card: 'Karta',
  cardNote: 'text, Klobouk',
  pass: 'Pas',
  passNote: 'končí ve fázi',
  wait: 'Vyčkat',
  waitNote: 'odhodit 1',
  cards: 'Která karta?',
  noToken: 'V ruce není Mafián: karta, vyčkat, nebo pas.',
  back: 'Zpět k pokládání',
  why: {
    snitch: 've městě nikdo není',
    thief: 'všechny ruce jsou prázdné',
    raid: 'chce dva tvoje',
    strings: 'chce dva sloupečky',
    plan: 've městě nikdo není',
    hat: 've městě nemáš nikoho',
    twoHats: 'rezerva je prázdná',
    NOT_ENOUGH_CARDS: 'málo karet',
  },
  which: {
    area: (card) => `${card}: kde?`,
    place: (card) => `${card}: koho?`,
    to: (card) => `${card}: kam?`,
    option: (card) => `${card}: komu?`,
  },
  run: (n, name, height) => (n > 1 ? `${n} × ${name}, vyšší: ${height}` : `${name}, ${height}`),
  fromTop: (runs) => `Odshora: ${runs.join(', ')} (v čele).`,
  laterDecide: (names) => `Ještě rozhodnou: ${names.join(', ')}.`,
  vetoKeys: { fists: 'dvě Pěsti', chief: 'Náčelník', fbi: 'F.B.I.' },
  holds: (n) => `${n} ${agreeing(n, 'karta', 'karty', 'karet')}`,
  veto: (n) => `veto ${n}`,
  lost: (counts) => `Vynesené karty jdou tak či tak pryč: ${counts}.`,
  whoAnswers: 'Kdo smí odpovědět',
  nobody: (happens) => (happens ? 'Nikdo: platí to' : 'Nikdo: neplatí to'),
  upper: 'Chtějí-li dva, má přednost horní.',
  evaluate: (at) => `Vyhodnotit: ${at}`,
  open: (at) => `Na řadě: ${at}`,
  here: (n) => `leží tu: ${n}`,
  mayorGoes: (name) =>
    name === undefined ? 'Starosta jde na Radnici: dál lokace podle čísel.' : `Starostu získá ${name} a pak vybírá lokace.`,
  move: (at) => `Přesunout: ${at}`,
  markersOff: (followed, places) => (followed ? `Kostky pryč z ${places}: nikdo tu neleží` : 'Všichni rozhodli: kostky pryč'),
  bare: (places) => `Bez Mafiánů: ${places}. Kostky odtud jdou pryč také.`,
  gone: (places) => `Kostka pryč: ${places}.`,
  markedNow: (places) => `Kostka na ${places}.`,
  missing: 'Klepni na lokaci',
  missingOne: 'Klepni na Mafiána',
  jail: (name) => `Zavřít: ${name}`,
  nobodyJailed: 'Nezavřít nikoho',
  complicity: (name) => `Vzít s sebou: ${name}`,
  noComplicity: 'Bez Spoluúčasti',
  kill: (name) => `Zasáhnout: ${name}, vynést kartu`,
  noHitman: 'Bez karty Nájemný vrah',
  stay: 'Nájemný vrah zůstává',
  deal: 'Kdo hraje Tajnou dohodu',
  dealKey: (name, value) => `${name} +${value}`,
  noDeals: (leader, isFirst) =>
    `${isFirst ? 'Bez dohod' : 'Dost dohod'}: ${leader === undefined ? 'nekontroluje nikdo' : `1 bod, ${leader}`}`,
  speaksFirst: (start) => `${start} nehraje: kdo další?`,
  later: 'mluví potom',
  declined: 'nehraje',
  noCards: 'bez karet',
  comesBack: (n) => (n === 0 ? 'Nikoho' : n === 1 ? '1 shora' : `${n}`),
  takesChosen: (n) => `Stáhnout ${n === 1 ? 'vybraného' : `vybrané (${n})`}`,
  chooseOthers: 'Nebo klepni na své Mafiány, které stáhneš.',
  leads: (leader) => (leader === undefined ? 'pak nevede nikdo' : `pak vede ${leader}`),
  takeDown: 'Sundat horního',
  add: (name) => `${name} navrch`,
  dealBy: (name) => `Tajná dohoda: ${name}`,
  dropDeal: 'Sundat poslední dohodu',
  empty: 'Nikdo tu neleží',
  controls: (name, from) => (name === undefined ? 'Nekontroluje nikdo' : `Kontroluje ${name}: 1 bod, ${from} → ${from + 1}`),
  hand: 'ruka',
  cell: 'Cela',
  reserve: 'rezerva',
  hands: 'ruce',
}

export const keysIn = byLanguage<KeyTexts>({ en, cs })
/** Returns these texts in the language of the page. */
export const useKeys = (): KeyTexts => keysIn(useLanguage())
