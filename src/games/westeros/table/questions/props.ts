import type { QuestionProps as AnyQuestionProps } from '../../../../table/game/game-questions'
import type { WesterosVocabulary } from '../../model/vocabulary'

/** What every component that answers a question of Westeros gets. */
export type QuestionProps = AnyQuestionProps<WesterosVocabulary>
