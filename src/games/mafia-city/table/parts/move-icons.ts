import * as table from '../../../../table/icons'
import type { AnyMove } from '../../rules/moves'
import {
  bullet,
  cards,
  cell,
  complicity,
  deals,
  hat,
  hitman,
  mafioso,
  marker,
  mayor,
  pass,
  plan,
  policeman,
  raid,
  reserve,
  secretDeal,
  shopping,
  snitch,
  star,
  strings,
  thief,
} from './icons'

/** Icons of the moves in the log. The key is the name of the move. */
const MOVE_ICONS: Readonly<Record<string, string | undefined>> = {
  map: table.map,
  reveal: table.seal,
  redraw: cards,
  bullet,
  react: table.portcullis,
  nobody: table.check,
  complicity,
  noComplicity: table.check,
  taken: cards,
  drew: cards,
  choose: marker,
  deal: secretDeal,
  noDeal: secretDeal,
  noMoreDeals: secretDeal,
  stackNow: marker,
  jail: cell,
  moveHitman: hitman,
  hitman,
  shop: shopping,
  star,
  skip: table.check,
  end: reserve,
  name: mayor,
  take: mafioso,
  draw: cards,
}

/** Icons of the actions of a turn: cards, waiting and passing. */
export const ACT_ICONS: Readonly<Record<string, string | undefined>> = {
  snitch,
  thief,
  raid,
  strings,
  plan,
  shadyDeals: deals,
  hat,
  twoHats: hat,
  wait: cards,
  pass,
}

/** Icons of the actions of a turn in the log, other than playing a card. */
const ACTS: Readonly<Record<string, string | undefined>> = { place: mafioso, pass, wait: table.now, acted: cards, raided: mafioso }

/** Returns the icon of a move in the log; undefined for a move that all games have. */
export const moveIcon = (move: AnyMove): string | undefined => {
  if (move.do === 'act') return ACTS[move.what] ?? cards
  if (move.do === 'takeFigure') return move.take ? policeman : table.check
  return MOVE_ICONS[move.do]
}
