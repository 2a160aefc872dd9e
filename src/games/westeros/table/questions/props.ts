import type { Question } from '../../model/prompt-kinds'

/** What every component that answers a question gets. */
export interface QuestionProps {
  readonly question: Question
}
