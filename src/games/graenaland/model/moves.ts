import type { HiddenMove } from '../../../kit/hidden'
import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Correct, Overrule } from '../../../referee'
import type { Clan, Hero, Resource, Thing, Work } from '../box/box'
import type { Island, PlaceId, Spots, Tile } from '../box/island'
import type { Code } from './refusals'
import type { Settings } from './settings'
import type { ByClan, Card, GoalCard, Holding, Order, Player, Waiting } from './state'

export interface Setup {
  readonly players: readonly Player[]
  readonly settings?: Partial<Settings>
  /** Numbers and prices that are known from other games or typed in. */
  readonly numbers?: ReportedNumbers
  /** The island as it lies; the usual one without it. */
  readonly island?: Island
  readonly spots?: readonly Spots[]
}

/** A set-up in which nothing is left out. */
export type Agreed = Required<Setup> & { readonly settings: Settings }

/** A supply card by what it shows. */
export type Pair = readonly [Resource, Resource]
/** The cards laid down. */
export interface Laid {
  readonly cards: Counts
  readonly supplies?: readonly Pair[]
}
/** The payment of a construction: without cards it was paid, and nobody types them in; markets are always named. */
export interface Payment extends Partial<Laid> {
  /** In the order in which they are to be used (R51). */
  readonly markets?: readonly PlaceId[]
}
/** A card for each clan that a palisade is owed to (R54). */
export type Fee = Readonly<Partial<Record<Clan, 'resource' | 'supply'>>>

/** A construction and its place; an army step has no place. */
export interface Plan {
  readonly what: Thing
  readonly at?: PlaceId
  /** On the token of an improvement. */
  readonly resource?: Resource
  /** The hero moves to the new church or hall (R46). */
  readonly relocate?: boolean
  readonly pay?: Payment
  readonly fee?: Fee
  /** A price that nobody had told yet (A3). */
  readonly told?: ReportedNumbers
}

interface By {
  readonly by: Clan
}

export type OwnMove =
  | { readonly do: 'tell'; readonly numbers: ReportedNumbers }
  | ({ readonly do: 'firstPlayer' } & By)
  /** Two settlements and the warrior: a fixed start, or how a free one came out. */
  | ({ readonly do: 'place'; readonly spots: Spots } & By)
  | ({ readonly do: 'settle'; readonly at: PlaceId } & By)
  /** A village lifts anchor; without a place it stays (R73). */
  | ({ readonly do: 'anchor'; readonly to?: PlaceId } & By)
  /** A player keeps the own card on paper only (R77). */
  | ({ readonly do: 'keepOnPaper' } & By)
  /** Every player without a sealed card has it on paper. */
  | { readonly do: 'cardsChosen' }
  /** The next card of the list: a resource, `down` for one face down, `match` or `other` where a token is not known, or an empty deck. */
  | { readonly do: 'draw'; readonly card: Resource | 'down' | 'match' | 'other' | 'empty' }
  /** All that are left, where cards are not told: territories whose turned card matches, and those whose deck is empty. */
  | { readonly do: 'drawAll'; readonly matches: readonly PlaceId[]; readonly empty?: readonly PlaceId[] }
  | ({ readonly do: 'order' } & By & Order)
  | ({ readonly do: 'reopen' } & By)
  | ({ readonly do: 'propose'; readonly at: PlaceId; readonly split?: readonly (Clan | null)[] } & By)
  | ({ readonly do: 'waive' } & By)
  | ({ readonly do: 'vote'; readonly yes: boolean } & By)
  /** `said`: the votes of those who had not been told one by one. */
  | { readonly do: 'closeVote'; readonly said?: ByClan<boolean> }
  | ({ readonly do: 'announce'; readonly points: number; readonly countsOnSupply?: boolean } & By)
  | ({ readonly do: 'wait' } & By)
  | ({ readonly do: 'ready' } & By)
  | { readonly do: 'closeAnnounce' }
  | ({ readonly do: 'construct' } & By & Plan)
  | ({ readonly do: 'takeSupply' } & By)
  | ({ readonly do: 'joint'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource } & By)
  | ({
      readonly do: 'jointBuild'
      readonly give?: Readonly<Partial<Record<Clan, Laid>>>
      readonly pay?: Payment
      readonly told?: ReportedNumbers
    } & By)
  | ({ readonly do: 'offer'; readonly to: Clan } & By)
  | ({ readonly do: 'offerBuild' } & Plan)
  | ({ readonly do: 'drop' } & By)
  | ({ readonly do: 'done' } & By)
  | ({ readonly do: 'claim'; readonly yes: boolean } & By)
  | { readonly do: 'passShip' }
  | ({ readonly do: 'proof'; readonly card?: GoalCard; readonly points?: number } & By)

/** One thing that the table sets by hand; a hero who is not on the map stands `off`. */
export type Change =
  | ({ readonly set: 'settlements'; readonly at: PlaceId; readonly clan: Clan } & Holding)
  | { readonly set: 'works'; readonly at: PlaceId; readonly works: readonly Work[]; readonly resource: Resource | 'unknown' }
  | { readonly set: 'hero'; readonly clan: Clan; readonly hero: Hero; readonly at: PlaceId }
  | { readonly set: 'waiting'; readonly waiting: readonly Waiting[] }
  | { readonly set: 'army'; readonly clan: Clan; readonly strength: number }
  | { readonly set: 'cards'; readonly at: PlaceId; readonly cards: readonly Card[] }
  | { readonly set: 'chief'; readonly clan: Clan }
  | { readonly set: 'proposed'; readonly clan: Clan; readonly proposed: boolean }
  | { readonly set: 'chances'; readonly supplyTaken: boolean; readonly jointSpent: boolean; readonly marketsUsed: readonly PlaceId[] }
  | ({ readonly set: 'tile'; readonly at: PlaceId } & Tile)
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly clan: Clan; readonly name: string }
  | { readonly set: 'settings'; readonly settings: Settings }

/** Its own moves and those of every game. */
export type AnyMove = OwnMove | HiddenMove<Clan> | Correct<Change> | Overrule<AnyMove, Code>

/** A sealed choice: a hero order, a number of points (0: none is announced), or a victory point card. */
export type Choice = Order | readonly Order[] | number | GoalCard
