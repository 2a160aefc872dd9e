import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'

/** Texts of the table view. */
interface OverviewTexts {
  readonly ship: (chief: string, next: string) => string
  readonly ofGoals: (needed: number) => string
  readonly goals: (n: number) => string
  readonly settlements: (n: number) => string
  readonly secret: string
  readonly announced: string
  /** A vote on the proposal of `who`. */
  readonly vote: (at: string, who: string) => string
}

const en: OverviewTexts = {
  ship: (chief, next) => `Ship marker: ${chief}, then ${next}`,
  ofGoals: (needed) => `of ${needed} goals`,
  goals: (n) => (n === 1 ? '1 goal' : `${n} goals`),
  settlements: (n) => (n === 1 ? '1 settlement' : `${n} settlements`),
  secret: 'goal card: secret',
  announced: 'The final building is on',
  vote: (at, who) => `${at}: vote on the proposal of ${who}`,
}

const cs: OverviewTexts = {
  ship: (chief, next) => `Značka lodě: ${chief}, potom ${next}`,
  ofGoals: (needed) => `${outOf(needed)} cílů`,
  goals: (n) => `${n} ${agreeing(n, 'cíl', 'cíle', 'cílů')}`,
  settlements: (n) => `${n} ${agreeing(n, 'sídlo', 'sídla', 'sídel')}`,
  secret: 'karta cílů: tajná',
  announced: 'Probíhá závěrečné stavění',
  vote: (at, who) => `${at}: hlasuje se, návrh podává ${who}`,
}

export const overviewTexts = { en, cs } as const
export const useOverviewTexts = (): OverviewTexts => overviewTexts[useLanguage()]
