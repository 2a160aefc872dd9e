import type { QuestionProps as AnyQuestionProps } from '../../../../table/question/game-questions'
import type { WesterosVocabulary } from '../../index'

/** What every component that answers a question of Westeros gets. */
export type QuestionProps = AnyQuestionProps<WesterosVocabulary>
