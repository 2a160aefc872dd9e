import { useBallotWords } from '../../../../table/ballot/words'
import { Amounts } from '../../../../table/question/Amounts'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useAnswering } from '../../../../table/question/answering'
import { tellBidsDomain } from '../../prompts/influence'
import { bidLimit } from '../../rules/influence'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { Stakes } from './Stakes'

/** R5.3, R6.4: the players bid by hand and report their bids. */
export function TellBids({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useBallotWords()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, tellBidsDomain(state))
  const { ballot } = state
  if (ballot === undefined) return
  const isEmpty = back === undefined
  const finish = { label: game.buttons.tellBids.tell, answer: finished, isEmpty, missing: isEmpty ? words.ballot.nothing : undefined }
  return (
    <QuestionFrame question={question} back={back} finish={finish}>
      {ballot.known && <p className="note text-warn">{words.ballot.known}</p>}
      <Stakes ballot={ballot} power />
      <Amounts
        roles={ballot.roles}
        amounts={isEmpty ? {} : draft.bids}
        max={(house) => bidLimit(state, house)}
        onChange={(house, tokens) => put({ house, tokens })}
      />
    </QuestionFrame>
  )
}
