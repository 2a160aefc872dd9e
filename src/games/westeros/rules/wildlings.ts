import type { Opened, Refusal } from '../../../referee'
import { openBallot } from '../ballots'
import { UNIT_KINDS, type DeckId, type HouseId, type Units } from '../box/box'
import type { Chapter } from '../chapter'
import type { Course } from '../course'
import type { Move, RemoveUnits } from '../moves'
import { decider, houseState, turnOrder } from '../position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../refusals'
import type { Bids, State } from '../state'
import { count, worth } from '../units'
import { bidders, byBid, openedBids, pay } from './influence'
import { missingUnit, piecesOf, takeAway, toldObjection, total } from './removal'
import { checkVictory } from './victory'
import { questionName } from './westeros-cards'

/** R6: the wildlings attack. */

/** Muster points that every house loses when the wildlings win, and the lowest contributor loses instead (R6.8). */
export const LOSS = 2
export const LOSS_OF_LOWEST = 4

/** *Wildling Attack*: contributions are made; if nobody has any power, the count is 0 at once (R6.4). */
export const resolveWildlings = (course: Course, deck: DeckId): void => {
  const roles = bidders(course.state)
  if (roles.length === 0) return afterContributions(course, deck, Object.fromEntries(course.state.playing.map((house) => [house, 0])))
  course.happen({ e: 'moved', stage: { at: 'contribution', deck } })
  openBallot(course, 'contribution', questionName(course.state, deck, 'wildlings'), roles)
}

/** The contributions are open (R6.4). Refusals: BID_NOT_WHOLE, BID_EXCEEDS_AVAILABLE. */
export const revealContributions = (course: Course, opened: Readonly<Partial<Record<HouseId, Opened>>>): Refusal<Code> | undefined => {
  const { stage } = course.state
  if (stage.at !== 'contribution') return undefined
  const bids = openedBids(course.state, opened)
  if (!bids.ok) return bids.refusal
  afterContributions(course, stage.deck, bids.value)
  return undefined
}

/** Strength of the Night's Watch: all contributions together (R6.4). */
export const watchOf = (bids: Bids): number => Object.values(bids).reduce((sum, bid) => sum + (bid ?? 0), 0)

/** The watch holds if it is equal or higher (R6.5); the highest, or the lowest, may have to be named (R6.7, R6.8). */
const afterContributions = (course: Course, deck: DeckId, bids: Bids): void => {
  const { threat, playing } = course.state
  const groups = byBid(playing, bids)
  const which = watchOf(bids) >= threat ? 'highest' : 'lowest'
  const tied = (which === 'highest' ? groups[0] : groups.at(-1)) ?? []
  const [house] = tied
  if (house === undefined) return course.order.afterCard(course, deck)
  if (tied.length > 1) course.happen({ e: 'moved', stage: { at: 'wildlingTie', deck, bids, which, tied } })
  else settle(course, deck, bids, which, house)
}

/**
 * The holder of the Iron Throne token names the highest or the lowest of the tied contributors (R6.7, R6.8). Refusals:
 * NOT_DECIDER, NOT_TIED.
 */
export const nameTied: Chapter<Extract<Move, { do: 'nameTied' }>> = (course, { by, house }, waived) => {
  const { stage } = course.state
  if (stage.at !== 'wildlingTie') return undefined
  const { deck, bids, which, tied } = stage
  const rule = which === 'highest' ? 'R6.7' : 'R6.8'
  const holder = decider(course.state)
  if (by !== holder && !waived.has('NOT_DECIDER')) return refuse('NOT_DECIDER', { house: by, decider: holder }, rule).refusal
  if (!tied.includes(house)) return refuse('NOT_TIED', { houses: tied }, rule).refusal
  settle(course, deck, bids, which, house, by)
  return undefined
}

/** The contributions go to the pile and the threat to 0 in every case (R6.6, R6.10); then the reward or the losses. */
const settle = (course: Course, deck: DeckId, bids: Bids, which: 'highest' | 'lowest', house: HouseId, by?: HouseId): void => {
  course.happen({
    e: 'wildlingsAttacked',
    threat: course.state.threat,
    watch: watchOf(bids),
    winner: which === 'highest' ? 'watch' : 'wildlings',
    bids,
    [which]: house,
    ...(by === undefined ? {} : { decider: by }),
  })
  pay(course, 'contribution', bids)
  if (which === 'highest') return reward(course, deck, house)
  const owed = turnOrder(course.state).map((other) => ({ house: other, owed: other === house ? LOSS_OF_LOWEST : LOSS }))
  askNext(course, deck, owed)
}

/** The highest contributor may take back a used House card; where cards are not tracked the table is reminded (R6.7). */
const reward = (course: Course, deck: DeckId, house: HouseId): void => {
  const { used } = houseState(course.state, house)
  if (used !== undefined && used.length > 0) return course.happen({ e: 'moved', stage: { at: 'reward', deck, house } })
  if (used === undefined) course.happen({ e: 'cardTakenBack', house, why: 'wildlings' })
  return course.order.afterCard(course, deck)
}

