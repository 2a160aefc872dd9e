import { useState } from 'react'
import type { CityId } from '../../box/board'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { kindsOf } from '../parts/CityKeys'
import { useReadingTexts } from '../parts/words/reading'
import { CityNumbers, type CityMode } from '../parts/CityNumbers'

export interface CityNumbersEditorProps {
  readonly state: State
  readonly city: CityId
  readonly set: (change: Change) => void
}

/**
 * Component that corrects the board numbers of a city, on the form with which the players read the city off the board. The kinds of the
 * sites can be corrected only if the players have reported them: before that, the app asks for all kinds of the city at once.
 */
export function CityNumbersEditor({ state, city, set }: CityNumbersEditorProps) {
  const [mode, setMode] = useState<CityMode>('numbers')
  const { pastPaydays } = useReadingTexts()
  const isRead = kindsOf(city).some(({ id }) => Object.hasOwn(state.numbers, id))
  return (
    <div className="grid gap-2">
      {(state.phase > 1 || state.stage === 'over') && <p className="note">{pastPaydays}</p>}
      <CityNumbers
        city={city}
        known={state.numbers}
        mode={mode}
        onMode={isRead ? setMode : undefined}
        // A correction replaces a number, so an erased number stays until the user types another one.
        onChange={(point, value) => value !== undefined && set({ set: 'number', point, value })}
      />
    </div>
  )
}
