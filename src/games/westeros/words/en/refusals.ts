import type { GameCode } from '../../model/refusals'
import type { CoreCode } from '../../../../referee'
import { coreRefusals } from '../../../../table/words/en/refusals'
import { unfedArmy, type Given } from '../sentences/lookup'
import type { RefusalText } from '../sentences/shapes'
import { WESTEROS_CARDS } from '../../box/box'
import { cards } from './cards'
import { counted, listAnd, nouns } from './nouns'
import { names } from './names'
import { refusalsInAction } from './refusals-action'
import { at, atIf, flags, sizes, someone, theHouse } from './phrases'
import { knownWarning } from './warnings'

const trackedPart = (figures: Given): string => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units ? 'The app counts the units itself.' : 'The app does not know where the units are.'
    case 'power':
      return tracking.power ? 'The app counts the power tokens itself.' : 'The app does not count power tokens.'
    case 'orders':
      return tracking.orders === 'app'
        ? 'The orders of this game are in the app, so it knows them already.'
        : 'The orders of this game are on the board, so the app does not know them.'
    case 'cards':
      return tracking.cards === 'none'
        ? 'The app does not know the House cards of this game.'
        : 'The House cards of this game are known to the app.'
    case 'decks':
      return tracking.decks === 'app'
        ? 'The app draws the Westeros cards of this game.'
        : 'The Westeros cards of this game are on the table.'
    case 'bids':
      return tracking.bids === 'app' ? 'The bids of this game are sealed in the app.' : 'The bids of this game are made by hand.'
    default:
      return 'That does not match what the app tracks in this game.'
  }
}

