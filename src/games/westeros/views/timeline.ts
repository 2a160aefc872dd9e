import type { Moment } from '../../../referee'
import type { AreaId, HouseId, Track } from '../box/box'
import type { WesterosVocabulary } from '../model/vocabulary'
import { evolve } from '../transaction/evolve'
import type { AnyEvent } from '../model/events'
import { standings } from '../rules/victory'
import { opposite, type BattleResult, type Bids, type Outcome, type Side, type State } from '../model/state'

/** The facts of a line of play that everybody at the table has seen, by round. No sealed fact is in it. */
export interface Timeline {
  /** The state of the houses before the first round, at the end of each round, and now. */
  readonly rounds: readonly RoundFacts[]
  readonly auctions: readonly Auction[]
  readonly attacks: readonly WildlingFacts[]
  readonly battles: readonly BattleFacts[]
  readonly outcome: Outcome | undefined
  /** Who was first in turn order when the game began. */
  readonly first: HouseId | undefined
}

export interface RoundFacts {
  readonly round: number
  readonly houses: Readonly<Partial<Record<HouseId, HouseFacts>>>
}

/** A house at the end of a round. Facts that the table does not report are absent. */
export interface HouseFacts {
  readonly castles: number
  readonly supply: number
  /** Available power tokens. */
  readonly power?: number
  /** Power tokens that it began with and has taken from the pile, and what it has paid into it. */
  readonly earned: number
  readonly spent: number
}

/** One influence track that was bid for (R5). */
export interface Auction {
  readonly round: number
  readonly track: Track
  readonly bids: Bids
  /** Place 1 first. */
  readonly order: readonly HouseId[]
}

/** One wildling attack (R6). */
export interface WildlingFacts {
  readonly round: number
  readonly threat: number
  readonly watch: number
  readonly winner: 'watch' | 'wildlings'
  readonly bids: Bids
}

/** One battle that was fought through in the app (R14). */
export interface BattleFacts {
  readonly round: number
  readonly area: AreaId
  readonly attacker: HouseId
  readonly defender: HouseId
  readonly winner: Side
  /** Totals; undefined where the battle was set to its end by hand. */
  readonly result: Pick<BattleResult, 'attacker' | 'defender' | 'decidedBy'> | undefined
}

type Sums = Partial<Record<HouseId, number>>

const add = (sums: Sums, house: HouseId, amount: number): void => {
  sums[house] = (sums[house] ?? 0) + amount
}

/**
 * Reads a line of play.
 * @param moments first entry first, as the referee's `line` gives them; at least one
 */
export const timelineOf = (moments: readonly Moment<WesterosVocabulary>[]): Timeline => {
  const rounds = new Map<number, RoundFacts>()
  const auctions: Auction[] = []
  const attacks: WildlingFacts[] = []
  const battles: BattleFacts[] = []
  const earned: Sums = {}
  const spent: Sums = {}
  /** A round that is played again after a correction stands as it ended last. */
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
          // The power at the beginning counts as the first earnings of a house.
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
  // In the middle of a round it shows the state of the houses now.
  if (now !== undefined) close(roundOf(now), now)
  const inOrder = [...rounds.values()].toSorted((a, b) => a.round - b.round)
  return { rounds: inOrder, auctions, attacks, battles, outcome: now?.outcome, first: moments[0]?.state.tracks.ironThrone[0] }
}

/** The board is still being laid out: the first round of this game is still to come. */
const isAtStart = ({ stage }: State): boolean => stage.at === 'setup'
const roundOf = (state: State): number => (isAtStart(state) ? state.round - 1 : state.round)

const factsOf =
  (earned: Sums, spent: Sums) =>
  ({ house, castles, supply, power }: ReturnType<typeof standings>[number]): readonly [HouseId, HouseFacts] => [
    house,
    { castles, supply, ...(power === undefined ? {} : { power }), earned: earned[house] ?? 0, spent: spent[house] ?? 0 },
  ]

/** Who won a battle and who lost it. */
export const sidesOf = (battle: BattleFacts): { readonly won: HouseId; readonly lost: HouseId } => ({
  won: battle[battle.winner],
  lost: battle[opposite(battle.winner)],
})
