import type { HouseId } from '../../box/box'
import { barrels } from '../../model/control'
import { barrelViews } from '../../views/views'
import { useSpeech } from '../speech'
import { useGameState } from './play'

/** Number of barrels of a house, with the areas that have them, e.g. "3 barrels: Winterfell and The Reach 2". */
export function Barrels({ house }: { house: HouseId }) {
  const { names, list } = useSpeech()
  const state = useGameState()
  const counted = barrelViews(state, house).map(({ area, barrels: found }) =>
    found === 1 ? names.area(state, area) : `${names.area(state, area)} ${found}`,
  )
  const sum = names.count.barrels(barrels(state, house))
  return counted.length === 0 ? sum : `${sum}: ${list(counted)}`
}
