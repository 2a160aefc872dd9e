import { Button } from '../../../../ui/Button'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import { Options } from '../../../../table/question/Options'
import { accepted, refusedByReferee } from '../../../../referee'
import type { Colour } from '../../box/board'
import type { Choice, OwnMove } from '../../model/moves'
import { NOTHING_WAIVED } from '../../model/refusals'
import type { Settings } from '../../model/settings'
import type { Loan } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { dueOf, forcedMixes, settle } from '../../rules/loans'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'

/** A fresh loan of which nobody has said yet what becomes of it counts as extended; one that was extended can only be repaid. */
const supposed = (loans: readonly Loan[], said: readonly (Choice | null)[]): readonly Choice[] =>
  loans.map(({ extended }, at) => (extended ? 'repay' : (said[at] ?? 'extend')))

/** Each fresh loan is repaid or extended, both amounts in sight; whatever can be chosen is legal together with the rest. */
export function Settle({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const { draft, become, back } = useAnswering(question, choosing(state, { ...question, roles: [by] }))
  const { settings, phase: payday } = state
  const loans = state.loans[by] ?? []
  const money = state.money[by] ?? 0
  const settling = (choices: readonly Choice[], taken: readonly number[]) =>
    settle({ payday, money, loans, settings }, choices, taken, NOTHING_WAIVED)
  const none = supposed(loans, [])
  const mixes = forcedMixes((taken) => settling(none, taken).ok)
  const isShort = mixes.every((mix) => mix.length > 0)
  const forced = mixes.length === 1 ? (mixes[0] ?? []) : (draft.forced ?? [])
  const isForced = !isShort || mixes.length === 1 || draft.forced !== undefined
  /** Counts the florins missing to repay a loan now, the choices for all others kept. */
  const shortFor = (at: number, among: readonly Choice[]): number => {
    const decision = settling(
      among.map((choice, k) => (k === at ? 'repay' : choice)),
      forced,
    )
    if (decision.ok) return 0
    const { florins = 0, has = 0, missing: lacking = 0 } = decision.refusal.params ?? {}
    return Number(florins) - Number(has) + Number(lacking)
  }
  // A loan that cannot be repaid even if all others are extended is extended: nothing is left to choose.
  const said = loans.map(({ extended }, at): Choice | null =>
    !extended && isForced && shortFor(at, none) > 0 ? 'extend' : (draft.said?.[at] ?? null),
  )
  const choices = supposed(loans, said)
  const open = loans.findIndex(({ extended }, at) => !extended && (said[at] ?? null) === null)
  const settled = settling(choices, forced)
  const move: OwnMove = { do: 'settle', by, choices, ...(forced.length > 0 && { forced }) }
  const isWhole = open < 0 && isForced && settled.ok
  const missing = open < 0 || !isForced ? texts.settle.chooseForced : texts.settle.choose(loans[open]?.face ?? 10)
  const say = (list: readonly (Choice | null)[]) => become({ said: list, ...(draft.forced && { forced: draft.forced }) })
  const fresh = loans.filter(({ extended }) => !extended).length
  const lacking = settling(choices, [])
  return (
    <Asked
      question={question}
      back={back}
      choosing
      above={<Head />}
      note={texts.settle.inHand(money)}
      finish={{
        label: settled.ok ? texts.settle.done(settled.value.money, settled.value.check) : texts.settle.not,
        answer: isWhole ? accepted(move) : refusedByReferee('MALFORMED'),
        missing,
      }}
      more={
        fresh > 1 &&
        open >= 0 && (
          <Button kind="quiet" onClick={() => say(loans.map(({ extended }) => (extended ? null : 'extend')))}>
            {texts.settle.extendAll}
          </Button>
        )
      }
    >
      {isShort && mixes.length > 0 && (
        <Options
          label={texts.settle.forced(lacking.ok ? 0 : Number(lacking.refusal.params?.missing ?? 0))}
          options={mixes.map((mix) => {
            const after = settling(none, mix)
            const count = (face: number) => mix.filter((one) => one === face).length
            return {
              value: mix.join(' '),
              title: texts.settle.borrow(count(10), count(16)),
              ...(after.ok && { note: texts.settle.leaves(after.value.money) }),
            }
          })}
          value={isForced ? forced.join(' ') : undefined}
          // Other new loans leave other money: what was to be repaid is said anew.
          onChange={(value) =>
            become({ forced: value.split(' ').map(Number), said: (draft.said ?? []).map((one) => (one === 'repay' ? null : one)) })
          }
        />
      )}
      {loans.map((loan, at) => (
        <LoanChoice
          key={at}
          loan={loan}
          settings={settings}
          choice={said[at] ?? undefined}
          short={said[at] === 'repay' ? 0 : shortFor(at, choices)}
          onChange={(choice) => say(loans.map((_, k) => (k === at ? choice : (draft.said?.[k] ?? null))))}
        />
      ))}
    </Asked>
  )
}

interface LoanChoiceProps {
  readonly loan: Loan
  readonly settings: Settings
  readonly choice: Choice | undefined
  /** Florins that are missing to repay it now. */
  readonly short: number
  readonly onChange: (choice: Choice) => void
}

/** One loan: repaid or extended, each with its amount; one that was extended is due. */
function LoanChoice({ loan, settings, choice, short, onChange }: LoanChoiceProps) {
  const texts = useNamedTexts()
  const due = dueOf(loan, settings)
  if (loan.extended)
    return (
      <p className="note">
        {texts.settle.loan(loan.face, true)}. {texts.settle.due(due)}
      </p>
    )
  const repay = texts.settle.repay(due)
  return (
    <SegmentedChoice<Choice>
      label={texts.settle.loan(loan.face, false)}
      value={choice}
      options={[
        { value: 'repay', label: short > 0 ? `${repay} (${texts.settle.tooDear(short)})` : repay, disabled: short > 0 },
        { value: 'extend', label: texts.settle.extend(dueOf({ ...loan, extended: true }, settings)) },
      ]}
      onChange={onChange}
    />
  )
}
