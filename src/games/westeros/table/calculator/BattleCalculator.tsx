import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { calculate } from '../../rules/calculator'
import type { State } from '../../model/state'
import { useAllSpeech } from '../speech'
import { Balance } from './Balance'
import { PartEntry, PARTS, type Part } from './ForceEntry'
import { asEngagement, enteredFrom, namedCards, nothingEntered, type BothSides } from './forces'
import { Verdict } from './Verdict'

export interface BattleCalculatorProps {
  readonly state: State
  /**
   * If given, the players report a battle that was really fought: they enter its sections in order, can choose only House cards in hand,
   * and submit the battle at the end. If omitted, the calculator submits nothing.
   */
  readonly inEarnest?: {
    /** Label of the submit button: "Save the battle". */
    readonly label: string
    readonly tell: (sides: BothSides) => void
  }
}

/** Calculates a battle between any two forces, without any effect on the game. Starts with the open battle, if one exists. */
export function BattleCalculator({ state, inEarnest }: BattleCalculatorProps) {
  const { words, say } = useAllSpeech()
  const text = words.calculator
  const [sides, setSides] = useState<BothSides>(() =>
    state.battle === undefined ? nothingEntered(state) : enteredFrom(state, state.battle),
  )
  const [part, show] = useState<Part>('units')
  const engagement = asEngagement(sides)
  const { result } = calculate(state, engagement)
  const same = sides.attacker.house === sides.defender.house
  const next = PARTS[PARTS.indexOf(part) + 1]
  return (
    <>
      <section className="battle in-sight calculated" aria-label={text.result}>
        <Balance state={state} engagement={engagement} cards={namedCards(sides)} />
      </section>
      <SegmentedChoice
        label={text.part}
        labelHidden
        size="s"
        options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        value={part}
        onChange={show}
      />
      <PartEntry state={state} part={part} sides={sides} inEarnest={inEarnest !== undefined} onChange={setSides} />
      <div role="status">
        {same ? <p className="note text-warn">{text.sameHouse}</p> : <Verdict engagement={engagement} result={result} />}
      </div>
      {inEarnest !== undefined && (
        <div className="sticky -bottom-3.5 z-1 -mx-4 mt-0 -mb-3.5 px-4 pt-2 pb-3.5 bg-surface">
          {next === undefined ? (
            <Button kind="do" notYet={same ? text.sameHouse : undefined} onClick={() => inEarnest.tell(sides)}>
              {inEarnest.label}
            </Button>
          ) : (
            <Button kind="do" onClick={() => show(next)}>
              {say(text.next, { part: text.parts[next] })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
