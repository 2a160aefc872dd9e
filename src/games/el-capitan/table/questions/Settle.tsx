import { Button } from '../../../../ui/Button'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import { accepted, refusedByReferee, type Refusal, type Result } from '../../../../referee'
import type { Colour } from '../../box/board'
import type { Choice } from '../../model/moves'
import type { OwnMove } from '../../rules/moves'
import { NOTHING_WAIVED, type Code } from '../../model/refusals'
import type { Loan, State } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { deciderOf } from '../../rules/after-payday'
import { forcedMixes, settle, type Settled } from '../../rules/loans'
import { CashChecks } from '../parts/CashChecks'
import { DueLoans, FreshLoan, type Outlook } from './LoanCards'
import { isDecidedBeside, supposed } from './loan-choices'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'

/** Decisions that the player can make for all new loans with one tap. */
const ALL_AT_ONCE: readonly Choice[] = ['repay', 'extend']

/** Returns the decisions if the player decides the same about all new loans. */
const allFresh = (loans: readonly Loan[], choice: Choice): readonly Choice[] =>
  supposed(
    loans,
    loans.map(() => choice),
  )

/** Returns how many florins the player lacks, from the refusal of a settlement. */
const missingIn = ({ params: { florins = 0, has = 0, missing = 0 } }: Refusal<Code>): number =>
  Number(florins) - Number(has) + Number(missing)

/**
 * R41, R42: returns the preview of a settlement: the money of the player and, if no other player has to settle, the player who names the
 * start player.
 */
const outlookOf = (state: State, by: Colour, { money, loans, check }: Settled, names: Readonly<Record<Colour, string>>): Outlook => {
  const after = { ...state, money: { ...state.money, [by]: money }, loans: { ...state.loans, [by]: loans } }
  const decider = state.settling.length === 1 ? deciderOf(after, state.turns.order) : undefined
  return { money, check, decider: decider && names[decider] }
}

/**
 * Component that asks whether the player repays or extends each new loan. Shows both amounts, and offers only decisions that are legal
 * together with the other decisions.
 */
export function Settle({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const { draft, setDraft, back } = useAnswering(question, choosing(state, { ...question, roles: [by] }))
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
  /** Returns the number of florins that the player lacks to repay one loan now, if the decisions about the other loans stay as they are. */
  const shortFor = (at: number, among: readonly Choice[]): number => {
    const decision = trySettle(among.with(at, 'repay'), forced)
    return decision.ok ? 0 : missingIn(decision.refusal)
  }
  // Select "extend" for a loan that the player cannot repay even if all other loans are extended.
  const picked = loans.map(({ extended }, at): Choice | null =>
    !extended && isForced && shortFor(at, none) > 0 ? 'extend' : (draft.said?.[at] ?? null),
  )
  const choices = supposed(loans, picked)
  const open = loans.findIndex(({ extended }, at) => !extended && (picked[at] ?? null) === null)
  const result = trySettle(choices, forced)
  const move: OwnMove = { do: 'settle', by, choices, ...(forced.length > 0 && { forced }) }
  const isWhole = open < 0 && isForced && result.ok
  const missing = open < 0 || !isForced ? texts.settle.chooseForced : texts.settle.choose(loans[open]?.face ?? 10)
  const say = (list: readonly (Choice | null)[]) => setDraft({ said: list, ...(draft.forced && { forced: draft.forced }) })
  const fresh = loans.filter(({ extended }) => !extended).length
  const due = loans.filter(({ extended }) => extended)
  const isLast = settling.length === 1
  const lacking = trySettle(choices, [])
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      above={<Head isCompact />}
      note={`${texts.settle.inHand(money)}${isLast && order.length > 1 ? ` ${texts.settle.last}` : ''}`}
      finish={{
        label: result.ok ? texts.settle.done(result.value.money, result.value.check) : texts.settle.not,
        answer: isWhole ? accepted(move) : refusedByReferee('MALFORMED'),
        missing,
      }}
      more={
        fresh > 1 &&
        open >= 0 && (
          <AllAtOnce
            offered={ALL_AT_ONCE.filter((one) => one === 'extend' || (isForced && trySettle(allFresh(loans, one), forced).ok))}
            onChoose={(choice) => say(loans.map(({ extended }) => (extended ? null : choice)))}
          />
        )
      }
    >
      {isShort && (
        <NewLoans
          mixes={mixes}
          short={lacking.ok ? 0 : Number(lacking.refusal.params?.missing ?? 0)}
          resultOf={(mix) => trySettle(none, mix)}
          value={isForced ? forced : undefined}
          // Clear decisions to repay a loan if the user chooses another combination of new loans, because the player's money then changes.
          onChange={(mix) => setDraft({ forced: mix, said: (draft.said ?? []).map((one) => (one === 'repay' ? null : one)) })}
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
              choice={picked[at] ?? undefined}
              isOnly={fresh === 1}
              short={picked[at] === 'repay' ? 0 : shortFor(at, choices)}
              outlook={(choice) => {
                const after = trySettle(choices.with(at, choice), forced)
                if (!after.ok) return undefined
                return isDecidedBeside(loans, picked, at) ? outlookOf(state, by, after.value, texts.colours) : { money: after.value.money }
              }}
              onChange={(choice) => say(loans.map((_, k) => (k === at ? choice : (draft.said?.[k] ?? null))))}
            />
          ),
      )}
      <CashChecks state={state} of={order.filter((colour) => colour !== by && !settling.includes(colour))} />
    </QuestionFrame>
  )
}

interface AllAtOnceProps {
  readonly offered: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
}

/** Buttons that repay or extend all new loans with one tap. */
function AllAtOnce({ offered, onChoose }: AllAtOnceProps) {
  const { settle: texts } = useNamedTexts()
  return offered.map((choice) => (
    <Button key={choice} kind="quiet" onClick={() => onChoose(choice)}>
      {choice === 'repay' ? texts.repayAll : texts.extendAll}
    </Button>
  ))
}

interface NewLoansProps {
  readonly mixes: readonly (readonly number[])[]
  /** Number of florins that the player lacks to repay the extended loans. */
  readonly short: number
  /** Returns the result of settling the loans with the given combination of new loans. */
  readonly resultOf: (mix: readonly number[]) => Result<Settled, Code>
  readonly value: readonly number[] | undefined
  readonly onChange: (mix: readonly number[]) => void
}

/** Component with the combinations of new loans that pay for the extended loans (A8). */
function NewLoans({ mixes, short, resultOf, value, onChange }: NewLoansProps) {
  const { settle: texts } = useNamedTexts()
  if (mixes.length === 0) return undefined
  return (
    <Options
      label={texts.forced(short)}
      options={mixes.map((mix) => {
        const count = (face: number) => mix.filter((one) => one === face).length
        const after = resultOf(mix)
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
