import type { Outcome, State } from '../../model/state'
import type { standing as english } from '../en/standing'
import { playerOf } from '../sentences/lookup'
import { counted } from './nouns'
import { names } from './names'

const { house } = names

/** Returns the Czech name of a winner with the name of the player: "rod Tyrell (Tom)". */
export const winnerName = (state: State, id: Outcome['winners'][number]): string => {
  const player = playerOf(state, id)
  return player === undefined ? house.nom(id) : `${house.nom(id)} (${player})`
}

const sharing: Readonly<Record<number, string>> = { 2: 'dva rody', 3: 'tři rody', 4: 'čtyři rody', 5: 'pět rodů' }

/** Short Czech texts about the status of a game. */
export const standing = {
  /** Returns the title with the winner of the game. */
  title: (state: State): string => {
    const winners = state.outcome?.winners ?? []
    const [winner] = winners
    if (winner === undefined) return 'Hra skončila'
    if (winners.length > 1) return `O vítězství se dělí ${sharing[winners.length] ?? counted(winners.length, 'house')}`
    return `Vítězí ${winnerName(state, winner)}`
  },
  castleAreas: 'Města a opevnění',
  /** Note for the players while they set up the board. */
  layOut: 'Odškrtni, co už leží. Oprav, co je na vašich kartách vytištěno jinak.',
} satisfies typeof english
