import type { Translation } from '../../../../../../ui/language/translation'

/** Texts of the table view. */
const en = {
  ship: (chief: string, next: string) => `Ship marker: ${chief}, then ${next}`,
  ofGoals: (needed: number) => `of ${needed} goals`,
  goals: (n: number) => (n === 1 ? '1 goal' : `${n} goals`),
  settlements: (n: number) => (n === 1 ? '1 settlement' : `${n} settlements`),
  secret: 'goal card: secret',
  announced: 'The final building is on',
  /** A vote on the proposal of `who`. */
  vote: (at: string, who: string) => `${at}: vote on the proposal of ${who}`,
}

export type OverviewTexts = Translation<typeof en>
export default en
