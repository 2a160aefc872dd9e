import { moveShape } from '../../../kit/move-kinds'
import { listOf } from '../../../kit/shape'
import { accepted, type Opened, type Refusal } from '../../../referee'
import { openBallot } from './ballots'
import { HOUSES, TRACKS, type DeckId, type HouseId, type Track } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { available, decider, runByTable, turnOrder } from '../model/position'
import { refuse, type Answer, type Code } from '../model/refusals'
import type { Bids, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import { questionName } from './westeros-cards'

/** R5: influence. Three auctions, one after another. The holder of the Iron Throne token orders houses with equal bids. */

/** The holder of the Iron Throne token orders each group of equal bids, best place first (R5.5). */
const orderTiedShape = () => moveShape('orderTied', { by: shapes.house, groups: listOf(shapes.houses, HOUSES.length) })
type OrderTied = MoveOf<typeof orderTiedShape>

/** Returns the largest bid of a house: its available power, or the number of its power tokens if power is not tracked (R5.3). */
export const bidLimit = (state: State, house: HouseId): number => available(state, house) ?? state.box.limits.power

/**
 * Returns the houses that bid, in turn order. Houses without available power and houses without a player bid 0 and are not
 * asked (R5.3, A34).
 */
export const bidders = (state: State): readonly HouseId[] =>
  turnOrder(state).filter((house) => !runByTable(state, house) && bidLimit(state, house) > 0)

/** Returns the refusal of a bid or contribution, if any: BID_NOT_WHOLE, BID_EXCEEDS_AVAILABLE (R5.3, R6.4). */
export const bidObjection = (state: State, house: HouseId, bid: unknown): Refusal<Code> | undefined => {
  const rule = state.stage.at === 'contribution' ? 'R6.4' : 'R5.3'
  if (typeof bid !== 'number' || !Number.isInteger(bid) || bid < 0) return refuse('BID_NOT_WHOLE', { house }, rule).refusal
  const limit = bidLimit(state, house)
  return bid > limit ? refuse('BID_EXCEEDS_AVAILABLE', { house, bid, limit }, rule).refusal : undefined
}

/** Returns the bids after the reveal. Houses that were not asked bid 0. @param houses houses that take part; default: all */
export const openedBids = (
  state: State,
  opened: Readonly<Partial<Record<HouseId, Opened>>>,
  houses: readonly HouseId[] = state.playing,
): Answer<Bids> => {
  const bids: Partial<Record<HouseId, number>> = {}
  for (const house of houses) {
    const bid = opened[house]?.choice ?? 0
    const refusal = bidObjection(state, house, bid)
    if (refusal !== undefined) return { ok: false, refusal }
    bids[house] = bid as number
  }
  return accepted(bids)
}

/** Groups the houses that bid the same amount; the group with the highest bid comes first (R5.4). */
export const byBid = (houses: readonly HouseId[], bids: Bids): readonly (readonly HouseId[])[] => {
  const amounts = [...new Set(houses.map((house) => bids[house] ?? 0))].sort((a, b) => b - a)
  return amounts.map((amount) => houses.filter((house) => (bids[house] ?? 0) === amount))
}

/** Moves the bid tokens to the pile (R5.8, R6.6), at most the power that each house still has. Does nothing if all bids are 0. */
export const pay = (transaction: Transaction, why: 'bid' | 'contribution', bids: Bids): void => {
  const amounts = Object.fromEntries(
    (Object.entries(bids) as [HouseId, number][]).flatMap(([house, bid]) => {
      const amount = Math.min(bid, bidLimit(transaction.state, house))
      return amount > 0 ? [[house, amount]] : []
    }),
  )
  if (Object.keys(amounts).length > 0) transaction.emit({ e: 'paid', why, amounts })
}

/** *Clash of Kings*: opens the first of the three auctions (R5.1, R5.2). The special tokens do not change hands yet. */
export const resolveClash = (transaction: Transaction, deck: DeckId): void => openAuction(transaction, deck, TRACKS[0])

/** Opens an auction. If no house can bid, the auction is decided at once (R5.3). */
export const openAuction = (transaction: Transaction, deck: DeckId, track: Track): void => {
  const roles = bidders(transaction.state)
  if (roles.length === 0)
    return afterBids(transaction, deck, track, Object.fromEntries(transaction.state.playing.map((house) => [house, 0])))
  transaction.emit({ e: 'moved', stage: { at: 'auction', deck, track } })
  openBallot(transaction, 'bid', `${questionName(transaction.state, deck, 'clash')}/${track}`, roles)
}

/** Reveals the bids of an auction (R5.3). Refusals: BID_NOT_WHOLE, BID_EXCEEDS_AVAILABLE. */
export const revealBids = (transaction: Transaction, opened: Readonly<Partial<Record<HouseId, Opened>>>): Refusal<Code> | undefined => {
  const { stage } = transaction.state
  if (stage.at !== 'auction') return undefined
  const bids = openedBids(transaction.state, opened)
  if (!bids.ok) return bids.refusal
  afterBids(transaction, stage.deck, stage.track, bids.value)
  return undefined
}

/** If bids are equal, asks the holder of the Iron Throne token. Otherwise orders the track at once (R5.4, R5.5). */
const afterBids = (transaction: Transaction, deck: DeckId, track: Track, bids: Bids): void => {
  const groups = byBid(transaction.state.playing, bids)
  const ties = groups.filter((group) => group.length > 1)
  if (ties.length > 0) transaction.emit({ e: 'moved', stage: { at: 'auctionTies', deck, track, bids, ties } })
  else givePlaces(transaction, deck, track, bids, groups.flat())
}

/** Orders the track, gives the special token to place 1, moves the bids to the pile, then opens the next auction (R5.4–R5.8). */
const givePlaces = (transaction: Transaction, deck: DeckId, track: Track, bids: Bids, order: readonly HouseId[], by?: HouseId): void => {
  transaction.emit({ e: 'trackOrdered', track, order, bids, ...(by === undefined ? {} : { decider: by }) })
  pay(transaction, 'bid', bids)
  const next = TRACKS[TRACKS.indexOf(track) + 1]
  if (next === undefined) transaction.order.afterCard(transaction, deck)
  else openAuction(transaction, deck, next)
}

/** Returns the refusal if the groups do not contain the same houses as the tied groups: NOT_TIED (R5.5). */
export const groupsObjection = (
  ties: readonly (readonly HouseId[])[],
  groups: readonly (readonly HouseId[])[],
): Refusal<Code> | undefined => {
  const fits = (tie: readonly HouseId[], group: readonly HouseId[] | undefined) =>
    group !== undefined && group.length === tie.length && tie.every((house) => group.includes(house))
  if (groups.length === ties.length && ties.every((tie, index) => fits(tie, groups[index]))) return undefined
  return refuse('NOT_TIED', { houses: ties.flat() }).refusal
}

/**
 * Records how the holder of the Iron Throne token orders each group of equal bids (R5.5). In the first auction, the holder before the
 * auction decides (R5.6). Refusals: NOT_DECIDER, NOT_TIED.
 */
export const orderTied: RuleHandler<OrderTied> = (transaction, { by, groups }, waived) => {
  const { stage, playing } = transaction.state
  if (stage.at !== 'auctionTies') return undefined
  const holder = decider(transaction.state)
  if (by !== holder && !waived.has('NOT_DECIDER')) return refuse('NOT_DECIDER', { house: by, decider: holder }).refusal
  const refusal = groupsObjection(stage.ties, groups)
  if (refusal !== undefined) return refusal
  const order = byBid(playing, stage.bids).flatMap((group) => groups.find((tied) => tied.includes(group[0] as HouseId)) ?? group)
  givePlaces(transaction, stage.deck, stage.track, stage.bids, order, by)
  return undefined
}

/** Records of the moves of an auction. */
export const AUCTION_MOVES = { orderTied: { shape: orderTiedShape, decide: atStages({ auctionTies: orderTied }) } }
