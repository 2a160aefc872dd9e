import type { GameCode } from '../../refusals'
import type { CoreCode } from '../../../../referee'
import { sentence, unfedArmy, type Given } from '../lookup'
import type { RefusalText } from '../shapes'
import type { DeckCard } from '../../box/box'
import { cards } from './cards'
import { knownWarning } from './changes'
import { counted, nouns } from './nouns'
import { names } from './names'
import { refusalsInAction } from './refusals-action'
import { at, atIf, flags, sizes, someone, theHouse } from './phrases'

const trackedPart = (figures: Given): { readonly wrong: string; readonly allowed: string } => {
  const { tracking } = figures.state
  switch (figures.text('part')) {
    case 'units':
      return tracking.units
        ? { wrong: 'The app counts the units itself.', allowed: 'Move the units in the app, or stop tracking units.' }
        : { wrong: 'The app does not know which units stand where.', allowed: 'Tell what came of it instead, or let the app track units.' }
    case 'power':
      return tracking.power
        ? { wrong: 'The app counts the power tokens itself.', allowed: 'Correct them by hand if the table counts differently.' }
        : { wrong: 'The app does not count power tokens.', allowed: 'Count them at the table, or let the app track power.' }
    case 'orders':
      return tracking.orders === 'app'
        ? { wrong: 'The orders of this game are in the app, so it knows them already.', allowed: 'Resolve the orders that are shown.' }
        : {
            wrong: 'The orders of this game lie on the board, so the app does not know them.',
            allowed: 'Turn them up at the table and tell what they do.',
          }
    case 'cards':
      return tracking.cards === 'none'
        ? {
            wrong: 'The app does not know the House cards of this game.',
            allowed: 'Tell the figures of the cards, or let the app track them.',
          }
        : { wrong: 'The House cards of this game are known to the app.', allowed: 'Name the card that was played.' }
    case 'decks':
      return tracking.decks === 'app'
        ? { wrong: 'The app turns up the Westeros cards of this game.', allowed: 'Let the app turn them up, or switch to the real decks.' }
        : { wrong: 'The Westeros cards of this game lie on the table.', allowed: 'Turn up the real cards and tell what they are.' }
    case 'bids':
      return tracking.bids === 'app'
        ? { wrong: 'The bids of this game are sealed in the app.', allowed: 'Let the phone go round.' }
        : { wrong: 'The bids of this game are made by hand.', allowed: 'Open the hands at the table and type in what was in them.' }
    default:
      return {
        wrong: 'That does not go with what the app tracks in this game.',
        allowed: 'Change what the app tracks, or answer the open question.',
      }
  }
}

const core: Record<CoreCode, RefusalText> = {
  MALFORMED: () => ({ wrong: 'The app does not understand this move.', allowed: 'Answer the question that is open.' }),
  NOT_ASKED: () => ({
    wrong: 'Play stands elsewhere by now; nobody asks for this at present.',
    allowed: 'Answer the question that is open.',
  }),
  BALLOT_OPEN: () => ({
    wrong: 'A secret choice is under way, and nothing else can happen meanwhile.',
    allowed: 'Let all houses choose and turn the choices up, or call the choice off.',
  }),
  NO_BALLOT: () => ({ wrong: 'This secret choice is over, or was called off.', allowed: 'Answer the question that is open now.' }),
  NOT_IN_BALLOT: (f) => ({
    wrong: `${someone(f, 'role')} does not take part in this secret choice.`,
    allowed: 'Only the houses that are named choose.',
  }),
  ALREADY_CAST: (f) => ({
    wrong: `${someone(f, 'role')} has sealed its choice already.`,
    allowed: 'Before the choices are turned up it may choose anew.',
  }),
  NOT_ALL_CAST: (f) => {
    const missing = f.houses('roles')
    return {
      wrong: missing.length === 0 ? 'Not every house has chosen yet.' : `Still to choose: ${names.houses(missing)}.`,
      allowed: 'The choices are turned up once all are in.',
    }
  },
  SEAL_BROKEN: (f) => {
    const houses = f.houses('roles')
    return {
      wrong:
        houses.length === 0
          ? 'What was opened is not what had been sealed.'
          : `What was opened is not what had been sealed: ${names.houses(houses)}.`,
      allowed: 'Call the choice off and let all houses choose once more.',
    }
  },
  CONSENT_NEEDED: () => ({
    wrong: 'Something was shown to everybody on the way back.',
    allowed: 'The whole table agrees, and the log keeps a mark of it.',
  }),
  NO_SUCH_ENTRY: () => ({ wrong: 'This place in the log can no longer be reached.', allowed: 'Go to another place in the log.' }),
  GAME_OVER: () => ({ wrong: 'The game is over.', allowed: 'Undo, a correction by hand and a copy of the game are still possible.' }),
  COUNT_BROKEN: (f) => {
    const house = f.house()
    const area = f.area()
    const where = [...(house === undefined ? [] : [names.house.nom(house)]), ...(area === undefined ? [] : [area])].join(', ')
    const broken = f.text('invariant')
    const what = (broken === undefined ? undefined : knownWarning(broken)) ?? 'the pieces would not add up to what is in the box'
    return {
      wrong: `After that, ${what}${where === '' ? '' : ` (${where})`}.`,
      allowed: 'Change the other side of the count as well: where the piece comes from, or where it goes.',
    }
  },
  NOT_OVERRULABLE: () => ({
    wrong: 'This is no matter of the rules: the pieces themselves would not add up.',
    allowed: 'Set right by hand what lies on the board, then make the move.',
  }),
}