const core: Record<CoreCode, RefusalText> = {
  ...coreRefusals,
  NOT_IN_BALLOT: (f) => `${someone(f, 'role')} does not take part in this secret choice.`,
  ALREADY_CAST: (f) => `${someone(f, 'role')} has sealed its choice already.`,
  NOT_ALL_CAST: (f) => {
    const missing = f.houses('roles')
    return missing.length === 0 ? 'Not every house has chosen yet.' : `Still to choose: ${names.houses(missing)}.`
  },
  SEAL_BROKEN: (f) => {
    const houses = f.houses('roles')
    return houses.length === 0
      ? 'What was opened is not what had been sealed.'
      : `What was opened is not what had been sealed: ${names.houses(houses)}.`
  },
  COUNT_BROKEN: (f) => {
    const house = f.house()
    const area = f.area()
    const where = [...(house === undefined ? [] : [names.house.nom(house)]), ...(area === undefined ? [] : [area])].join(', ')
    const broken = f.text('invariant')
    const what = (broken === undefined ? undefined : knownWarning(broken)) ?? 'the pieces would not add up to what is in the box'
    return `After that, ${what}${where === '' ? '' : ` (${where})`}.`
  },
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof refusalsInAction>, RefusalText> = {
  NOT_AN_OPTION: () => 'This option is not open.',
  NOT_IN_ATTACK: (f) => `${theHouse(f)} takes no part in this attack.`,
  NOT_ONE_CASTLE: () => 'The units do not all stand in one castle or stronghold area.',
  ONE_AREA_ONLY: () => 'Only one area may muster.',
  ORDER_MISSING: (f) => {
    const areas = f.areas('areas')
    return areas.length === 0 ? 'Areas are still without an order.' : `Without an order: ${listAnd(areas)}.`
  },
  NOT_FOR_GARRISON: (f) => `There is only a garrison ${at(f)}, and no unit.`,
  CLOSED_AREA: (f) => `${f.area() ?? 'This area'} is closed in this game.`,
  PORT_NOT_YOURS: (f) => `${f.area() ?? 'This port'} is not yours.`,
  PORT_FULL: (f) => `There is no room for that many ships ${at(f)}.`,
  SUPPORT_PORT_TO_LAND: () => 'Ships in a port do not support a battle on land.',
  SAME_CARD: (f) => `${f.houseCard() ?? 'This card'} was just sent back.`,
  SIEGE_NOT_CASUALTY: () => 'Siege engines of the loser are destroyed anyway and are no casualties.',
  NOT_SPECIAL_ORDER: (f) => `The order ${at(f)} is not special.`,
  WRONG_NUMBER_OF_HOUSES: (f) => {
    const n = f.number('houses') ?? f.number('number')
    return n === undefined ? 'This number of houses cannot play.' : `${n === 1 ? '1 house is' : `${n} houses are`} chosen.`
  },
  NOT_YOUR_TURN: (f) => {
    const card = f.houseCard()
    if (card !== undefined) return `It is not yet time for the text of ${card}.`
    return `It is not the turn of ${theHouse(f)}.`
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: (f) => {
    const card = f.text('card')
    const deck = f.text('deck')
    const from = deck === undefined ? 'from this deck' : `from deck ${deck}`
    return card === undefined ? `A card is missing ${from}.` : `${cardMeant(f) ?? 'This card'} cannot come up ${from} now.`
  },
  WINTER_IS_REPLACED: () => 'Winter is Coming does not stay face up.',
  STILL_OVER_LIMIT: (f) => `The armies are still too large${compared(f)}.`,
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined) return `Units worth ${counted(removed, 'point')} are chosen; ${needed} would do.`
    const chosen = f.number('chosen')
    if (chosen !== undefined)
      return chosen === 1 ? '1 unit is enough: it is chosen already.' : `${chosen} units are enough: they are chosen already.`
    return `No such unit${atIf(f)} has to be given up.`
  },
  NO_SUCH_UNIT: (f) => {
    const units = f.number('units')
    if (units !== undefined) return `${counted(units, 'unit')} cannot be entered like this.`
    const unit = f.unit()
    return `${someone(f)} does not have that many ${unit === undefined ? 'units' : nouns[unit].other}${atIf(f)}.`
  },
  TOO_MANY_ARMIES: (f) => {
    const armies = f.numbers('armies').length
    return armies === 0 ? 'That would be more armies than the supply allows.' : `That would be ${counted(armies, 'army')}${compared(f)}.`
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return army === undefined
      ? 'That would make an army larger than the supply allows.'
      : `An army of ${army.size} is too large: the supply allows ${flags(f) ?? army.limit}.`
  },
  NOT_A_CASTLE_YOU_CONTROL: (f) => `${someone(f)} controls no castle and no stronghold ${at(f)}.`,
  NO_POINTS: (f) => {
    const left = f.number('left')
    const cost = f.number('cost')
    const price = cost === undefined ? '' : `; this costs ${cost}`
    return left === undefined
      ? `The muster points ${at(f)} are not enough${price}.`
      : `${f.area() ?? 'The area'} has ${counted(left, 'point')} left${price}.`
  },
  POOL_EMPTY: (f) => {
    const unit = f.unit('unit')
    return unit === undefined ? 'All pieces of this kind are on the board.' : `${someone(f)} has no ${unit} left to put on the board.`
  },
  NO_FOOTMAN: (f) => `There is no footman ${at(f)} who could become a knight.`,
  ENEMY_SHIPS: (f) => `There are foreign ships ${at(f)}.`,
  NOT_ADJACENT: (f) => {
    const one = f.area()
    const other = f.area('from') ?? f.area('fight')
    return one === undefined || other === undefined ? 'These two areas do not touch.' : `${one} and ${other} do not touch.`
  },
  BID_EXCEEDS_AVAILABLE: (f) => {
    const bid = f.number('bid')
    return bid === undefined ? 'That is more power than the house has.' : `${counted(bid, 'power')} would be more than the house has.`
  },
  BID_NOT_WHOLE: () => 'Power tokens cannot be split.',
  NOT_DECIDER: (f) => `${someone(f)} does not hold the Iron Throne.`,
  NOT_TIED: () => 'The choice names a house that is not tied, or leaves one out.',
  CARD_NOT_USED: (f) => `${cardMeant(f) ?? 'This card'} is not among the used cards.`,
  REMOVAL_INSUFFICIENT: (f) => {
    const needed = f.number('needed')
    const removed = f.number('removed')
    const chosen = removed === undefined ? '' : `; ${removed} ${removed === 1 ? 'is' : 'are'} chosen`
    return needed === undefined ? 'That is less than the wildlings take.' : `Units worth ${counted(needed, 'point')} are owed${chosen}.`
  },
  NO_UNIT: (f) => `${someone(f)} has no unit ${at(f)}.`,
  ALREADY_ORDERED: (f) => (f.rule === 'R14.7' ? `${f.area() ?? 'An area'} is named twice.` : `There is an order ${at(f)} already.`),
  ORDER_FORBIDDEN: (f) => {
    const kind = f.orderKind()
    return kind === undefined
      ? 'A Westeros card forbids this order this round.'
      : `A Westeros card forbids ${names.orderKind[kind]} orders this round.`
  },
  CP_AT_SEA: (f) => `No power can be consolidated at sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  STAR_LIMIT: () => 'That would be one special order too many.',
  TOKEN_LIMIT: (f) => {
    const order = f.order()
    return order === undefined ? 'All tokens of this order are in use.' : `All tokens ${names.order[order]} are in use.`
  },
  NOT_RAVEN_HOLDER: (f) => `${someone(f)} does not hold the Messenger Raven.`,
  RAVEN_USED: () => 'The Messenger Raven has been used this round.',
  NO_SPARE_STAR: (f) => {
    const limit = f.number('limit')
    return limit === undefined ? 'All stars of this house are used.' : `All stars of this house are used: ${limit}.`
  },
  NO_ORDER_THERE: (f) => (f.area() === undefined ? 'There is no order to choose.' : `There is no such order ${at(f)}.`),
  NOT_SPECIAL: (f) => {
    const order = f.order()
    return order === undefined ? 'This is not a special order.' : `${names.order[order]} is not a special order.`
  },
}

/** Returns an English text that compares the army sizes after a refused change with the sizes that the supply allows. */
const compared = (f: Given): string => {
  const would = sizes(f)
  const may = flags(f)
  if (would === undefined || may === undefined) return ''
  return `: ${would}; the supply allows ${may}`
}

/** Returns the English name of the House card or Westeros card of a refusal; undefined if the card is unknown. */
const cardMeant = (f: Given): string | undefined => {
  const card = f.text('card') ?? ''
  const known = WESTEROS_CARDS.find((one) => one === card)
  return f.houseCard() ?? (known && cards.nameOf(known, f.state.box))
}

/** English reasons of the refusals. The texts of the allowed alternatives are loaded later. */
export const refusals: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...refusalsInAction }
