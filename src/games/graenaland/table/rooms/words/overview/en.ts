import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the overview for all players. */
const en = {
  ship: (chief: string, next: string) => `Ship marker: ${chief}, then ${next}`,
  ofGoals: (needed: number) => `of ${needed} goals`,
  goals: (n: number) => (n === 1 ? '1 goal' : `${n} goals`),
  settlements: (n: number) => (n === 1 ? '1 settlement' : `${n} settlements`),
  /** Caption below the number of settlements of a clan. */
  secret: (n: number) => `${n === 1 ? 'settlement' : 'settlements'}; card: secret`,
  /** Caption below the number of settlements of a clan whose victory point card is shown. */
  shown: (n: number, points: number) =>
    `${n === 1 ? 'settlement' : 'settlements'}; card: ${points === 1 ? '1 point' : `${points} points`}, shown`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  /** Caption below the points of a clan after the end. `levels` are the points for each goal on the shown card. */
  pointsOf: (n: number, levels: readonly number[] | undefined) =>
    `${n === 1 ? 'point' : 'points'}${levels === undefined ? '' : `; card shown: ${levels.join(' + ')}`}`,
  announced: 'The final building is on',
  /** Number of votes of a clan that has not voted yet. */
  hasVotes: (n: number) => (n === 1 ? '1 vote' : `${n} votes`),
  /** Text about a vote on the proposal of the player `who`. */
  vote: (at: string, who: string) => `${at}: vote on the proposal of ${who}`,
}

export type OverviewTexts = Translation<typeof en>
export default en
