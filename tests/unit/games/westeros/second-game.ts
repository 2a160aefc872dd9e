// Helpers that begin a game of the second edition with six houses.
import type { AreaId, HouseId } from '../../../../src/games/westeros/box/box'
import type { Change } from '../../../../src/games/westeros/model/moves'
import type { Preset, Resumable, State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { begin } from '../../../../src/games/westeros/rules/setup'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import { secondSetupFor } from '../../../playout/westeros-second-edition'
import { accepted } from './opening'

/** Returns a game at a stage of its first round, after the players confirmed the set-up of the board. */
export const second = (changes: readonly Change[] = [], stage: Resumable = 'raids', preset: Preset = 'referee'): State => {
  const opening = begin({ ...secondSetupFor(6, preset, () => 0.5), changes: [...changes, { set: 'stage', at: stage }] })
  if (!opening.ok) throw new Error(`cannot begin: ${JSON.stringify(opening.refusal)}`)
  return accepted(opening.value.reduce<State | undefined>(evolve, undefined) as State, { do: 'ready' })
}

/** Returns the change that places footmen of a house in an area. */
export const placed = (house: HouseId, area: AreaId, footman = 1): Change => ({
  set: 'units',
  area,
  house,
  standing: units({ footman }),
})
