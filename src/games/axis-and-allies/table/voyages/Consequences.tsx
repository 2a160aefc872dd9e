import type { State } from '../../model/state'
import type { Question as Odds } from '../../odds/odds'
import { oddsQuestionAt } from '../../views/odds-at'
import { OddsLine } from '../questions/odds'
import { Follows } from './Follows'
import { afterMoves, type Outcome } from './march'

interface ConsequencesProps {
  readonly state: State
  readonly outcomes: readonly Outcome[]
  readonly to: string
  readonly isRaid: boolean
}

/** Component that lists the effects of moves, with the odds of the resulting battle. */
export function Consequences({ state, outcomes, to, isRaid }: ConsequencesProps) {
  const target = isRaid ? undefined : oddsOf(state, outcomes, to)
  return (
    <>
      <Follows outcomes={outcomes} at={to} />
      {target !== undefined && <OddsLine question={target} />}
    </>
  )
}

/** Returns the odds of the battle that begins in a space after the given moves. */
const oddsOf = (state: State, outcomes: readonly Outcome[], to: string): Odds | undefined => {
  if (state.phase !== 3 || !outcomes.some(({ battle }) => battle)) return undefined
  return oddsQuestionAt(afterMoves(state, outcomes), to)
}
