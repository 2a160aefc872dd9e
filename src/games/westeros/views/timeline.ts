import type { Moment } from '../../../referee'
import type { AreaId, HouseId, Track } from '../box/box'
import type { WesterosVocabulary } from '../rules/vocabulary'
import { evolve } from '../transaction/evolve'
import type { AnyEvent } from '../model/events'
import { standings } from '../rules/victory'
import { opposite, type BattleResult, type Bids, type Outcome, type Side, type State } from '../model/state'

/** Public information about each round on one branch of the history of a game. It contains no secret choices. */
export interface Timeline {
  /** Data about the houses before the first round, at the end of each round, and now. */
  readonly rounds: readonly RoundFacts[]
  readonly auctions: readonly Auction[]
  readonly attacks: readonly WildlingFacts[]
  readonly battles: readonly BattleFacts[]
  readonly outcome: Outcome | undefined
  /** First house in turn order at the start of the game. */
  readonly first: HouseId | undefined
}

export interface RoundFacts {
  readonly round: number
  readonly houses: Readonly<Partial<Record<HouseId, HouseFacts>>>
}

/** Data about a house at the end of a round. Properties that the app does not track are omitted. */
export interface HouseFacts {
  readonly castles: number
  readonly supply: number
  /** Number of power tokens available to the house. */
  readonly power?: number
  /** Number of power tokens that the house started with and gained (`earned`), and number of power tokens that it paid. */
  readonly earned: number
  readonly spent: number
}

/** Result of the auction of one influence track (R5). */
export interface Auction {
  readonly round: number
  readonly track: Track
  readonly bids: Bids
  /** Houses in the order of the track after the auction, place 1 first. */
  readonly order: readonly HouseId[]
}

/** Result of one wildling attack (R6). */
export interface WildlingFacts {
  readonly round: number
  readonly threat: number
  readonly watch: number
  readonly winner: 'watch' | 'wildlings'
  readonly bids: Bids
}

/** Result of one battle fought in the app (R14). */
export interface BattleFacts {
  readonly round: number
  readonly area: AreaId
  readonly attacker: HouseId
  readonly defender: HouseId
  readonly winner: Side
  /** Total strengths in the battle; undefined if the battle ended without a result. */
  readonly result: Pick<BattleResult, 'attacker' | 'defender' | 'decidedBy'> | undefined
}

type Sums = Partial<Record<HouseId, number>>

const add = (sums: Sums, house: HouseId, amount: number): void => {
  sums[house] = (sums[house] ?? 0) + amount
}

/**
 * Computes the timeline of a branch of the history.
 * @param moments entries of the branch, at least one; oldest entry first, as returned by the referee's `line`
 */
export const timelineOf = (moments: readonly Moment<WesterosVocabulary>[]): Timeline => {
  const rounds = new Map<number, RoundFacts>()
  const auctions: Auction[] = []
  const attacks: WildlingFacts[] = []
  const battles: BattleFacts[] = []
  const earned: Sums = {}
  const spent: Sums = {}
  /**
   * Stores the data about the houses at the end of a round. If a round is played again after a correction, its new data replaces the
   * earlier data.
   */
  const close = (round: number, state: State) =>
    rounds.set(round, { round, houses: Object.fromEntries(standings(state).map(factsOf(earned, spent))) })

  for (const { entry, parent } of moments) {
    let before = parent?.state
    for (const event of entry.events as readonly AnyEvent[]) {
      const round = before?.round ?? 0
      switch (event.e) {
        case 'paid':
          for (const [house, amount] of Object.entries(event.amounts)) add(spent, house as HouseId, amount)
          break
        case 'powerGained':
          add(earned, event.house, event.amount)
          break
        case 'trackOrdered':
          auctions.push({ round, track: event.track, bids: event.bids, order: event.order })
          break
        case 'wildlingsAttacked': {
          const { threat, watch, winner, bids } = event
          attacks.push({ round, threat, watch, winner, bids })
          break
        }
        case 'battleEnded':
          if (before?.battle !== undefined) {
            const { attacker, defender, result } = before.battle
            battles.push({ round, area: event.area, attacker, defender, winner: event.winner, result })
          }
          break
        case 'moved':
          if (before === undefined || !isAtStart(before)) break
          // The power that a house has at the start counts as earned.
          for (const house of before.playing) add(earned, house, before.houses[house]?.power ?? 0)
          close(before.round - 1, before)
          break
        case 'roundBegan':
          if (before !== undefined) close(roundOf(before), before)
          break
        default:
      }
      before = evolve(before, event)
    }
  }
  const now = moments.at(-1)?.state
  // In the middle of a round, the last row of the timeline contains the current data about the houses.
  if (now !== undefined) close(roundOf(now), now)
  const inOrder = [...rounds.values()].toSorted((a, b) => a.round - b.round)
  return { rounds: inOrder, auctions, attacks, battles, outcome: now?.outcome, first: moments[0]?.state.tracks.ironThrone[0] }
}

/** Returns whether the board is still being set up. */
const isAtStart = ({ stage }: State): boolean => stage.at === 'setup'
const roundOf = (state: State): number => (isAtStart(state) ? state.round - 1 : state.round)

const factsOf =
  (earned: Sums, spent: Sums) =>
  ({ house, castles, supply, power }: ReturnType<typeof standings>[number]): readonly [HouseId, HouseFacts] => [
    house,
    { castles, supply, ...(power === undefined ? {} : { power }), earned: earned[house] ?? 0, spent: spent[house] ?? 0 },
  ]

/** Returns the winner and the loser of a battle. */
export const sidesOf = (battle: BattleFacts): { readonly won: HouseId; readonly lost: HouseId } => ({
  won: battle[battle.winner],
  lost: battle[opposite(battle.winner)],
})
