import { moveShape } from '../../../kit/move-kinds'
import { maybe, only } from '../../../kit/shape'
import type { Opened, Pick, Refusal } from '../../../referee'
import { openBallot } from './ballots'
import { numberOf, UNIT_KINDS, WILDLING_CARDS, type DeckId, type HouseId, type Units, type WildlingCard } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { editionOf } from '../model/edition'
import { decider, houseState, turnOrder } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { Attack, Bids, State } from '../model/state'
import { count, worth } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { bidders, byBid, openedBids, pay } from './influence'
import { missingUnit, piecesOf, takeAway, reportObjection, total, type RemoveUnits } from './removal'
import { checkVictory } from './victory'
import { questionName } from './westeros-cards'
import { mustDrawTop, possibleTops, turnUpWildling, wildlingLabel, type LookAtWildling } from './wildling-deck'

/** R6: the wildlings attack. */

/** The holder of the Iron Throne token chooses the highest or the lowest contributor among the tied houses (R6.7, R6.8). */
const nameTiedShape = () => moveShape('nameTied', { by: shapes.house, house: shapes.house })
/** A house takes a used House card back into its hand; if `card` is omitted, the house takes no card (R6.7). */
export const takeBackShape = ({ card }: MoveParts) => moveShape('takeBack', { house: shapes.house, card: maybe(card) })
/** The top wildling card is turned up (E6.4). `how`: drawn by the app, or reported by the players. */
const drawWildlingShape = () => moveShape('drawWildling', { card: only(...WILDLING_CARDS), how: shapes.where })
type DrawWildling = MoveOf<typeof drawWildlingShape>

/** Muster points that each house loses if the wildlings win; the lowest contributor loses `LOSS_OF_LOWEST` instead (R6.8). */
export const LOSS = 2
export const LOSS_OF_LOWEST = 4

/**
 * *Wildling Attack*: opens the ballot for the contributions. If no house has power, the total contribution is 0 and no ballot is opened
 * (R6.4).
 */
export const resolveWildlings = (transaction: Transaction, attack: Attack): void => {
  const houses = participants(transaction.state, attack)
  const roles = bidders(transaction.state).filter((house) => houses.includes(house))
  if (roles.length === 0) return afterContributions(transaction, attack, Object.fromEntries(houses.map((house) => [house, 0])))
  transaction.emit({ e: 'moved', stage: { at: 'contribution', ...attack } })
  const name = questionName(transaction.state, attack.deck, 'wildlings')
  const early = attack.early === true ? `${name}-before-cards` : name
  openBallot(transaction, 'contribution', attack.again === undefined ? early : `${early}-again`, roles)
}

/** Returns the houses that take part in an attack: all, or in a second attack all but the highest bidder of the first (E6.2). */
export const participants = ({ playing }: State, { again }: Attack): readonly HouseId[] =>
  playing.filter((house) => house !== again?.without)

/** Returns the strength of the wildlings: the threat, or that of the second attack (E6.1). */
export const strengthOf = ({ threat }: State, { again }: Attack): number => again?.strength ?? threat

/** Returns the attack to which a stage belongs. */
export const attackOf = ({ deck, early, again }: Attack): Attack => ({
  deck,
  ...(early === undefined ? {} : { early }),
  ...(again === undefined ? {} : { again }),
})

/** Reveals the contributions (R6.4). Refusals: BID_NOT_WHOLE, BID_EXCEEDS_AVAILABLE. */
export const revealContributions = (
  transaction: Transaction,
  opened: Readonly<Partial<Record<HouseId, Opened>>>,
): Refusal<Code> | undefined => {
  const { stage } = transaction.state
  if (stage.at !== 'contribution') return undefined
  const bids = openedBids(transaction.state, opened, participants(transaction.state, stage))
  if (!bids.ok) return bids.refusal
  afterContributions(transaction, attackOf(stage), bids.value)
  return undefined
}

