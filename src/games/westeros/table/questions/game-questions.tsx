import { lazy } from 'react'
import type { GameReveals } from '../../../../table/ballot/game-ballots'
import type { ChoiceMapProps, GameQuestions, QuestionSpeech } from '../../../../table/question/game-questions'
import type { WesterosVocabulary } from '../../index'
import type { Event } from '../../model/events'
import { isOverrulable } from '../../model/refusals'
import { choiceView } from '../map/views'
import { governing } from '../rules/governing'
import { RuleLink } from '../rules/RuleLink'
import { useSpeech } from '../speech'
import { COMPONENTS, LastReveal, RevealScreen } from './kinds'
import { useGameState } from './play'
import type { QuestionProps } from './props'

/** The drawing is fetched when it is first looked at. */
const MapView = lazy(() => import('../map/MapView'))

/** What Westeros hands in for its questions. */
export const gameQuestions: GameQuestions<WesterosVocabulary> = {
  useSpeech: useQuestionSpeech,
  Question: ({ question }) => {
    const Component = COMPONENTS[question.kind]
    return <Component question={question} />
  },
  Rule: GoverningRule,
  reveal: 'reveal',
  isOverrulable,
  areas: { Map: ChoiceMap, view: choiceView },
}

function useQuestionSpeech(): QuestionSpeech<WesterosVocabulary> {
  const { game, names } = useSpeech()
  return { question: game.question, wrong: game.wrong, role: names.house.plain }
}

function ChoiceMap(props: ChoiceMapProps) {
  return <MapView state={useGameState()} {...props} />
}

function GoverningRule({ question }: QuestionProps) {
  const rule = governing(question, useGameState())
  return rule !== '' && <RuleLink rule={rule} />
}

const DECIDED: readonly Event['e'][] = ['ordersRevealed', 'trackOrdered', 'wildlingsAttacked']

/** What Westeros says first of what was turned up. House cards are shown in the battle itself. */
export const gameReveals: GameReveals<WesterosVocabulary> = {
  isDecided: ({ e }) => DECIDED.includes(e),
  isTied: (event) => event.e === 'moved' && (event.stage.at === 'auctionTies' || event.stage.at === 'wildlingTie'),
  Laid: RevealScreen,
  Folded: () => <LastReveal />,
}
