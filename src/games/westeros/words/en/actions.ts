import type { BallotKind } from '../../model/state'
import type { Move } from '../../rules/moves'

/**
 * English names of the moves, e.g. after "undo": "Undo Petr’s mustering". The name of a move of one house follows the
 * name of its player.
 */
export const actions = {
  ready: 'board laid out',
  draw: 'Westeros cards',
  resolve: 'Westeros card',
  removeUnits: 'removal of units',
  muster: 'mustering',
  cast: 'choice',
  castAnew: 'new choice',
  callOff: 'choice called off',
  reveal: 'reveal',
  orderTied: 'decision on a tie',
  nameTied: 'decision on a tie',
  takeBack: 'House card',
  ordersPlaced: 'orders revealed',
  raven: 'Raven',
  raid: 'raid',
  endRaids: 'end of the raids',
  march: 'march',
  hold: 'change of control',
  tellBattle: 'battle',
  endMarches: 'end of the marches',
  callSupport: 'support',
  playCards: 'House cards',
  ability: 'text of the House card',
  replaceAbility: 'text of the House card',
  blade: 'Blade',
  casualties: 'casualties',
  retreat: 'retreat',
  collect: 'collected power',
  choose: 'decision',
  drawWildling: 'wildling card',
  replaceUnits: 'replaced units',
  discardCard: 'discarded House card',
  lookAtWildling: 'look at a wildling card',
  putWildling: 'place of the wildling card',
  playAnother: 'other House card',
  drawTides: 'Tides of Battle',
  replaceTides: 'Tides of Battle: the Blade',
  sufferSkull: 'loss by a skull',
  keepShips: 'captured ships',
  consolidate: 'Consolidate Power',
  correct: 'correction by hand',
  overrule: 'decision of the table',
} satisfies Record<Move['do'], string>

/** English names of moves that only remove an order, because it has no effect. */
export const removedOrders = { raid: 'removed Raid order', march: 'removed March order' } satisfies Partial<Record<Move['do'], string>>

/**
 * English names of manual corrections. The key is the part of the state that the correction changes. For a correction of
 * several parts, the app shows the name of the move instead.
 */
export const corrected = {
  board: 'change of the board',
  tracking: 'change of tracking',
  settings: 'change of the settings',
  people: 'change of players and houses',
  box: 'change of the box',
}

/** English names of values that the players often correct. The key is the kind of the change. */
export const correctedValues = {
  power: 'power',
  units: 'units',
  order: 'order',
  used: 'House cards',
  round: 'round',
  stage: 'step',
}

/** English names of information that a move reveals to the players. */
export const reveals = {
  bid: 'bids',
  contribution: 'help for the Watch',
  orders: 'orders revealed',
  card: 'House cards',
} satisfies Record<BallotKind, string>
