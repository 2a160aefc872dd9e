import type { GameReveals } from '../../../../table/game/game-ballots'
import type { GameQuestions, QuestionSpeech } from '../../../../table/game/game-questions'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import { isOverrulable } from '../../model/refusals'
import { governing } from '../rules/governing'
import { EditionRuleLink as RuleLink } from '../rules/EditionRuleLink'
import { useSpeech } from '../speech'
import { COMPONENTS, LastReveal, QUESTION_PARTS, RevealScreen } from './components'
import { useGameState } from './play'
import type { QuestionProps } from './props'

/** Configuration of Westeros for its questions. */
export const gameQuestions: GameQuestions<WesterosVocabulary> = {
  useSpeech: useQuestionSpeech,
  Question: ({ question }) => {
    const Component = COMPONENTS[question.kind]
    return <Component question={question} />
  },
  parts: QUESTION_PARTS,
  Rule: GoverningRule,
  reveal: 'reveal',
  isOverrulable,
}

function useQuestionSpeech(): QuestionSpeech<WesterosVocabulary> {
  const { game, names } = useSpeech()
  return { question: game.question, wrong: game.wrong, role: names.house.plain }
}

function GoverningRule({ question }: QuestionProps) {
  const rule = governing(question, useGameState())
  return rule !== '' && <RuleLink rule={rule} />
}

export const DECIDED: readonly AnyEvent['e'][] = ['ordersRevealed', 'trackOrdered', 'wildlingsAttacked']

/** Texts that Westeros provides for a reveal. House cards are shown in the header of the battle instead. */
export const gameReveals: GameReveals<WesterosVocabulary> = {
  isDecided: ({ e }) => DECIDED.includes(e),
  isTied: (event) => event.e === 'moved' && (event.stage.at === 'auctionTies' || event.stage.at === 'wildlingTie'),
  RevealOverlay: RevealScreen,
  RevealSummary: () => <LastReveal />,
}