const beforeTheAction: Record<Exclude<GameCode, keyof typeof refusalsInAction>, RefusalText> = {
  WRONG_NUMBER_OF_HOUSES: (f) => {
    const n = f.number('houses') ?? f.number('number')
    return {
      wrong: n === undefined ? 'This number of houses cannot play.' : `${n === 1 ? '1 house is' : `${n} houses are`} chosen.`,
      allowed: 'Three, four or five houses can play.',
    }
  },
  NOT_YOUR_TURN: (f) => {
    const turn = f.house('turn')
    const card = f.houseCard()
    if (card !== undefined)
      return {
        wrong: `The text of ${card} does not come now.`,
        allowed: turn === undefined ? 'Carry out the other text first.' : `The text of ${names.house.nom(turn)} comes first.`,
      }
    return {
      wrong: `It is not the turn of ${theHouse(f)}.`,
      allowed: turn === undefined ? 'The houses act in the order of the Iron Throne track.' : `${names.house.nom(turn)} acts now.`,
    }
  },
  NOT_TRACKED: trackedPart,
  CARD_NOT_IN_DECK: (f) => {
    const card = f.text('card')
    const deck = f.text('deck')
    const from = deck === undefined ? 'from this deck' : `from deck ${deck}`
    return {
      wrong: card === undefined ? `A card is missing ${from}.` : `${cardMeant(f) ?? 'This card'} cannot come up ${from} now.`,
      allowed: 'Choose a card that is still in the deck, or correct the deck if yours holds others.',
    }
  },
  WINTER_IS_REPLACED: () => ({
    wrong: 'Winter is Coming does not stay face up.',
    allowed: 'Shuffle it into its deck and turn up another card, until it is not Winter.',
  }),
  STILL_OVER_LIMIT: (f) => ({
    wrong: `The armies are still larger than the supply allows${compared(f)}.`,
    allowed: 'Remove more units, until the armies fit.',
  }),
  REMOVAL_NOT_NEEDED: (f) => {
    const removed = f.number('removed')
    const needed = f.number('needed')
    if (removed !== undefined && needed !== undefined)
      return {
        wrong: `Units worth ${counted(removed, 'point')} are chosen; ${needed} would do.`,
        allowed: 'Exactly what is owed is lost: a knight is worth 2, a footman or a ship 1.',
      }
    return {
      wrong: f.area() === undefined ? 'More units would go than have to.' : `${sentence(at(f))} a unit would go that may stay.`,
      allowed: 'Only as many units go as are owed, and none that could stay.',
    }
  },
  NO_SUCH_UNIT: (f) => {
    const told = f.number('units')
    if (told !== undefined)
      return { wrong: `${counted(told, 'unit')} cannot be told like this.`, allowed: 'Whole armies, no more units than the box holds.' }
    const unit = f.unit()
    return {
      wrong: `${someone(f)} has not that many ${unit === undefined ? 'units' : nouns[unit].other}${atIf(f)}.`,
      allowed: 'Choose among the units that stand there, or correct the board by hand.',
    }
  },
  TOO_MANY_ARMIES: (f) => {
    const armies = f.numbers('armies').length
    const limit = f.numbers('flags').length
    return {
      wrong: armies === 0 ? 'That would be more armies than the supply feeds.' : `That would be ${counted(armies, 'army')}${compared(f)}.`,
      allowed:
        limit === 0
          ? 'Keep more units apart: one alone needs no supply.'
          : `The supply feeds ${counted(limit, 'army')}; single units need none.`,
    }
  },
  ARMY_TOO_LARGE: (f) => {
    const army = unfedArmy(f)
    return {
      wrong:
        army === undefined
          ? `That would make an army larger than the supply feeds${compared(f)}.`
          : `An army of ${army.size} is more than the supply feeds${compared(f)}.`,
      allowed:
        army === undefined
          ? 'Keep the armies within the flags of the supply level.'
          : `There is room for an army of ${army.limit} at most.`,
    }
  },
  NOT_A_CASTLE_YOU_CONTROL: (f) => ({
    wrong: `${someone(f)} controls no castle and no stronghold ${at(f)}.`,
    allowed: 'Units are called up by castles and strongholds that the house controls.',
  }),
  NO_POINTS: (f) => {
    const left = f.number('left')
    const cost = f.number('cost')
    const price = cost === undefined ? '' : `; this costs ${cost}`
    return {
      wrong:
        left === undefined
          ? `The muster points ${at(f)} do not suffice${price}.`
          : `${f.area() ?? 'The area'} has ${counted(left, 'point')} left${price}.`,
      allowed: 'Footman, ship and upgrade cost 1, a knight costs 2; each area pays for itself.',
    }
  },
  POOL_EMPTY: (f) => {
    const unit = f.unit('unit')
    return {
      wrong: unit === undefined ? 'All pieces of this kind stand on the board.' : `${someone(f)} has no ${unit} left to put on the board.`,
      allowed: 'Call up another kind of unit, or leave the points unused.',
    }
  },
  NO_FOOTMAN: (f) => ({
    wrong: `There is no footman ${at(f)} who could become a knight.`,
    allowed: 'Call up a footman first, or upgrade one in another castle area.',
  }),
  ENEMY_SHIPS: (f) => ({
    wrong: `Foreign ships lie ${at(f)}.`,
    allowed: 'A new ship needs a sea next to the castle that is free of foreign ships.',
  }),
  NOT_ADJACENT: (f) => {
    const one = f.area()
    const other = f.area('from') ?? f.area('fight')
    return {
      wrong: one === undefined || other === undefined ? 'These two areas do not touch.' : `${one} and ${other} do not touch.`,
      allowed: 'Choose an area with a common border. Ships carry only marches and retreats of land units.',
    }
  },
  BID_EXCEEDS_AVAILABLE: (f) => {
    const bid = f.number('bid')
    const limit = f.number('limit')
    return {
      wrong: bid === undefined ? 'That is more power than the house has.' : `${counted(bid, 'power')} would be more than the house has.`,
      allowed:
        limit === undefined
          ? 'At most the available power can be given; 0 is allowed.'
          : limit <= 0
            ? 'Only 0 is possible.'
            : `Anything from 0 to ${limit} is allowed.`,
    }
  },
  BID_NOT_WHOLE: () => ({ wrong: 'Power tokens cannot be split.', allowed: 'A whole number is needed, 0 or more.' }),
  NOT_DECIDER: (f) => {
    const holder = f.house('decider')
    return {
      wrong: `${someone(f)} does not hold the Iron Throne.`,
      allowed: holder === undefined ? 'The holder of the Iron Throne decides ties.' : `${names.house.nom(holder)} holds it and decides.`,
    }
  },
  NOT_TIED: (f) => {
    const tied = f.houses('houses')
    return {
      wrong: 'The choice names a house that is not tied, or leaves one out.',
      allowed:
        tied.length === 0
          ? 'All tied houses have to be named, each of them once.'
          : `These are tied: ${names.houses(tied)}. Each is named once.`,
    }
  },
  CARD_NOT_USED: (f) => ({
    wrong: `${cardMeant(f) ?? 'This card'} is not among the used cards.`,
    allowed: 'Take back a card that has been used, or none.',
  }),
  REMOVAL_INSUFFICIENT: (f) => {
    const needed = f.number('needed')
    const removed = f.number('removed')
    const chosen = removed === undefined ? '' : `; ${removed} ${removed === 1 ? 'is' : 'are'} chosen`
    return {
      wrong: needed === undefined ? 'That is less than the wildlings take.' : `Units worth ${counted(needed, 'point')} are owed${chosen}.`,
      allowed: 'A knight is worth 2, a footman or a ship 1; who has less gives everything.',
    }
  },
  NO_UNIT: (f) => ({ wrong: `${someone(f)} has no unit ${at(f)}.`, allowed: 'Orders lie only where the house has a unit.' }),
  ALREADY_ORDERED: (f) =>
    f.rule === 'R14.7'
      ? { wrong: `${f.area() ?? 'An area'} is named twice.`, allowed: 'Each area supports once in a battle.' }
      : { wrong: `An order lies ${at(f)} already.`, allowed: 'One order for each area; take the other one up first.' },
  ORDER_FORBIDDEN: (f) => {
    const kind = f.orderKind()
    return {
      wrong:
        kind === undefined
          ? 'A Westeros card forbids this order this round.'
          : `A Westeros card forbids ${names.orderKind[kind]} orders this round.`,
      allowed: 'Choose an order of another kind.',
    }
  },
  CP_AT_SEA: (f) => ({
    wrong: `No power can be consolidated at sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Every other order may lie at sea.',
  }),
  STAR_LIMIT: (f) => {
    const limit = f.number('limit')
    return {
      wrong: 'That would be one special order too many.',
      allowed:
        limit === undefined
          ? 'As many special orders as the house has stars.'
          : `The place on the King’s Court gives ${counted(limit, 'star')}.`,
    }
  },
  TOKEN_LIMIT: (f) => {
    const order = f.order()
    const limit = f.number('limit')
    return {
      wrong: order === undefined ? 'All tokens of this order are in use.' : `All tokens ${names.order[order]} are in use.`,
      allowed: limit === undefined ? 'Choose another token.' : `The house has ${limit} of them; choose another token.`,
    }
  },
  NOT_RAVEN_HOLDER: (f) => {
    const holder = f.house('holder')
    return {
      wrong: `${someone(f)} does not hold the Messenger Raven.`,
      allowed: holder === undefined ? 'Only its holder may use it.' : `It is with ${names.house.nom(holder)}.`,
    }
  },
  RAVEN_USED: () => ({ wrong: 'The Messenger Raven has flown this round.', allowed: 'It may fly again next round.' }),
  NO_SPARE_STAR: (f) => {
    const limit = f.number('limit')
    return {
      wrong: limit === undefined ? 'All stars of this house are used.' : `All stars of this house are used: ${limit}.`,
      allowed: 'The Raven needs a star that no order on the board uses.',
    }
  },
  NO_ORDER_THERE: (f) => ({
    wrong: f.area() === undefined ? 'There is no order to choose.' : `No such order lies ${at(f)}.`,
    allowed: 'Choose an area in which an order of the right house lies.',
  }),
  NOT_SPECIAL: (f) => {
    const order = f.order()
    return {
      wrong: order === undefined ? 'This is not a special order.' : `${names.order[order]} is not a special order.`,
      allowed: 'The Raven brings one of the five orders with a star.',
    }
  },
}

/** What lies behind a refusal about supply: the sizes there would be, the flags there are. */
const compared = (f: Given): string => {
  const would = sizes(f)
  const may = flags(f)
  if (would === undefined || may === undefined) return ''
  return `: ${would} against ${may}`
}

/** The name of the card that is meant, a House card or a Westeros card; undefined for one that nobody knows. */
const cardMeant = (f: Given): string | undefined => {
  const card = f.text('card') ?? ''
  return f.houseCard() ?? (Object.hasOwn(cards.westeros, card) ? cards.nameOf(card as DeckCard) : undefined)
}

export const refusals: Record<CoreCode | GameCode, RefusalText> = { ...core, ...beforeTheAction, ...refusalsInAction }