/** Why a House card cannot be taken back. Refusals: CARD_NOT_USED, NOT_TRACKED where the app knows no used cards. */
export const takeBackObjection = (state: State, house: HouseId, card: string | undefined): Refusal<Code> | undefined => {
  if (card === undefined) return undefined
  const { used } = houseState(state, house)
  if (used === undefined) return refuse('NOT_TRACKED', { part: 'cards' }).refusal
  return used.includes(card) ? undefined : refuse('CARD_NOT_USED', { house, card }).refusal
}

/** The highest contributor takes a used House card back, or none (R6.7). Refusals: NOT_YOUR_TURN, CARD_NOT_USED. */
export const takeBack: Chapter<Extract<Move, { do: 'takeBack' }>> = (course, { house, card }, waived) => {
  const { stage } = course.state
  if (stage.at !== 'reward') return undefined
  if (house !== stage.house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn: stage.house }, 'R6.7').refusal
  const refusal = takeBackObjection(course.state, house, card)
  if (refusal !== undefined) return refusal
  course.happen({ e: 'cardTakenBack', house, why: 'wildlings', ...(card === undefined ? {} : { card }) })
  course.order.afterCard(course, stage.deck)
  return undefined
}

/** On to the next house that has anything to lose, or to the next card (R6.9). */
const askNext = (course: Course, deck: DeckId, queue: readonly { readonly house: HouseId; readonly owed: number }[]): void => {
  const { state } = course
  const left = state.tracking.units ? queue.filter(({ house }) => count(total(piecesOf(state, house))) > 0) : queue
  if (left.length > 0) course.happen({ e: 'moved', stage: { at: 'losses', deck, queue: left } })
  else course.order.afterCard(course, deck)
}

/** All ways to take units of exactly this value out of some pieces. */
export const waysToPay = (pieces: Units, values: Units, value: number): readonly Units[] => {
  const ways: Units[] = []
  for (let footman = 0; footman <= pieces.footman; footman++)
    for (let knight = 0; knight <= pieces.knight; knight++)
      for (let ship = 0; ship <= pieces.ship; ship++) {
        const way = { footman, knight, ship }
        if (worth(way, values) === value) ways.push(way)
      }
  return ways
}

/**
 * Muster points that a house has to remove: what it owes, or all it has if that is less (R6.9, A14). With the printed values
 * that sum can always be made; with others it is the next higher one that can.
 */
export const neededValue = (pieces: Units, values: Units, owed: number): number => {
  const most = worth(pieces, values)
  let value = Math.min(owed, most)
  // Bounded: a forged ledger may say that there are fewer pieces than none, of which nothing can ever be paid.
  while (value < most && waysToPay(pieces, values, value).length === 0) value++
  return value
}

/** What the house owes in the running losses; 0 if it is not asked. */
export const owedBy = ({ stage }: State, house: HouseId): number =>
  stage.at === 'losses' ? (stage.queue.find((entry) => entry.house === house)?.owed ?? 0) : 0

/** Muster points that a house has to remove in the running losses (R6.9). */
export const neededOf = (state: State, house: HouseId): number =>
  neededValue(total(piecesOf(state, house)), state.box.musterValue, owedBy(state, house))

/**
 * Why a removal is not what the wildlings take. Refusals: NO_SUCH_UNIT, REMOVAL_INSUFFICIENT, REMOVAL_NOT_NEEDED (R6.9,
 * A14); NOT_TRACKED as at *Supply*.
 */
export const lossesObjection = (
  state: State,
  { house, remove, sizes }: Omit<RemoveUnits, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const told = toldObjection(state, sizes, remove)
  if (told !== undefined || !state.tracking.units) return told
  const missing = missingUnit(state, house, remove)
  if (missing !== undefined) return missing
  const removed = worth(total(remove), state.box.musterValue)
  const needed = neededOf(state, house)
  if (removed < needed && !waived.has('REMOVAL_INSUFFICIENT')) return refuse('REMOVAL_INSUFFICIENT', { house, removed, needed }).refusal
  if (removed > needed && !waived.has('REMOVAL_NOT_NEEDED')) return refuse('REMOVAL_NOT_NEEDED', { house, removed, needed }, 'R6.9').refusal
  return undefined
}

/** Whether a removal can be completed by removing more, to exactly what is needed. */
export const canPay = (pieces: Units, values: Units, needed: number, removed: Units): boolean =>
  waysToPay(pieces, values, needed).some((way) => UNIT_KINDS.every((kind) => way[kind] >= removed[kind]))

/**
 * A house loses units to the wildlings (R6.8, R6.9); a check point of victory after each (A13). Refusals: NOT_YOUR_TURN and
 * those of {@link lossesObjection}.
 */
export const removeLosses: Chapter<RemoveUnits> = (course, move, waived) => {
  const { stage } = course.state
  if (stage.at !== 'losses') return undefined
  const { house, remove, sizes } = move
  const turn = stage.queue[0]?.house ?? house
  if (turn !== house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn }, 'R6.9').refusal
  const refusal = lossesObjection(course.state, move, waived)
  if (refusal !== undefined) return refusal
  if (course.state.tracking.units) takeAway(course, house, 'wildlings', remove)
  else course.happen({ e: 'armiesTold', house, why: 'wildlings', ...(sizes === undefined ? {} : { sizes }) })
  if (checkVictory(course)) return undefined
  askNext(
    course,
    stage.deck,
    stage.queue.filter((entry) => entry.house !== house),
  )
  return undefined
}
