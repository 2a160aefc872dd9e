import { useTable } from '../../../table/hook'
import { Question } from '../../../ui/Screen'
import type { State } from '../model/state'
import { useTexts } from './parts/words'
import { Powers } from './Powers'

/** How it ended: the side that has won, its cities, and every power. */
export function End() {
  const texts = useTexts()
  const state = useTable((open) => open.state) as State
  const { result } = state
  if (result === undefined) return
  return (
    <>
      <Question>{texts.wins(result.side)}</Question>
      <p className="note">{texts.cities(result.count.axis, result.count.allies)}</p>
      <Powers />
    </>
  )
}
