import { useEffect } from 'react'
import type { SealedChoiceProps } from '../../../../table/standard/standard-game'
import type { LossesByPower } from '../../model/battle'
import { losing } from '../../rules/battles'
import { USUAL, usualLosses } from '../../rules/losses'
import { useKeys } from '../asking/words'
import { lossCount, LossSteps } from './LossSteps'
import { useTable } from '../../../../table/hook'
import type { State } from '../../model/state'

/** Returns whether a secret choice contains losses by power. Only the component `Propose` creates such choices. */
const isLosses = (choice: unknown): choice is LossesByPower => typeof choice === 'object' && choice !== null

/** Component in which one owner secretly proposes the losses of all owners (R61). The inputs start with the losses in the default order. */
export function Propose({ choice, onChange }: SealedChoiceProps) {
  const keys = useKeys()
  const due = losing(useTable((open) => open.state) as State)
  const isChosen = isLosses(choice)
  const usual = due && usualLosses(due.forces, due.stage, due.hits, USUAL.defend)
  useEffect(() => {
    if (!isChosen && usual !== undefined) onChange(usual)
    // Set the suggested losses once whenever no choice exists.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChosen])
  if (due === undefined || usual === undefined) return
  const losses = isChosen ? choice : usual
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="note">
        {keys.total(lossCount(losses), due.hits)}
      </p>
      <LossSteps forces={due.forces} stage={due.stage} losses={losses} onChange={onChange} />
    </div>
  )
}
