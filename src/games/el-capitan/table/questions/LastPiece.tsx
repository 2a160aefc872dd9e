import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import type { Question } from '../../prompts'
import { choosing } from '../../prompts/domains'
import { laterInOrder } from '../../rules/light'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { Head } from './Head'

/** Component that asks which player placed the last piece, and shows the turns that remain before the payday (R29). */
export function LastPiece({ question }: QuestionProps) {
  const { lastPiece, start, questions, colours } = useNamedTexts()
  const state = usePosition()
  const { draft, setDraft, back, finished } = useAnswering(question, choosing(state, question as Question))
  const chosen = draft.option
  const still = chosen === undefined ? [] : laterInOrder(state.turns.order, chosen).map((colour) => colours[colour])
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<Head />}
      note={lastPiece.playFirst}
      finish={{
        label: lastPiece.done(chosen === undefined ? '' : colours[chosen]),
        answer: finished,
        missing: chosen === undefined ? start.missing : undefined,
      }}
    >
      <Options
        label={questions.lastPiece}
        labelHidden
        value={chosen}
        options={state.players.map(({ colour }) => ({
          value: colour,
          title: colours[colour],
          lead: <Pennon role={colour} size={36} />,
        }))}
        onChange={(option) => setDraft({ option })}
      />
      {chosen !== undefined && (
        <div className="follows" role="status">
          <p>{still.length > 0 ? lastPiece.still(still) : lastPiece.over}</p>
        </div>
      )}
    </QuestionFrame>
  )
}
