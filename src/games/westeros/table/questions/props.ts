import type { QuestionProps as AnyQuestionProps } from '../../../../table/game/game-questions'
import type { WesterosVocabulary } from '../../rules/vocabulary'

/** The props of every component that answers a question of Westeros. */
export type QuestionProps = AnyQuestionProps<WesterosVocabulary>
