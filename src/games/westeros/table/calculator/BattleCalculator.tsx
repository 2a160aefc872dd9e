import { useState, type ReactNode } from 'react'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { calculate, type Calculation } from '../../rules/calculator'
import { SIDES, type Side, type State } from '../../state'
import { sentence } from '../../words/lookup'
import { useSpeech } from '../speech'
import { Balance, Verdict } from './Balance'
import { ForceEntry } from './ForceEntry'
import { asEngagement, enteredFrom, nothingEntered, type BothSides } from './forces'

export interface BattleCalculatorProps {
  readonly state: State
  /** What can be done with the result: a table that does not track units tells its battle. */
  readonly after?: (sides: BothSides, calculation: Calculation) => ReactNode
}

/** Counts a battle of any two forces; nothing happens by it. It begins with the open battle, if there is one. */
export function BattleCalculator({ state, after }: BattleCalculatorProps) {
  const { words, names } = useSpeech()
  const [sides, setSides] = useState<BothSides>(() =>
    state.battle === undefined ? nothingEntered(state) : enteredFrom(state, state.battle),
  )
  const [shown, setShown] = useState<Side>('attacker')
  const houses = { attacker: sides.attacker.house, defender: sides.defender.house }
  const calculation = calculate(state, asEngagement(sides))
  const { attacker, defender, result } = calculation
  return (
    <>
      <div className="in-sight">
        {houses.attacker === houses.defender ? (
          <p className="note text-warn">{words.calculator.sameHouse}</p>
        ) : (
          <Verdict houses={houses} calculation={calculation} />
        )}
      </div>
      <SegmentedChoice
        label={words.calculator.question}
        labelHidden
        options={SIDES.map((side) => ({ value: side, label: sentence(names.side[side]) }))}
        value={shown}
        onChange={setShown}
      />
      <ForceEntry
        key={shown}
        state={state}
        side={shown}
        force={sides[shown]}
        onChange={(force) => setSides((before) => ({ ...before, [shown]: force }))}
      />
      <section className="card part" aria-label={words.calculator.result}>
        <Balance
          state={state}
          houses={houses}
          addends={{ attacker: attacker.addends, defender: defender.addends }}
          totals={{ attacker: result.attacker, defender: result.defender }}
        />
      </section>
      {houses.attacker !== houses.defender && after?.(sides, calculation)}
    </>
  )
}
