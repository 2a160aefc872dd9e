import type { Place } from '../box/box'
import type { OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { decideOwn } from '../rules/decide'
import { undecided, waitsIn } from '../rules/strategic-phase'
import { evolve } from '../transaction/evolve'

const nextMove = (state: State): OwnMove | undefined => {
  const waits = waitsIn(state)
  if (waits?.for === undefined) return undefined
  if (waits.what === 'take') return { do: 'take', by: waits.for, places: [] }
  const [player] = undecided(state)
  return waits.what === 'name' && player !== undefined ? { do: 'name', by: waits.for, player } : undefined
}

/**
 * Returns the moves with which all players who still have to decide at a location of the strategic phase take back no Mafioso (R26–R28).
 * Includes the moves with which the holder of the Mayor names them. Returns an empty list if the location is not open.
 */
export const leaveAll = (state: State, at: Place): readonly OwnMove[] => {
  const move = state.strategy?.at === at ? nextMove(state) : undefined
  const events = move && decideOwn(state, move)
  if (move === undefined || events?.ok !== true) return []
  return [move, ...leaveAll(events.value.reduce<State>(evolve, state), at)]
}

/**
 * Returns moves that open a location of the strategic phase, together with the moves with which all players leave their Mafiosi there.
 * Returns an empty list if a move is illegal.
 * @param opening moves of the holder of the Mayor; the last of them opens the location `at`
 */
export const openAndLeaveAll = (state: State, opening: readonly OwnMove[], at: Place): readonly OwnMove[] => {
  let opened = state
  for (const move of opening) {
    const events = decideOwn(opened, move)
    if (!events.ok) return []
    opened = events.value.reduce<State>(evolve, opened)
  }
  return [...opening, ...leaveAll(opened, at)]
}
