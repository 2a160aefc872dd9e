import type { HiddenEvent } from '../../../kit/hidden'
import type { Vote } from '../../../kit/vote'
import type { Clan, Hero, Resource, Thing, Work } from '../box/box'
import type { PlaceId, Spots } from '../box/island'
import type { Change, Payment } from './moves'
import type { Board, DrawKind, GoalCard, Order, Proposal, Result, State, Waiting } from './state'

/** Result of a hero order (R19–R21). */
export interface Moved {
  readonly clan: Clan
  readonly result: 'moved' | 'swapped' | 'stays' | 'invalid'
  readonly hero?: Hero
  readonly from?: PlaceId
  readonly to?: PlaceId
}

/** Effect of a new church or hall on the hero that belongs to the building (R45, R46, A10). */
export interface HeroThere {
  readonly hero: Hero
  readonly how: 'enters' | 'waits' | 'relocates'
}

type By = { readonly by: Clan }

export type Event =
  | { readonly e: 'begun'; readonly state: State }
  | { readonly e: 'numberTold'; readonly point: string; readonly value: number }
  | ({ readonly e: 'startChosen'; readonly isFree: boolean } & By)
  | ({ readonly e: 'placed'; readonly spots: Spots } & By)
  | ({ readonly e: 'settled'; readonly at: PlaceId; readonly card: boolean; readonly asked: readonly Clan[] } & By)
  | ({ readonly e: 'anchored'; readonly from: PlaceId; readonly to: PlaceId; readonly warrior: boolean; readonly card: boolean } & By)
  | ({ readonly e: 'stayed' } & By)
  | { readonly e: 'allPlaced'; readonly discarded: number }
  | ({ readonly e: 'keptOnPaper' } & By)
  | { readonly e: 'cardsChosen'; readonly paper: readonly Clan[] }
  | { readonly e: 'roundBegun'; readonly round: number; readonly chief: Clan }
  | {
      readonly e: 'drawn'
      readonly round: number
      readonly at: PlaceId
      readonly how: DrawKind
      readonly card: Resource | 'up' | 'down' | 'empty'
      readonly kept: boolean
      /** Resource of the improvement token, if the players reported the token with this draw. */
      readonly token?: Resource
    }
  | { readonly e: 'ordersAsked'; readonly ballot?: NonNullable<State['ballot']> }
  | ({ readonly e: 'ordered'; readonly order: Order } & By)
  | ({ readonly e: 'reopened' } & By)
  | { readonly e: 'moved'; readonly results: readonly Moved[] }
  | { readonly e: 'entered'; readonly entered: readonly Waiting[] }
  | { readonly e: 'proposed'; readonly proposal: Proposal }
  | ({ readonly e: 'waived' } & By)
  | ({ readonly e: 'voted'; readonly yes: boolean } & By)
  | {
      readonly e: 'voteClosed'
      readonly round: number
      readonly proposal: Omit<Proposal, 'vote'>
      readonly vote: Vote<Clan>
      readonly yes: number
      readonly adopted: boolean
      /**
       * Number of cards that were given to players face down. Players who looked at these cards know their resources, but the app does not.
       */
      readonly unseen: number
    }
  | { readonly e: 'announceAsked'; readonly ballot?: NonNullable<State['ballot']> }
  | ({ readonly e: 'announced'; readonly points: number } & By)
  | ({ readonly e: 'waits' } & By)
  | ({ readonly e: 'ready' } & By)
  | ({ readonly e: 'constructionBegun' } & By)
  | ({ readonly e: 'supplyTaken' } & By)
  | ({
      readonly e: 'built'
      readonly what: Thing
      readonly at?: PlaceId
      readonly resource?: Resource
      readonly hero?: HeroThere
      readonly pay?: Payment
      /** Territories of the markets that the payment used. */
      readonly markets: readonly PlaceId[]
      readonly fee: readonly Clan[]
      readonly joint?: boolean
    } & By)
  | ({ readonly e: 'jointProposed'; readonly what: Work; readonly at: PlaceId; readonly resource?: Resource } & By)
  | ({ readonly e: 'offered'; readonly to: Clan } & By)
  | ({ readonly e: 'dropped'; readonly kind: 'joint' | 'offer' } & By)
  | ({ readonly e: 'constructionEnded'; readonly supplyMissed: boolean; readonly goals: number; readonly mayClaim: boolean } & By)
  | ({ readonly e: 'wentOn' } & By)
  | { readonly e: 'finalBegun'; readonly announcer: Clan; readonly points?: number; readonly queue: readonly Clan[] }
  | ({ readonly e: 'finalEnded' } & By)
  | ({ readonly e: 'proved'; readonly card: GoalCard | number; readonly points: number } & By)
  | ({ readonly e: 'announcementFailed'; readonly points: number; readonly board: Board } & By)
  | { readonly e: 'roundEnded'; readonly round: number; readonly chief: Clan; readonly turnSupply: boolean }
  | { readonly e: 'ended'; readonly result: Result }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string }
  | { readonly e: 'overruled'; readonly waived: readonly string[] }
  | HiddenEvent<Clan>
