import { freshDice } from '../../../kit/dice'
import { nothingHidden } from '../../../kit/hidden'
import { openAccounts } from '../../../kit/money'
import { reportedAmong } from '../../../kit/rule-points'
import { plus } from '../../../kit/counts'
import { accepted, type Result } from '../../../referee'
import { TERRITORIES } from '../box/board'
import { incomeId, NUMBER_POINTS } from '../box/numbers'
import { eachPower, POWERS, START, type Power } from '../box/powers'
import { startingUnits } from '../box/start'
import type { Unit, Units } from '../box/units'
import type { Event } from '../model/events'
import type { Agreed } from '../model/moves'
import { nextIdIn, piecesFrom, type Armies } from '../model/pieces'
import { refuse, type Code } from '../model/refusals'
import type { Player, State, Territories } from '../model/state'
import { freshTurn } from '../model/turn'

/** Rules of the set-up (section 3): seats, IPCs at the start, control markers, and units at the start. */

/** Returns whether the list has two to five players, and exactly one player controls each power. */
export const areSeatsWhole = (players: readonly Player[]): boolean => {
  const played = players.flatMap(({ powers }) => powers)
  return players.length >= 2 && players.length <= 5 && played.length === POWERS.length && POWERS.every((power) => played.includes(power))
}

/** Returns the units at the start of the game. The keys are the space and the power. */
export const startingArmies = (): Armies => {
  const armies: Record<string, Partial<Record<Power, Units>>> = {}
  for (const power of POWERS)
    for (const [space, units] of Object.entries(startingUnits(power)))
      armies[space] = { ...armies[space], [power]: plus<Unit>(armies[space]?.[power] ?? {}, units) }
  return armies
}

/** Starts a new game. Refusal: WRONG_PLAYERS. */
export const begin = ({ players, settings, numbers, dice, cash, incomes }: Agreed): Result<readonly Event[], Code> => {
  if (!areSeatsWhole(players)) return refuse('WRONG_PLAYERS', { players: players.length })
  const entered = Object.fromEntries(Object.entries(incomes).map(([id, income]) => [incomeId(id), income]))
  const reported = reportedAmong(NUMBER_POINTS, { ...numbers, ...entered })
  const territories: Territories = Object.fromEntries(
    TERRITORIES.map(({ id, original, income, ic, aa }) => [
      id,
      { controller: original, income: reported[incomeId(id)] ?? income, ic, aa: Number(aa) },
    ]),
  )
  const pieces = settings.armiesTold ? piecesFrom(startingArmies()) : {}
  const state: State = {
    settings,
    numbers: reported,
    players,
    dice: freshDice(dice),
    round: 1,
    power: 'soviet',
    phase: 0,
    cash: settings.moneyTold ? { ...openAccounts(POWERS), ...START, ...cash } : openAccounts(POWERS),
    territories,
    developments: eachPower(() => []),
    bought: eachPower(() => ({})),
    turn: freshTurn({ panama: null, suez: null }),
    book: eachPower(() => ({ cash: [], production: [] })),
    used: [],
    pieces,
    nextPiece: nextIdIn(pieces),
    over: false,
    playsOn: false,
    ...nothingHidden,
  }
  return accepted([{ e: 'begun', state }])
}
