import type { Progress, TurnSeat } from '../../../../table/game/game-now'
import type { Language } from '../../../../ui/words'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { NO_PIECES } from '../../model/pieces'
import { fortress, warehouse } from './icons'
import { textsIn, type Texts } from './words'

/**
 * Returns the warehouses and fortresses that a player has not placed yet. In a two-player game, the result includes the neutral warehouses.
 */
const piecesOf = ({ left, players }: State, role: Colour) => {
  const { main, neutral, fortresses } = left[role] ?? NO_PIECES
  return [
    { icon: warehouse, count: players.length === 2 ? `${main} · ${neutral}` : `${main}` },
    { icon: fortress, count: `${fortresses}` },
  ]
}

const wordsOf = ({ left, players }: State, role: Colour, { lie }: Texts): string => {
  const { main, neutral, fortresses } = left[role] ?? NO_PIECES
  return lie.left([lie.pieces(main, fortresses), ...(players.length === 2 ? [lie.neutral(neutral)] : [])].join(', '))
}

/**
 * Returns the players in the turn order of the phase, with their money, pieces and progress. Undefined before the first turn, at a payday,
 * and after the end of the game.
 */
export const turnOf = (state: State, language: Language): readonly TurnSeat<Colour>[] | undefined => {
  const { stage, turns, settling, settings, money, players } = state
  const { order, turn } = turns
  // The table of a payday already has a column for each player, so the row of players is omitted.
  if (stage === 'firstPlayer' || stage === 'payday' || stage === 'over') return undefined
  const seat = (role: Colour, progress?: Progress): TurnSeat<Colour> => {
    const value = money[role] ?? 0
    const neutral = players.find(({ colour }) => colour === role)?.neutral
    return {
      role,
      progress,
      ...(neutral && { second: neutral }),
      ...(settings.turnsTold && { counts: { of: piecesOf(state, role), words: wordsOf(state, role, textsIn(language)) } }),
      ...(followsMoney(settings) && { figure: { value, words: textsIn(language).florins(value) } }),
    }
  }
  if (stage === 'settle') {
    const [now] = settling
    return order.map((role) => seat(role, role === now ? 'here' : settling.includes(role) ? 'waits' : 'done'))
  }
  if (stage !== 'turns' || !settings.turnsTold || turn === undefined) return order.map((role) => seat(role))
  const at = order.indexOf(turn)
  return order.map((role, k) => seat(role, k < at ? 'done' : k === at ? 'here' : 'waits'))
}

/** R1: returns the current round of the phase, from 1. A payday belongs to the last round of its phase. */
export const roundOf = ({ turns }: Pick<State, 'turns'>): number => turns.round

/** Sorts a list that has one element for each player. The order is the turn order of the phase, or the seat order before the first turn. */
export const inTurnOrder = <Of extends { readonly colour: Colour }>({ turns }: Pick<State, 'turns'>, rows: readonly Of[]): readonly Of[] =>
  rows.toSorted((a, b) => turns.order.indexOf(a.colour) - turns.order.indexOf(b.colour))
