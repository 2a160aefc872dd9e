import { openAccounts } from '../../../kit/money'
import { moveShape } from '../../../kit/move-kinds'
import { reportedAmong } from '../../../kit/rule-points'
import { beginTurns } from '../../../kit/turns'
import type { Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { CITIES, FORTRESS_SITES, STARTING_MONEY } from '../box/board'
import { allPoints } from '../box/numbers'
import { holdsPlayers } from '../model/count'
import type { Event } from '../model/events'
import type { Agreed } from '../model/moves'
import { NO_PIECES, withNewPieces } from '../model/pieces'
import { refuse, type Code } from '../model/refusals'
import { NOTHING_TOLD, type City, type State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { DONE, playerOf, type Handled } from './handler'

const firstPlayerShape = moveShape('firstPlayer', { colour: shapes.colour })

/**
 * Starts a game. Each player has 20 florins, the pieces of the first phase, and a ship that is not on the board yet. Refusal:
 * WRONG_PLAYERS.
 */
export const begin = ({ players, settings, numbers, cityNames, cardsCounted }: Agreed): Result<readonly Event[], Code> => {
  if (!holdsPlayers({ players, phase: 1 })) return refuse('WRONG_PLAYERS', { players: players.length })
  const colours = players.map(({ colour }) => colour)
  const each = <T>(value: T) => Object.fromEntries(colours.map((colour) => [colour, value]))
  const empty: City = { row: [], shut: [], fortresses: Array.from({ length: FORTRESS_SITES }, () => null) }
  const state: State = {
    settings,
    numbers: reportedAmong(allPoints(CITIES), numbers),
    players,
    ...(Object.keys(cityNames).length > 0 && { cityNames }),
    stage: 'firstPlayer',
    phase: 1,
    rounds: 0,
    turns: beginTurns(colours),
    turn: { bought: false, sailed: false },
    money: openAccounts(colours, STARTING_MONEY),
    left: each(withNewPieces(NO_PIECES, players.length)),
    loans: each([]),
    bonus: {},
    ships: each({ at: 'start' } as const),
    cities: Object.fromEntries(CITIES.map((city) => [city, empty])),
    settling: [],
    told: NOTHING_TOLD,
    ...(cardsCounted && { cards: {} }),
  }
  return accepted([{ e: 'begun', state }])
}

/** Sets the player who begins the first phase. Refusals: WRONG_PHASE; MALFORMED if no player has the colour. */
const chooseFirstPlayer = ({ state, emit }: Transaction, { colour }: Infer<typeof firstPlayerShape>): Handled => {
  if (state.stage !== 'firstPlayer') return refuse('WRONG_PHASE')
  if (playerOf(state, colour) === undefined) return refusedByReferee('MALFORMED')
  emit({ e: 'startChosen', colour })
  return DONE
}

/** Moves of this chapter. */
export const SETUP_MOVES = {
  firstPlayer: { shape: firstPlayerShape, decide: chooseFirstPlayer },
}
