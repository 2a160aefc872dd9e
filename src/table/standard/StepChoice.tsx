import type { Prompt } from '../../referee'
import { AreaChoice } from '../board/AreaChoice'
import { useTable } from '../hook'
import { Amount } from '../question/Amount'
import { DiceFaces } from '../question/entry/DiceFaces'
import { Pay, wayOf } from '../question/entry/Pay'
import { Keypad } from '../question/Keypad'
import { Options } from '../question/Options'
import { useLanguage } from '../../ui/words'
import { StandardBadge } from './board'
import { useStandardGame, useStandardTexts } from './context'
import { numbersOf, type Fields, type Level } from './levels'
import type { StandardAnswer, StepName } from './standard-game'
import { useStandardWords } from './words'

export interface StepChoiceProps {
  readonly question: Prompt
  /** Question that this choice answers, as text. */
  readonly label: string
  readonly level: Level
  /** Unfinished answer, made of the choices so far. */
  readonly draft: Fields
  readonly onChange: (draft: Fields) => void
}

/** Component for one choice within an answer. The fields of the offered steps determine the input control. */
export function StepChoice({ question, label, level: { before, steps, taken }, draft, onChange }: StepChoiceProps) {
  const { words } = useStandardWords()
  const { board } = useStandardGame()
  const nameOf = useStepName(question)
  const put = (step: Fields) => onChange({ ...before, ...step })
  const parts: StandardAnswer = draft
  const offered: readonly StandardAnswer[] = steps
  const [first = {}] = offered
  if (first.payment !== undefined) {
    const payments = offered.flatMap(({ payment }) => (payment === undefined ? [] : [payment]))
    const pay = (payment: NonNullable<StandardAnswer['payment']>) => put({ payment: wayOf(payments, payment) ?? payment })
    const name = (tender: string) => nameOf({ payment: { [tender]: 1 } }, before).title
    return <Pay label={label} payments={payments} nameOf={name} payment={parts.payment ?? first.payment} onChange={pay} />
  }
  if (first.faces !== undefined) {
    const all = offered.map(({ faces = [] }) => faces)
    const roll = { count: all[0]?.length ?? 1, sides: Math.max(...all.flat()) }
    return <DiceFaces label={label} roll={roll} faces={parts.faces ?? []} onChange={(faces) => put({ faces })} />
  }
  const numbers = numbersOf(steps)
  const isPad = numbers !== undefined && first.amount !== undefined && numbers.length <= PAD && numbers.every((n, at) => n === at)
  if (numbers !== undefined && (isPad || numbers.length > ROWS)) {
    const chosen = taken === undefined ? undefined : numbers[steps.indexOf(taken)]
    const choose = (n: number | undefined) => put(n === undefined ? {} : (steps[numbers.indexOf(n)] ?? {}))
    return isPad ? (
      <Amount label={label} unit={label} max={numbers.length - 1} amount={chosen} onChange={choose} />
    ) : (
      <Keypad label={label} numbers={numbers} value={chosen} onChange={choose} />
    )
  }
  const options = steps.map((step, at) => {
    const { title, note, role } = nameOf(step, before)
    return { value: `${at}`, title, note, lead: role === undefined ? undefined : <StandardBadge role={role} size={36} /> }
  })
  const value = taken === undefined ? undefined : `${steps.indexOf(taken)}`
  const list = <Options label={label} labelHidden options={options} value={value} onChange={(at) => put(steps[Number(at)] ?? {})} />
  const isOnBoard = board?.drawing !== undefined && offered.every((step) => step.area !== undefined && Object.keys(step).length === 1)
  if (!isOnBoard) return list
  const legal = offered.flatMap(({ area }) => (area === undefined ? [] : [area]))
  return (
    <AreaChoice
      legal={legal}
      chosen={parts.area}
      onChoose={(area) => put({ area })}
      objection={(area) => (legal.includes(area) ? undefined : words.notHere)}
      list={list}
    />
  )
}

/** Maximum number of keys that the number pad shows. */
const PAD = 21
/** Maximum number of rows in a list of numbers. */
const ROWS = 12

/** Hook that returns a function. The function returns the label of a step of an answer in the current language. */
export function useStepName(question: Prompt): (step: Fields, before: Fields) => StepName {
  const game = useStandardGame()
  const { areas, things, roles, options = {} } = useStandardTexts()
  const { words } = useStandardWords()
  const language = useLanguage()
  const state = useTable((open) => open.state)
  return (step, before) => {
    const named = game.questions.step?.(step, { draft: before, question, state }, language)
    if (named !== undefined) return named
    const { area, payment, amount, yes, option }: StandardAnswer = step
    if (payment !== undefined)
      return {
        title: Object.entries(payment)
          .map(([tender, times]) => (times === 1 ? (things[tender] ?? tender) : `${things[tender] ?? tender}: ${times}`))
          .join(', '),
      }
    if (area !== undefined) return { title: areas[area] ?? area }
    if (option !== undefined) return { title: options[option] ?? option, ...(option in roles && { role: option }) }
    if (amount !== undefined) return { title: `${amount}` }
    return { title: yes === false ? words.no : words.yes }
  }
}
