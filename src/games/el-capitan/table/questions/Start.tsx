import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import { orderFrom, withNewPieces, NO_PIECES } from '../../model/pieces'
import { followsMoney } from '../../model/settings'
import type { Question } from '../../prompts'
import { choosing } from '../../prompts/domains'
import { cashCheck } from '../../rules/loans'
import { signed } from '../../words/shared/signed'
import { madeOf } from '../parts/CashChecks'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { inTurnOrder } from '../parts/turn'
import { useNamedTexts } from '../parts/named'
import { Head } from './Head'

/**
 * Component that asks which player starts a phase. From the second phase on, the component also shows the cash checks, the resulting turn
 * order and the new pieces (R42, R43).
 */
export function Start({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const { start, colours, settle } = texts
  const state = usePosition()
  const isNext = question.kind === 'nameStart'
  const domain = choosing(state, question as Question)
  const { draft, setDraft, back, finished } = useAnswering(question, domain)
  const chosen = draft.option
  const order = chosen === undefined ? [] : orderFrom(state.players, chosen)
  // If a player did not report money, the cash checks cannot be compared and are not shown.
  const hasChecks = isNext && state.told.leftOut.length === 0 && (followsMoney(state.settings) || Object.keys(state.money).length > 0)
  const phase = isNext ? state.phase + 1 : state.phase
  const isTwo = state.players.length === 2
  const left = order.map((colour) => {
    const { main, fortresses } = withNewPieces(state.left[colour] ?? NO_PIECES, state.players.length)
    return { who: colours[colour], main, fortresses }
  })
  const follows = [
    ...(isNext ? [] : [start.first]),
    start.takes(isTwo),
    ...(isNext && state.settings.turnsTold ? [start.pieces(left)] : []),
  ]
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      above={<Head isCompact />}
      finish={{
        label: start.done(chosen === undefined ? '' : colours[chosen], phase),
        answer: finished,
        missing: chosen === undefined ? start.missing : undefined,
      }}
    >
      <Options
        label={start.who}
        labelHidden
        value={chosen}
        options={(isNext ? inTurnOrder(state, state.players) : state.players).map(({ colour }) => ({
          value: colour,
          title: colours[colour],
          lead: <Pennon role={colour} size={36} />,
          ...(hasChecks && {
            note: madeOf(state, colour, settle),
            trail: <b className="type-number-s">{signed(cashCheck(state, colour))}</b>,
          }),
        }))}
        onChange={(option) => setDraft({ option })}
      />
      {chosen !== undefined && (
        <div className="follows" role="status">
          <p>
            {start.order(
              phase,
              order.map((colour) => colours[colour]),
            )}
          </p>
          <p className="note">{follows.join(' ')}</p>
        </div>
      )}
    </QuestionFrame>
  )
}
