import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the printout for a session break. Parameters for players are names. */
const en = {
  now: 'Current position',
  round: 'Round and phase',
  asked: 'Is asked',
  proposed: 'Have proposed or waived',
  used: 'Used in this round',
  announced: 'Announced',
  points: (who: string, points: number) => `${who} ${points}`,
  final: 'Final building, announced by',
  toBuild: 'Still to build',
  cards: 'Cards at the territories',
  arrived: (names: string) => `in order of arrival: ${names}`,
  left: (n: number) => `face down: ${n}`,
  pieces: 'On the map, army',
  heroes: 'Heroes beside the map',
  goals: 'Goals',
  secret: 'Victory point card',
  sealed: 'kept in the app, closed',
  paper: 'kept on paper, closed',
  open: (points: number) => `lies open: ${points}`,
  hand: 'Hand',
  withName: 'closed, in an envelope with the name',
  rest: 'Hands stay with their owners, face down. Keep the terrain decks and their discards apart, and the four open supply cards.',
  layIsland: 'Lay out the island',
  layPieces: 'Settlements, public works and heroes',
  layCards: 'Cards at the territories, from the deck of their terrain',
  layRound: 'Ship marker, terrain decks and four open supply cards',
  of: (name: string) => `Army track and hand: ${name}`,
}

export type SheetTexts = Translation<typeof en>
export default en
