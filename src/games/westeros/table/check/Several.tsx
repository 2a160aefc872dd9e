import { Button } from '../../../../ui/Button'
import * as icons from '../icons'
import type { AreaId } from '../../box/box'
import type { State } from '../../model/state'
import { useSpeech } from '../speech'
import { HouseChips, type SetTogether } from './AreaSteps'
import { holding, standUp } from './hold'
import { useCheckWords } from './words'

export interface SeveralProps {
  /** The position with all differences so far. */
  readonly state: State
  readonly chosen: readonly AreaId[]
  readonly put: SetTogether
  /** They all agree with the board as they are. */
  readonly onAgree: () => void
}

/** What can be done with several areas at once: they are a house's, or nobody's; their routed units stand up; they agree. */
export function Several({ state, chosen, put, onAgree }: SeveralProps) {
  const { words: check, count } = useCheckWords()
  const { names } = useSpeech()
  const risen = chosen.flatMap((area) => standUp(state, area))
  return (
    <>
      <p className="label">{count(check.chosen, chosen.length)}</p>
      <HouseChips
        label={check.whose}
        houses={state.playing}
        empty={state.tracking.units ? check.empty : names.nobody}
        onChoose={(house) => put(chosen.flatMap((area) => holding(state, area, house)))}
      />
      <div className="flex flex-wrap justify-center gap-2">
        {risen.length > 0 && (
          <Button kind="quiet" icon={icons.up} onClick={() => put(risen)}>
            {check.standUp}
          </Button>
        )}
        <Button kind="quiet" icon={icons.check} onClick={onAgree}>
          {check.tickAll}
        </Button>
      </div>
    </>
  )
}
