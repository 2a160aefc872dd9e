import type { Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import { miscounts, type Miscount } from '../../model/count'
import type { Change } from '../../model/moves'
import { NO_PIECES } from '../../model/pieces'
import type { City, Pieces, State } from '../../model/state'
import { fields } from '../../fields/index'

type CityChange = Extract<Change, { readonly set: 'city' }>

/** Number of pieces that a colour has in a city, on the track and on the city picture. */
const piecesIn = ({ row, shut, fortresses }: City, colour: Colour) => {
  const among = (owners: readonly (Colour | null)[]) => owners.filter((owner) => owner === colour).length
  return { warehouses: among(row) + among(shut), fortresses: among(fortresses) }
}

/** Name of the number of pieces in `Pieces` for a kind of piece and its colour. */
const supplyOf = (piece: Miscount['piece'], isNeutral: boolean): keyof Pieces =>
  piece === 'fortresses' ? 'fortresses' : isNeutral ? 'neutral' : 'main'

/**
 * Returns the correction of a city, and the corrections of the supplies of its players: a piece added to the city comes from the supply of
 * its owner, and a removed piece goes back. A supply stays unchanged if the number of pieces is already right, or would still be wrong.
 */
export const withSupplies = (state: State, change: CityChange): readonly Change[] => {
  if (!state.settings.turnsTold) return [change]
  const after = fields.apply(state, [change])
  const before = cityOf(state, change.city)
  const supplies = state.players.flatMap(({ colour, neutral }): readonly Change[] => {
    const wrong = miscounts(after).filter((one) => one.colour === colour || one.colour === neutral)
    const left = wrong.reduce<Pieces>((supply, one) => {
      const added = piecesIn(change, one.colour)[one.piece] - piecesIn(before, one.colour)[one.piece]
      const what = supplyOf(one.piece, one.colour === neutral)
      const isRight = added === one.there - one.due && supply[what] >= added
      return isRight ? { ...supply, [what]: supply[what] - added } : supply
    }, state.left[colour] ?? NO_PIECES)
    return left === (state.left[colour] ?? NO_PIECES) ? [] : [{ set: 'left', colour, ...left }]
  })
  return [change, ...supplies]
}
