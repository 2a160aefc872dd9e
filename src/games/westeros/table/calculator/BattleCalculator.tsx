import { useState, type ReactNode } from 'react'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { calculate, type Calculation } from '../../rules/calculator'
import type { State } from '../../state'
import { useSpeech } from '../speech'
import { Balance } from './Balance'
import { PartEntry, PARTS, type Part } from './ForceEntry'
import { asEngagement, enteredFrom, namedCards, nothingEntered, type BothSides } from './forces'
import { Verdict } from './Verdict'

export interface NextPart {
  readonly part: Part
  readonly go: () => void
}

export interface BattleCalculatorProps {
  readonly state: State
  /** The battle is fought now: only House cards in hand can be played. */
  readonly inEarnest?: boolean
  /**
   * What can be done with the result: a table that does not track units tells its battle.
   * @param next the part after the one that is shown; undefined at the last
   */
  readonly after?: (sides: BothSides, calculation: Calculation, next: NextPart | undefined) => ReactNode
}

/** Counts a battle of any two forces, part by part; nothing happens by it. It begins with the open battle, if there is one. */
export function BattleCalculator({ state, inEarnest = false, after }: BattleCalculatorProps) {
  const { words } = useSpeech()
  const text = words.calculator
  const [sides, setSides] = useState<BothSides>(() =>
    state.battle === undefined ? nothingEntered(state) : enteredFrom(state, state.battle),
  )
  const [part, show] = useState<Part>('units')
  const engagement = asEngagement(sides)
  const calculation = calculate(state, engagement)
  const next = PARTS[PARTS.indexOf(part) + 1]
  return (
    <>
      <section className="battle in-sight" aria-label={text.result}>
        <Balance state={state} engagement={engagement} cards={namedCards(sides)} />
      </section>
      <SegmentedChoice
        label={text.part}
        labelHidden
        options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        value={part}
        onChange={show}
      />
      <PartEntry state={state} part={part} sides={sides} inEarnest={inEarnest} onChange={setSides} />
      <div role="status">
        {sides.attacker.house === sides.defender.house ? (
          <p className="note text-warn">{text.sameHouse}</p>
        ) : (
          <Verdict engagement={engagement} result={calculation.result} />
        )}
      </div>
      {after?.(sides, calculation, next === undefined ? undefined : { part: next, go: () => show(next) })}
    </>
  )
}
