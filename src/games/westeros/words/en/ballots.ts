import type { Revealed } from '../../../../referee'
import type { DeckCard, HouseId, WildlingCard } from '../../box/box'
import type { BallotKind, State } from '../../model/state'
import { kindOfCards, playerOf } from '../sentences/lookup'
import { sentence } from '../../../../ui/grammar/numbers'
import { byAmount, chosenIn, openTrack } from '../sentences/log-figures'
import { cards } from './cards'
import { second } from './second'
import { listAnd, inWords } from './nouns'
import { names } from './names'

const { house } = names

/** Returns in English what the secret choice is about. */
export const subject = (state: State): string => {
  const track = openTrack(state)
  switch (state.ballot?.kind) {
    case 'bid':
      return track === undefined ? 'the bids' : `the bids for ${names.trackAcc[track]}`
    case 'contribution':
      return 'the help for the Night’s Watch'
    case 'orders':
      return 'the orders'
    case 'card':
      return 'the House cards'
    default:
      return 'what was chosen'
  }
}

/**
 * English texts of a secret choice: the screen that covers the phone, passing the phone, waiting, the reveal. No text reveals the choice.
 */
export const ballots = {
  /** Returns the title of the question that is shown before the players pass the phone around. */
  beforeTitle: (state: State): string => {
    switch (state.ballot?.kind) {
      case 'bid':
        return `What will each house pay for ${names.trackAcc[openTrack(state) ?? 'ironThrone']}?`
      case 'contribution':
        return 'What will each house give the Watch?'
      case 'orders':
        return 'Which orders will each house give?'
      case 'card':
        return 'Which card will each side play?'
      default:
        return 'A secret choice'
    }
  },
  hand: (state: State, id: HouseId): string => {
    const player = playerOf(state, id)
    return player === undefined ? `Hand the phone to ${house.dat(id)}` : `Hand the phone to ${player}`
  },
  cover: (state: State, id: HouseId): string => {
    const player = playerOf(state, id)
    const give = `Give the phone to ${house.dat(id)}`
    return player === undefined ? give : `${player} · ${give}`
  },
  waiting: (n: number): string =>
    n === 0 ? 'Everybody has chosen' : n === 1 ? 'One house is still thinking' : `${sentence(inWords(n))} houses are still thinking`,
  reveal: {
    bid: 'Reveal the bids',
    contribution: 'Reveal what was given',
    orders: 'Reveal the orders',
    card: 'Reveal both cards',
  } satisfies Record<BallotKind, string>,
  runByTable: (ids: readonly HouseId[]): string => `Run by the table, without a choice: ${names.houses(ids)}.`,
}

/** Returns the English text of information revealed to all players, for the dialog that asks the players for consent. */
const shown = (revealed: Revealed, state: State): string => {
  if (revealed.kind === 'cards') {
    // A card that only one house has seen stays secret.
    if (revealed.seenBy !== undefined) return 'The top wildling card'
    const list = (nameOf: (card: string) => string) => listAnd(Object.values(revealed.what).map((card) => nameOf(String(card))))
    const kind = kindOfCards(state, revealed)
    if (kind === 'wildling') return `Wildling card: ${list((card) => second.wildling[card as WildlingCard])}`
    // Cards that are still face down stay secret.
    if (kind === 'tides') return 'Tides of Battle cards'
    return `Westeros cards: ${list((card) => cards.nameOf(card as DeckCard, state.box))}`
  }
  const chosen = chosenIn(revealed.label, revealed.what)
  switch (chosen.kind) {
    case 'bid':
      return `Bids for ${names.trackAcc[chosen.track]}: ${amounts(chosen.bids)}`
    case 'contribution':
      return `Given to the Night’s Watch: ${amounts(chosen.bids)}`
    case 'orders':
      return `Orders of ${names.houses(chosen.houses)}`
    case 'card':
      return `House cards: ${listAnd(chosen.cards.map(([, card]) => names.houseCard(state, card)))}`
  }
}

const amounts = (bids: Parameters<typeof byAmount>[0]): string =>
  byAmount(bids)
    .map(([id, amount]) => `${house.plain(id)} ${amount}`)
    .join(', ')

/** English texts of the dialog that asks the players for consent before information is revealed. */
export const consent = { shown }
