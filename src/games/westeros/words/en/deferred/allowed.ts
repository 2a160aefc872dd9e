import type { GameCode } from '../../../model/refusals'
import type { CoreCode } from '../../../../../referee'
import { coreAllowed } from '../../../../../table/words/en/deferred/allowed'
import { unfedArmy, type Given } from '../../sentences/lookup'
import type { RefusalText } from '../../sentences/shapes'
import { counted } from '../nouns'
import { names } from '../names'
import { allowedInAction } from './allowed-action'

const trackedPart = (figures: Given): string => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units
        ? 'Move the units in the app, or stop tracking units.'
        : 'Enter the outcome instead, or let the app track units.'
    case 'power':
      return tracking.power
        ? 'Correct them by hand if the table counts differently.'
        : 'Count them at the table, or let the app track power.'
    case 'orders':
      return tracking.orders === 'app' ? 'Resolve the orders that are shown.' : 'Reveal them at the table and enter what they do.'
    case 'cards':
      return tracking.cards === 'none' ? 'Enter the figures of the cards, or let the app track them.' : 'Name the card that was played.'
    case 'decks':
      return tracking.decks === 'app'
        ? 'Let the app draw them, or switch to the real decks.'
        : 'Draw the real cards and enter what they are.'
    case 'bids':
      return tracking.bids === 'app' ? 'Let the phone go round.' : 'Open the hands at the table and enter what was in them.'
    default:
      return 'Change what the app tracks, or answer the open question.'
  }
}

const core: Record<CoreCode, RefusalText> = {
  ...coreAllowed,
  BALLOT_OPEN: () => 'Let all houses choose and reveal the choices, or call the choice off.',
  NOT_IN_BALLOT: () => 'Only the houses that are named choose.',
  SEAL_BROKEN: () => 'Cancel this choice and let all houses choose once more.',
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof allowedInAction>, RefusalText> = {
  NOT_AN_OPTION: () => 'Choose one of the options on the screen.',
  NOT_IN_ATTACK: () => 'Only the other houses bid.',
  NOT_ONE_CASTLE: () => 'Choose units of one castle or stronghold area that has enough of them.',
  ONE_AREA_ONLY: () => 'Muster in a single area; other points are lost.',
  ORDER_MISSING: () => 'Every area with units needs an order while a legal token is left.',
  NOT_FOR_GARRISON: () => 'Orders belong to areas with units.',
  CLOSED_AREA: () => 'Choose another area.',
  PORT_NOT_YOURS: () => 'Only the house that controls the land area uses its port.',
  PORT_FULL: () => 'A port holds three ships.',
  SUPPORT_PORT_TO_LAND: () => 'They support battles in their sea.',
  SAME_CARD: () => 'Play another card of the hand.',
  SIEGE_NOT_CASUALTY: () => 'Choose other units.',
  NOT_SPECIAL_ORDER: () => 'Only Consolidate Power with a star musters; this order gives power.',
  WRONG_NUMBER_OF_HOUSES: () => 'Three, four or five houses can play.',
  NOT_YOUR_TURN: (f) => {
    const turn = f.house('turn')
    const card = f.houseCard()
    if (card !== undefined)
      return turn === undefined ? 'Carry out the other text first.' : `The text of ${names.house.nom(turn)} comes first.`
    return turn === undefined ? 'The houses act in the order of the Iron Throne track.' : `${names.house.nom(turn)} acts now.`
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: () => 'Choose a card that is still in the deck, or correct the deck if yours holds others.',
  WINTER_IS_REPLACED: () => 'Shuffle it into its deck and draw another card, until it is not Winter.',
  STILL_OVER_LIMIT: () => 'Remove more units, until the armies fit.',
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined) return 'Exactly what is owed is lost: a knight is worth 2, a footman or a ship 1.'
    return 'Only as many units go as are owed, and none that could stay.'
  },
  NO_SUCH_UNIT: (f) => {
    const units = f.number('units')
    if (units !== undefined) return 'Whole armies, no more units than the box holds.'
    return 'Choose units that are there, or correct the board by hand.'
  },
  TOO_MANY_ARMIES: (f) => {
    const limit = f.numbers('flags').length
    return limit === 0
      ? 'Keep more units apart: one alone needs no supply.'
      : `The supply feeds ${counted(limit, 'army')}; single units need none.`
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return army === undefined
      ? 'Keep the armies within the flags of the supply level.'
      : `There is room for an army of ${army.limit} at most.`
  },
  NOT_A_CASTLE_YOU_CONTROL: () => 'Units are mustered by castles and strongholds that the house controls.',
  NO_POINTS: () => 'Footman, ship and upgrade cost 1, a knight costs 2; each area pays for itself.',
  POOL_EMPTY: () => 'Muster another kind of unit, or leave the points unused.',
  NO_FOOTMAN: () => 'Muster a footman first, or upgrade one in another castle area.',
  ENEMY_SHIPS: () => 'A new ship needs a sea next to the castle that is free of foreign ships.',
  NOT_ADJACENT: () => 'Choose an area with a common border. Ships carry only marches and retreats of land units.',
  BID_EXCEEDS_AVAILABLE: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'At most the available power can be given; 0 is allowed.'
      : limit <= 0
        ? 'Only 0 is possible.'
        : `Anything from 0 to ${limit} is allowed.`
  },
  BID_NOT_WHOLE: () => 'A whole number is needed, 0 or more.',
  NOT_DECIDER: (f) => {
    const holder = f.house('decider')
    return holder === undefined ? 'The holder of the Iron Throne decides ties.' : `${names.house.nom(holder)} holds it and decides.`
  },
  NOT_TIED: (f) => {
    const tied = f.houses('houses')
    return tied.length === 0
      ? 'All tied houses have to be named, each of them once.'
      : `These are tied: ${names.houses(tied)}. Each is named once.`
  },
  CARD_NOT_USED: () => 'Take back a card that has been used, or none.',
  REMOVAL_INSUFFICIENT: () => 'A knight is worth 2, a footman or a ship 1; whoever has less loses everything.',
  NO_UNIT: () => 'Orders are placed only where the house has a unit.',
  ALREADY_ORDERED: (f) =>
    f.rule === 'R14.7' ? 'Each area supports once in a battle.' : 'One order for each area; take the other one up first.',
  ORDER_FORBIDDEN: () => 'Choose an order of another kind.',
  CP_AT_SEA: () => 'Every other order may be placed at sea.',
  STAR_LIMIT: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'As many special orders as the house has stars.'
      : `The place on the King’s Court gives ${counted(limit, 'star')}.`
  },
  TOKEN_LIMIT: (f) => {
    const limit = f.number('limit')
    return limit === undefined ? 'Choose another token.' : `The house has ${limit} of them; choose another token.`
  },
  NOT_RAVEN_HOLDER: (f) => {
    const holder = f.house('holder')
    return holder === undefined ? 'Only its holder may use it.' : `It is with ${names.house.nom(holder)}.`
  },
  RAVEN_USED: () => 'The Raven can be used again next round.',
  NO_SPARE_STAR: () => 'The Raven needs a star that no order on the board uses.',
  NO_ORDER_THERE: () => 'Choose an area with an order of the right house.',
  NOT_SPECIAL: () => 'The Raven brings one of the five orders with a star.',
}

/** English texts of the moves that are allowed instead of a refused move. */
export const allowed: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...allowedInAction }
