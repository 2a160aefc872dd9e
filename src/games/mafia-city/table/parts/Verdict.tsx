import type { Colour, Place } from '../../box/box'
import type { Stack as Lying, State } from '../../model/state'
import { coloursOf } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { Plate } from './Plate'
import { nameOf } from './position'
import { Stack } from './Stack'
import { useTexts, type Texts } from './words'

export interface VerdictProps {
  readonly state: State
  readonly at: Place
  /** Colours of the Mafiosi from bottom to top. */
  readonly stack: Lying
  /** Players who played a Secret Deal that was not cancelled, one element per card. */
  readonly deals: readonly Colour[]
}

/** Returns one sentence that explains which player controls a location, with the counts. */
export const whyOf = (state: State, texts: Texts, { at, stack, deals }: Omit<VerdictProps, 'state'>): string => {
  const { counts, controller, why, leaders } = controlOf(state, at, stack, deals)
  const figures = coloursOf(state)
    .flatMap((colour) => counts[colour] ?? [])
    .toSorted((a, b) => b - a)
  const shown = leaders.length > 1 ? figures.slice(0, leaders.length) : figures
  const leader = controller === undefined ? '' : nameOf(state, texts.colours, controller)
  const others = leaders.filter((colour) => colour !== controller)
  const isPresent = why === 'lower' && others.every((colour) => !stack.includes(colour))
  const isAlone = why === 'most' && figures.length === 1 && controller !== undefined && stack.includes(controller)
  const absent = isPresent ? others.map((colour) => nameOf(state, texts.colours, colour)) : []
  return texts.why(
    isPresent ? 'present' : isAlone ? 'alone' : why,
    shown.join(' : '),
    leader,
    absent,
    leaders.map((colour) => nameOf(state, texts.colours, colour)),
  )
}

/** Component that shows the stack of a location with the counts, and the reason why a player controls the location. */
export function Verdict({ state, at, stack, deals }: VerdictProps) {
  const texts = useTexts()
  const { counts, controller } = controlOf(state, at, stack, deals)
  const there = coloursOf(state)
    .filter((colour) => counts[colour] !== undefined)
    .toSorted((a, b) => Number(b === controller) - Number(a === controller) || (counts[b] ?? 0) - (counts[a] ?? 0))
  return (
    <div className="control">
      {stack.length > 0 && <Stack stack={stack} big />}
      <div className="control-counts flex-1 min-w-0">
        <ul>
          {there.map((colour) => (
            <li key={colour}>
              <Plate role={colour} size={32} />
              {nameOf(state, texts.colours, colour)}
              <b>{counts[colour]}</b>
            </li>
          ))}
        </ul>
        <p className="note">{whyOf(state, texts, { at, stack, deals })}</p>
      </div>
    </div>
  )
}