/** Returns the strength of the Night's Watch: the sum of all contributed tokens (R6.4). */
export const watchOf = (bids: Bids): number => Object.values(bids).reduce((sum, bid) => sum + (bid ?? 0), 0)

/** Returns whose contribution has a consequence: the highest if the Night's Watch wins, the lowest if the wildlings win (R6.5). */
const sideThatCounts = (state: State, attack: Attack, bids: Bids): 'highest' | 'lowest' =>
  watchOf(bids) >= strengthOf(state, attack) ? 'highest' : 'lowest'

/** Compares the contributions again if a correction of the threat has changed who wins while a tie is still to be decided. */
export const compareAgain = (transaction: Transaction): void => {
  const { state } = transaction
  const { stage } = state
  if (stage.at === 'wildlingTie' && stage.which !== sideThatCounts(state, stage, stage.bids))
    afterContributions(transaction, attackOf(stage), stage.bids)
}

/**
 * Compares the contributions with the threat: the Night's Watch wins if they are at least equal (R6.5). If houses are tied for the highest
 * or the lowest contribution, the holder of the Iron Throne token chooses (R6.7, R6.8).
 */
const afterContributions = (transaction: Transaction, attack: Attack, bids: Bids): void => {
  const groups = byBid(participants(transaction.state, attack), bids)
  const which = sideThatCounts(transaction.state, attack, bids)
  const tied = (which === 'highest' ? groups[0] : groups.at(-1)) ?? []
  const [house] = tied
  if (house === undefined) return transaction.order.afterAttack(transaction, attack)
  if (tied.length > 1) transaction.emit({ e: 'moved', stage: { at: 'wildlingTie', ...attack, bids, which, tied } })
  else settle(transaction, attack, bids, which, house)
}

/**
 * Records the choice of the holder of the Iron Throne token among tied highest or lowest contributors (R6.7, R6.8). Refusals: NOT_DECIDER,
 * NOT_TIED.
 */
export const nameTied: RuleHandler<MoveOf<typeof nameTiedShape>> = (transaction, { by, house }, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'wildlingTie') return undefined
  const { bids, which, tied } = stage
  const rule = which === 'highest' ? 'R6.7' : 'R6.8'
  const holder = decider(transaction.state)
  if (by !== holder && !waived.has('NOT_DECIDER')) return refuse('NOT_DECIDER', { house: by, decider: holder }, rule).refusal
  if (!tied.includes(house)) return refuse('NOT_TIED', { houses: tied }, rule).refusal
  settle(transaction, attackOf(stage), bids, which, house, by)
  return undefined
}

/** Moves the contributions to the pile and sets the threat to 0 in every case (R6.6, R6.10), then starts the reward or the losses. */
const settle = (transaction: Transaction, attack: Attack, bids: Bids, which: 'highest' | 'lowest', house: HouseId, by?: HouseId): void => {
  const { state } = transaction
  const { wildlingCards } = editionOf(state)
  transaction.emit({
    e: 'wildlingsAttacked',
    threat: strengthOf(state, attack),
    watch: watchOf(bids),
    winner: which === 'highest' ? 'watch' : 'wildlings',
    bids,
    [which]: house,
    ...(by === undefined ? {} : { decider: by }),
    ...(wildlingCards ? { threatAfter: which === 'highest' ? 0 : placesBack(state, 2) } : {}),
  })
  pay(transaction, 'contribution', bids)
  if (wildlingCards) return transaction.emit({ e: 'moved', stage: { at: 'wildlingCard', ...attack, bids, which, house } })
  const { deck } = attack
  if (which === 'highest') return reward(transaction, deck, house)
  const owed = turnOrder(transaction.state).map((other) => ({ house: other, owed: other === house ? LOSS_OF_LOWEST : LOSS }))
  askNext(transaction, deck, owed)
}

/** Returns the threat a number of places back on its track, not below the first space (E6.5). */
const placesBack = ({ box, threat }: State, places: number): number => {
  const at = box.threat.findLastIndex((space) => space <= threat)
  return box.threat[Math.max(0, at - places)] ?? 0
}

