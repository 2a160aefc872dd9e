import { AreaChoice } from '../board/AreaChoice'
import { Amount } from '../question/Amount'
import { DiceFaces } from '../question/entry/DiceFaces'
import { Pay, wayOf } from '../question/entry/Pay'
import { Options } from '../question/Options'
import { usePlainTexts } from './context'
import type { Part } from './parts'
import type { PlainAnswer } from './plain-game'
import { usePlainWords } from './words'

export interface PartChoiceProps {
  /** The question. */
  readonly label: string
  readonly part: Part
  /** What has been chosen so far. */
  readonly draft: PlainAnswer
  readonly onChange: (draft: PlainAnswer) => void
}

/** One part of an answer, chosen as such parts are chosen in every game. */
export function PartChoice({ label, part: { part, before, steps }, draft, onChange }: PartChoiceProps) {
  const { words } = usePlainWords()
  const nameOf = usePartName()
  const put = (step: PlainAnswer) => onChange({ ...before, ...step })
  const chosen = steps.findIndex((step) => step[part] === draft[part])
  const list = (
    <Options
      label={label}
      labelHidden
      options={steps.map((step, at) => ({ value: `${at}`, title: nameOf(step) }))}
      value={chosen < 0 ? undefined : `${chosen}`}
      onChange={(at) => put(steps[Number(at)] ?? {})}
    />
  )
  if (part === 'area') {
    const legal = steps.flatMap(({ area }) => (area === undefined ? [] : [area]))
    return (
      <AreaChoice
        legal={legal}
        chosen={draft.area}
        onChoose={(area) => put({ area })}
        objection={(area) => (legal.includes(area) ? undefined : words.notHere)}
        list={list}
      />
    )
  }
  if (part === 'payment') {
    const ways = steps.flatMap(({ payment }) => (payment === undefined ? [] : [payment]))
    const [usual = {}] = ways
    const pay = (payment: NonNullable<PlainAnswer['payment']>) => put({ payment: wayOf(ways, payment) ?? payment })
    const name = (tender: string) => nameOf({ payment: { [tender]: 1 } })
    return <Pay label={label} ways={ways} nameOf={name} payment={draft.payment ?? usual} onChange={pay} />
  }
  if (part === 'faces') {
    const all = steps.map(({ faces = [] }) => faces)
    const roll = { count: all[0]?.length ?? 1, sides: Math.max(...all.flat()) }
    return <DiceFaces label={label} roll={roll} faces={draft.faces ?? []} onChange={(faces) => put({ faces })} />
  }
  if (part === 'amount' && steps.every(({ amount }, at) => amount === at) && steps.length <= PAD)
    return <Amount label={label} unit={label} max={steps.length - 1} amount={draft.amount} onChange={(amount) => put({ amount })} />
  return list
}

/** How many keys the pad of numbers has. */
const PAD = 21

/** Names what an answer grows by. A hook: in the language of the page. */
export function usePartName(): (step: PlainAnswer) => string {
  const { areas, things, options = {} } = usePlainTexts()
  const { words } = usePlainWords()
  return ({ area, payment, amount, yes, option }) => {
    if (payment !== undefined)
      return Object.entries(payment)
        .map(([tender, times]) => (times === 1 ? (things[tender] ?? tender) : `${things[tender] ?? tender}: ${times}`))
        .join(', ')
    if (area !== undefined) return areas[area] ?? area
    if (option !== undefined) return options[option] ?? option
    return yes === undefined ? `${amount}` : yes ? words.yes : words.no
  }
}
