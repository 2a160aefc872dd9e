import { leftOver, miscounts } from '../../model/count'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { fields } from '../../fields/index'

/**
 * Returns the correction of a city, and the corrections of the supplies of its players: a piece added to the city comes from the supply of
 * its owner, and a removed piece goes back. A supply stays unchanged if the player's pieces were miscounted before, or still would be.
 */
export const withSupplies = (state: State, change: Extract<Change, { readonly set: 'city' }>): readonly Change[] => {
  if (!state.settings.turnsTold) return [change]
  const after = fields.apply(state, [change])
  const supplies = state.players.flatMap(({ colour, neutral }): readonly Change[] => {
    const isWrong = (at: State) => miscounts(at).some((one) => one.colour === colour || one.colour === neutral)
    const left = leftOver(after)[colour]
    if (left === undefined || isWrong(state) || !isWrong(after)) return []
    const supply: Change = { set: 'left', colour, ...left }
    return isWrong(fields.apply(after, [supply])) ? [] : [supply]
  })
  return [change, ...supplies]
}
