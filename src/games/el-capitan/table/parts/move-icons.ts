import * as table from '../../../../table/icons'
import type { AnyMove } from '../../rules/moves'
import { bonus, captain, caravel, florin, fortress, loan, payday, reopen, warehouse } from './icons'

/** Icons of the moves in the log. The key is the name of the move. */
const MOVE_ICONS: Readonly<Record<string, string | undefined>> = {
  firstPlayer: captain,
  nameStart: captain,
  tell: table.adjust,
  buy: table.card,
  sail: caravel,
  build: warehouse,
  lastPiece: warehouse,
  row: warehouse,
  reopen,
  fortress,
  loan,
  settle: loan,
  endTurn: table.check,
  paid: payday,
  bonusCard: bonus,
  hand: florin,
}

/** Returns the icon of a move in the log; undefined for a move that all games have. */
export const moveIcon = (move: AnyMove): string | undefined => MOVE_ICONS[move.do]
