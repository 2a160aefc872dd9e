import type { State } from '../../model/state'
import { playerOf } from '../sentences/lookup'
import { inWords } from './nouns'
import { names } from './names'

const { house } = names

/** Short English texts about the status of a game. */
export const standing = {
  /** Returns the title with the winner of the game. */
  title: (state: State): string => {
    const winners = state.outcome?.winners ?? []
    const [winner] = winners
    if (winner === undefined) return 'The game is over'
    if (winners.length > 1) return `${inWords(winners.length).replace(/^./, (first) => first.toUpperCase())} houses share the victory`
    const player = playerOf(state, winner)
    return player === undefined ? `${house.nom(winner)} wins` : `${player} wins for ${house.plain(winner)}`
  },
  castleAreas: 'Castles and strongholds',
  /** Note for the players while they set up the board. */
  layOut: 'Tick what is in place. Correct what your cards print differently.',
}
