import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the session break, in both languages; parameters for players are names. */
export interface SheetTexts {
  readonly now: string
  readonly round: string
  readonly asked: string
  readonly proposed: string
  readonly used: string
  readonly announced: string
  readonly points: (who: string, points: number) => string
  readonly final: string
  readonly toBuild: string
  readonly cards: string
  readonly arrived: (names: string) => string
  readonly left: (n: number) => string
  readonly pieces: string
  readonly heroes: string
  readonly goals: string
  readonly secret: string
  readonly sealed: string
  readonly paper: string
  readonly open: (points: number) => string
  readonly hand: string
  readonly withName: string
  readonly rest: string
  readonly layIsland: string
  readonly layPieces: string
  readonly layCards: string
  readonly layRound: string
  readonly of: (name: string) => string
}

const en: SheetTexts = {
  now: 'Where play stands',
  round: 'Round and phase',
  asked: 'Is asked',
  proposed: 'Have proposed or waived',
  used: 'Used in this round',
  announced: 'Announced',
  points: (who, points) => `${who} ${points}`,
  final: 'Final building, announced by',
  toBuild: 'Still to build',
  cards: 'Cards at the territories',
  arrived: (names) => `in order of arrival: ${names}`,
  left: (n) => `face down: ${n}`,
  pieces: 'On the map, army',
  heroes: 'Heroes beside the map',
  goals: 'Goals',
  secret: 'Victory point card',
  sealed: 'kept in the app, closed',
  paper: 'kept on paper, closed',
  open: (points) => `lies open: ${points}`,
  hand: 'Hand',
  withName: 'closed, in an envelope with the name',
  rest: 'Hands stay with their owners, face down. Keep the terrain decks and their discards apart, and the four open supply cards.',
  layIsland: 'Lay out the island',
  layPieces: 'Settlements, public works and heroes',
  layCards: 'Cards at the territories, from the deck of their terrain',
  layRound: 'Ship marker, terrain decks and four open supply cards',
  of: (name) => `Army track and hand: ${name}`,
}

const cs: SheetTexts = {
  now: 'Kde hra stojí',
  round: 'Kolo a fáze',
  asked: 'Otázka',
  proposed: 'Na řadě s návrhem už byli',
  used: 'Využito v tomto kole',
  announced: 'Oznámeno',
  points: (who, points) => `${who} ${points}`,
  final: 'Závěrečné stavění, vítězství oznamuje',
  toBuild: 'Ještě staví',
  cards: 'Karty u území',
  arrived: (names) => `pořadí příchodu: ${names}`,
  left: (n) => `lícem dolů: ${n}`,
  pieces: 'Na mapě, vojsko',
  heroes: 'Hrdinové mimo mapu',
  goals: 'Cíle',
  secret: 'Karta vítězných bodů',
  sealed: 'zapečetěná v aplikaci',
  paper: 'na papíře, zakrytá',
  open: (points) => `odkrytá: ${points}`,
  hand: 'Karty v ruce',
  withName: 'zakryté, v obálce se jménem',
  rest: 'Karty v ruce zůstávají majitelům, lícem dolů. Balíčky terénů, odložené karty a čtyři vyložené karty zásob uložte zvlášť.',
  layIsland: 'Složte ostrov',
  layPieces: 'Sídla, veřejné stavby a hrdinové',
  layCards: 'Karty u území, z balíčku jejich terénu',
  layRound: 'Značka lodě, balíčky terénů a čtyři vyložené karty zásob',
  of: (name) => `Stupnice vojska a karty v ruce: ${name}`,
}

export const sheetTextsIn = byLanguage<SheetTexts>({ en, cs })
export const useSheetTexts = (): SheetTexts => sheetTextsIn(useLanguage())