/** Turns up the top wildling card and lets the houses carry it out (E6.4). Refusal: CARD_NOT_IN_DECK. */
const drawWildling: RuleHandler<DrawWildling> = (transaction, { card, how }) => {
  const { stage } = transaction.state
  if (stage.at !== 'wildlingCard') return undefined
  const { bids, which, house } = stage
  const refusal = turnUpWildling(transaction, card, how)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'moved', stage: { at: 'effect', ...attackOf(stage), card, part: which, house, bids, queue: [house] } })
  transaction.order.continueEffect(transaction)
  return undefined
}

/** Draws the top wildling card at random: the card of the attack, or the card at which the Raven looks (E6.4, E8.4). */
export const drawWildlingByChance = (state: State, pick: Pick): DrawWildling | LookAtWildling | undefined => {
  const { stage, wildlings, holders } = state
  if (wildlings === undefined || state.tracking.decks !== 'app') return undefined
  const top = (): WildlingCard => {
    const possible = possibleTops(wildlings)
    return possible.length === 1 ? (possible[0] as WildlingCard) : pick(wildlingLabel(wildlings), possible)
  }
  if (stage.at === 'wildlingCard') return { do: 'drawWildling', card: top(), how: 'app' }
  return mustDrawTop(state) ? { do: 'lookAtWildling', house: holders.kingsCourt, card: top() } : undefined
}

/** Lets the highest contributor take back a used House card. If cards are not tracked, only a reminder is recorded (R6.7). */
const reward = (transaction: Transaction, deck: DeckId, house: HouseId): void => {
  const { used } = houseState(transaction.state, house)
  if (used !== undefined && used.length > 0) return transaction.emit({ e: 'moved', stage: { at: 'reward', deck, house } })
  if (used === undefined) transaction.emit({ e: 'cardTakenBack', house, why: 'wildlings' })
  return transaction.order.afterCard(transaction, deck)
}

/** Returns the refusal if a House card cannot be taken back: CARD_NOT_USED, NOT_TRACKED if used cards are not tracked. */
export const takeBackObjection = (state: State, house: HouseId, card: string | undefined): Refusal<Code> | undefined => {
  if (card === undefined) return undefined
  const { used } = houseState(state, house)
  if (used === undefined) return refuse('NOT_TRACKED', { part: 'cards' }).refusal
  return used.includes(card) ? undefined : refuse('CARD_NOT_USED', { house, card }).refusal
}

/**
 * Records that the highest contributor takes back a used House card, or none (R6.7). Refusals: NOT_YOUR_TURN, NOT_TRACKED,
 * CARD_NOT_USED.
 */
export const takeBack: RuleHandler<MoveOf<typeof takeBackShape>> = (transaction, { house, card }, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'reward') return undefined
  if (house !== stage.house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn: stage.house }, 'R6.7').refusal
  const refusal = takeBackObjection(transaction.state, house, card)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'cardTakenBack', house, why: 'wildlings', ...(card === undefined ? {} : { card }) })
  transaction.order.afterCard(transaction, stage.deck)
  return undefined
}

/** Asks the next house that has units to lose, or continues with the next card (R6.9). */
const askNext = (transaction: Transaction, deck: DeckId, queue: readonly { readonly house: HouseId; readonly owed: number }[]): void => {
  const { state } = transaction
  const left = state.tracking.units ? queue.filter(({ house }) => count(total(piecesOf(state, house))) > 0) : queue
  if (left.length > 0) transaction.emit({ e: 'moved', stage: { at: 'losses', deck, queue: left } })
  else transaction.order.afterCard(transaction, deck)
}

/** Returns all selections of units that are worth exactly `value` muster points. */
export const waysToPay = (pieces: Units, values: Units, value: number): readonly Units[] => {
  const options: Units[] = []
  for (let footman = 0; footman <= pieces.footman; footman++)
    for (let knight = 0; knight <= pieces.knight; knight++)
      for (let ship = 0; ship <= pieces.ship; ship++) {
        const way = { footman, knight, ship }
        if (worth(way, values) === value) options.push(way)
      }
  return options
}

