import { listAnd } from '../../../../../../ui/grammar/english'
import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the charts. Parameters for players are names. */
const en = {
  standing: (all: string, isOver: boolean) => `${isOver ? 'At the end' : 'Now'}: ${all}.`,
  start: 'start',
  goal: 'needed',
  goals: 'Goals met, round by round',
  points: 'Points of the cards, round by round',
  pointsNote: 'What the card of each would have brought at the end of each round; cards of which only the points are known have no line.',
  needed: 'announced from here',
  proposals: 'Proposals of each clan',
  proposalsNote: 'A full bar for proposals that were adopted, an outline for those that were rejected. The table has the rest.',
  adopted: 'Adopted',
  rejected: 'Rejected',
  waived: 'Waived',
  favour: 'In favour of others',
  cards: 'Cards received',
  cardsNote: 'Handed out by adopted proposals: a full bar for cards that lay face up, an outline for those face down.',
  faceUp: 'Face up',
  faceDown: 'Face down',
  votes: 'Every vote',
  votesNote: 'What the votes of each counted; whoever got a proposal through stands out.',
  vote: 'Vote',
  outcome: 'Outcome',
  title: (at: string, round: number) => `${at}, round ${round}`,
  result: (adopted: boolean, yes: number, total: number) => `${adopted ? 'adopted' : 'rejected'}, ${yes} of ${total}`,
  proposal: (who: string) => `proposed by ${who}`,
  army: 'Army strength',
  picture: 'The charts and the result as one picture.',
  table: 'Every round with everybody’s settlements, buildings and army.',
  all: 'Settlements, goals and votes',
  announced: (place: string) => `${place}, announced victory`,
  list: listAnd,
  decidedGoals: 'The announcer wins; the others are ranked by their goals',
  decidedPoints: 'The announcer wins; the others are ranked by their points',
  place: (place: number, who: string, figure: string) => `${place}. ${who}: ${figure}`,
  columns: ['Round', 'Clan', 'Player', 'Settlements', 'Buildings', 'Army strength'],
}

export type StoryTexts = Translation<typeof en>
export default en
