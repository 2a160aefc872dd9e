import type { Question } from '../../questions'

/** What every component that answers a question gets. */
export interface QuestionProps {
  readonly question: Question
}