/**
 * Returns the muster points that a house has to remove: the points owed, or all its units if they are worth less (R6.9, A14). With the
 * printed costs, units can always be removed for exactly this sum; with other costs, returns the next higher sum that is possible.
 */
export const neededValue = (pieces: Units, values: Units, owed: number): number => {
  const most = worth(pieces, values)
  let value = Math.min(owed, most)
  // The limit protects against a forged ledger with a negative number of pieces, from which no sum can be paid.
  while (value < most && waysToPay(pieces, values, value).length === 0) value++
  return value
}

/** Returns the muster points that a house owes after a victory of the wildlings; 0 if the house removes nothing now. */
export const owedBy = ({ stage }: State, house: HouseId): number =>
  stage.at === 'losses' ? (stage.queue.find((entry) => entry.house === house)?.owed ?? 0) : 0

/** Returns the muster points that a house has to remove after the current attack of the wildlings (R6.9). */
export const neededOf = (state: State, house: HouseId): number =>
  neededValue(total(piecesOf(state, house)), state.box.musterValue, owedBy(state, house))

/**
 * Returns the refusal of units removed for the wildlings, if any: NO_SUCH_UNIT, REMOVAL_INSUFFICIENT, REMOVAL_NOT_NEEDED (R6.9, A14);
 * NOT_TRACKED as for the card *Supply*.
 */
export const lossesObjection = (
  state: State,
  { house, remove, sizes }: Omit<RemoveUnits, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const reportRefusal = reportObjection(state, sizes, remove)
  if (reportRefusal !== undefined || !state.tracking.units) return reportRefusal
  const missing = missingUnit(state, house, remove)
  if (missing !== undefined) return missing
  const removed = worth(total(remove), state.box.musterValue)
  const needed = neededOf(state, house)
  if (removed < needed && !waived.has('REMOVAL_INSUFFICIENT')) return refuse('REMOVAL_INSUFFICIENT', { house, removed, needed }).refusal
  if (removed > needed && !waived.has('REMOVAL_NOT_NEEDED')) return refuse('REMOVAL_NOT_NEEDED', { house, removed, needed }, 'R6.9').refusal
  return undefined
}

/** Returns whether a house can reach exactly `needed` muster points by removing more units. */
export const canPay = (pieces: Units, values: Units, needed: number, removed: Units): boolean =>
  waysToPay(pieces, values, needed).some((way) => UNIT_KINDS.every((kind) => numberOf(way, kind) >= numberOf(removed, kind)))

/**
 * Removes units of a house as losses to the wildlings (R6.8, R6.9). Victory is checked after each house (A13). Refusals: NOT_YOUR_TURN
 * and those of {@link lossesObjection}.
 */
export const removeLosses: RuleHandler<RemoveUnits> = (transaction, move, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'losses') return undefined
  const { house, remove, sizes } = move
  const turn = stage.queue[0]?.house ?? house
  if (turn !== house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn }, 'R6.9').refusal
  const refusal = lossesObjection(transaction.state, move, waived)
  if (refusal !== undefined) return refusal
  if (transaction.state.tracking.units) takeAway(transaction, house, 'wildlings', remove)
  else transaction.emit({ e: 'armiesTold', house, why: 'wildlings', ...(sizes === undefined ? {} : { sizes }) })
  if (checkVictory(transaction)) return undefined
  askNext(
    transaction,
    stage.deck,
    stage.queue.filter((entry) => entry.house !== house),
  )
  return undefined
}

/** Records of the moves of a wildling attack. */
export const WILDLING_MOVES = {
  nameTied: { shape: nameTiedShape, decide: atStages({ wildlingTie: nameTied }) },
  drawWildling: { shape: drawWildlingShape, decide: atStages({ wildlingCard: drawWildling }) },
}
