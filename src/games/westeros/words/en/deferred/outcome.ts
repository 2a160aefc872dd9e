import type { HouseId } from '../../../box/box'
import type { Outcome, State } from '../../../model/state'
import { castleAreas } from '../../../model/control'
import { playerOf } from '../../sentences/lookup'
import { listAnd, counted } from '../nouns'
import { names } from '../names'

const { house } = names

/** Returns an English text with the number of castle areas that the winner controls, and the number of the round. */
const held = (winner: HouseId, state: State): string =>
  `${counted(castleAreas(state, winner).length, 'castleArea')} in round ${state.round}`

/** Returns one or two English sentences that name the winner of the game and the reason of the victory. */
export const outcomeText = (outcome: Outcome, state: State): string => {
  const [winner] = outcome.winners
  if (winner === undefined) return 'The game is over.'
  if (outcome.winners.length > 1) return `A draw: ${names.houses(outcome.winners)} share the victory.`
  const player = playerOf(state, winner)
  const who = player === undefined ? `${house.nom(winner)} wins.` : `${player} wins for ${house.plain(winner)}.`
  return `${who} ${held(winner, state)}${outcome.how === 'sudden' ? '' : tieBreak[outcome.decidedBy]}.`
}

const tieBreak: Record<Outcome['decidedBy'], string> = {
  castles: '',
  landAreas: '; the number of land areas broke the tie',
  supply: '; the supply token broke the tie',
  ironThrone: '; the Iron Throne track broke the tie',
  power: '; available power broke the tie',
  draw: '',
}

/** English texts of the screen at the end of the game. */
export const outcome = {
  held,
  draw: (state: State): string => `A draw between ${listAnd((state.outcome?.winners ?? []).map((id) => house.plain(id)))}`,
  sudden: 'Sudden victory',
  lastRound: 'After the last round',
  standings: 'Final standings',
  landAreas: 'Land areas',
  supply: 'Supply',
  power: 'Available power',
  decidedBy: {
    castles: 'Most castles and strongholds',
    landAreas: 'Equal castles and strongholds; decided by land areas',
    supply: 'Equal castles and strongholds; decided by supply',
    ironThrone: 'Equal castles and strongholds, land areas and supply; decided by the Iron Throne track',
    power: 'Equal castles and strongholds, and supply; decided by available power',
    draw: 'Equal in everything: a draw',
  } satisfies Record<Outcome['decidedBy'], string>,
  resume: 'Back to the last move',
  keepCopy: 'Keep a copy of this game',
}
