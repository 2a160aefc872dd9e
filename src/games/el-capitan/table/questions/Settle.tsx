import { Button } from '../../../../ui/Button'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import { Options } from '../../../../table/question/Options'
import { accepted, refusedByReferee, type Refusal, type Result } from '../../../../referee'
import type { Colour } from '../../box/board'
import type { Choice, OwnMove } from '../../model/moves'
import { NOTHING_WAIVED, type Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { deciderOf } from '../../rules/after-payday'
import { forcedMixes, settle, type Settled } from '../../rules/loans'
import { CashChecks } from '../parts/CashChecks'
import { DueLoans, FreshLoan, type Outlook } from './LoanCards'
import { isDecidedBeside, supposed } from './loan-choices'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'

/** The florins that a refused settlement lacks. */
const missingIn = ({ params: { florins = 0, has = 0, missing = 0 } }: Refusal<Code>): number =>
  Number(florins) - Number(has) + Number(missing)

/** R41, R42: what is left after a settlement, and who decides the start once nobody else has to settle. */
const outlookOf = (state: State, by: Colour, { money, loans, check }: Settled, names: Readonly<Record<Colour, string>>): Outlook => {
  const after = { ...state, money: { ...state.money, [by]: money }, loans: { ...state.loans, [by]: loans } }
  const decider = state.settling.length === 1 ? deciderOf(after, state.turns.order) : undefined
  return { money, check, decider: decider && names[decider] }
}

/** Each fresh loan is repaid or extended, both amounts in sight; whatever can be chosen is legal together with the rest. */
export function Settle({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const { draft, become, back } = useAnswering(question, choosing(state, { ...question, roles: [by] }))
  const {
    settings,
    phase: payday,
    settling,
    turns: { order },
  } = state
  const loans = state.loans[by] ?? []
  const money = state.money[by] ?? 0
  const trySettle = (choices: readonly Choice[], taken: readonly number[]) =>
    settle({ payday, money, loans, settings }, choices, taken, NOTHING_WAIVED)
  const none = supposed(loans, [])
  const mixes = forcedMixes((taken) => trySettle(none, taken).ok)
  const isShort = mixes.every((mix) => mix.length > 0)
  const forced = mixes.length === 1 ? (mixes[0] ?? []) : (draft.forced ?? [])
  const isForced = !isShort || mixes.length === 1 || draft.forced !== undefined
  /** Counts the florins missing to repay a loan now, the choices for all others kept. */
  const shortFor = (at: number, among: readonly Choice[]): number => {
    const decision = trySettle(among.with(at, 'repay'), forced)
    return decision.ok ? 0 : missingIn(decision.refusal)
  }
  // A loan that cannot be repaid even if all others are extended is extended: nothing is left to choose.
  const said = loans.map(({ extended }, at): Choice | null =>
    !extended && isForced && shortFor(at, none) > 0 ? 'extend' : (draft.said?.[at] ?? null),
  )
  const choices = supposed(loans, said)
  const open = loans.findIndex(({ extended }, at) => !extended && (said[at] ?? null) === null)
  const settled = trySettle(choices, forced)
  const move: OwnMove = { do: 'settle', by, choices, ...(forced.length > 0 && { forced }) }
  const isWhole = open < 0 && isForced && settled.ok
  const missing = open < 0 || !isForced ? texts.settle.chooseForced : texts.settle.choose(loans[open]?.face ?? 10)
  const say = (list: readonly (Choice | null)[]) => become({ said: list, ...(draft.forced && { forced: draft.forced }) })
  const fresh = loans.filter(({ extended }) => !extended).length
  const due = loans.filter(({ extended }) => extended)
  const isLast = settling.length === 1
  const lacking = trySettle(choices, [])
  return (
    <Asked
      question={question}
      back={back}
      choosing
      compact
      above={<Head isCompact />}
      note={`${texts.settle.inHand(money)}${isLast && order.length > 1 ? ` ${texts.settle.last}` : ''}`}
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
      {isShort && (
        <NewLoans
          mixes={mixes}
          short={lacking.ok ? 0 : Number(lacking.refusal.params?.missing ?? 0)}
          settled={(mix) => trySettle(none, mix)}
          value={isForced ? forced : undefined}
          // Other new loans leave other money: the fresh loans to be repaid are chosen anew.
          onChange={(mix) => become({ forced: mix, said: (draft.said ?? []).map((one) => (one === 'repay' ? null : one)) })}
        />
      )}
      {due.length > 0 && !isShort && <DueLoans loans={due} settings={settings} money={money} />}
      {loans.map(
        (loan, at) =>
          !loan.extended && (
            <FreshLoan
              key={at}
              loan={loan}
              payday={payday + 1}
              settings={settings}
              choice={said[at] ?? undefined}
              isOnly={fresh === 1}
              short={said[at] === 'repay' ? 0 : shortFor(at, choices)}
              outlook={(choice) => {
                const after = trySettle(choices.with(at, choice), forced)
                if (!after.ok) return undefined
                return isDecidedBeside(loans, said, at) ? outlookOf(state, by, after.value, texts.colours) : { money: after.value.money }
              }}
              onChange={(choice) => say(loans.map((_, k) => (k === at ? choice : (draft.said?.[k] ?? null))))}
            />
          ),
      )}
      <CashChecks state={state} of={order.filter((colour) => colour !== by && !settling.includes(colour))} />
    </Asked>
  )
}

interface NewLoansProps {
  readonly mixes: readonly (readonly number[])[]
  /** Florins that are missing for the extended loans. */
  readonly short: number
  /** A settlement with them. */
  readonly settled: (mix: readonly number[]) => Result<Settled, Code>
  readonly value: readonly number[] | undefined
  readonly onChange: (mix: readonly number[]) => void
}

/** The new loans that cover the extended ones (A8). */
function NewLoans({ mixes, short, settled, value, onChange }: NewLoansProps) {
  const { settle: texts } = useNamedTexts()
  if (mixes.length === 0) return undefined
  return (
    <Options
      label={texts.forced(short)}
      options={mixes.map((mix) => {
        const count = (face: number) => mix.filter((one) => one === face).length
        const after = settled(mix)
        return {
          value: mix.join(' '),
          title: texts.borrow(count(10), count(16)),
          ...(after.ok && { note: texts.leaves(after.value.money) }),
        }
      })}
      value={value?.join(' ')}
      onChange={(mix) => onChange(mix.split(' ').map(Number))}
    />
  )
}
