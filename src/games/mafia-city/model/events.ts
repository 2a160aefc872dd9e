import type { HiddenEvent } from '../../../kit/hidden'
import type { Ballot } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { Veto } from '../box/effects'
import type { Change, Figure } from './moves'
import type { ByColour, CityMap, Control, Counts, Effect, Result, Stack, State } from './state'

/** Players who may react to a declared effect, and the ballot in which they choose if reactions are secret. */
interface Heard {
  readonly asked: readonly Colour[]
  readonly ballot?: Ballot<'silent', Colour>
}

/** Cards that players draw at the end of a round (R31–R35). */
export interface Draws {
  readonly startAfter: Colour
  readonly step1?: Colour
  readonly step2?: Colour
  /** Players in the order in which they draw, with one element for each drawn card. */
  readonly sequence: readonly Colour[]
  /** Index in `sequence` of the card that is drawn directly after the discards are shuffled, and the player who shuffles. */
  readonly reshuffleBefore?: number
  readonly shuffler?: Colour
}

export type Event =
  | { readonly e: 'begun'; readonly state: State }
  | ({ readonly e: 'mapTold'; readonly drawn?: true } & CityMap)
  | { readonly e: 'redrawn'; readonly by: Colour; readonly cards: number }
  | { readonly e: 'placed'; readonly by: Colour; readonly at: Place }
  | { readonly e: 'passed'; readonly by: Colour }
  | { readonly e: 'waited'; readonly by: Colour }
  /** Action of a player, if the app does not track Mafiosi. The players in `back` got Mafiosi back and are active again. */
  | { readonly e: 'acted'; readonly by: Colour; readonly bullet: boolean; readonly back: readonly Colour[] }
  | ({ readonly e: 'declared'; readonly effect: Effect; readonly paid: number } & Heard)
  | ({ readonly e: 'vetoed'; readonly by: Colour; readonly with: Veto; readonly paid: number } & Heard)
  | { readonly e: 'letStand'; readonly by?: Colour }
  | { readonly e: 'settled'; readonly effect: Effect; readonly happens: boolean; readonly vetoes: number }
  | { readonly e: 'tookToHand'; readonly by: Colour; readonly owner: Colour; readonly at: Place; readonly place: number }
  | { readonly e: 'reinforcedTo'; readonly by: Colour; readonly at: Place }
  | { readonly e: 'jailed'; readonly by: Colour; readonly owner: Colour; readonly at: Place; readonly place: number }
  | { readonly e: 'raided'; readonly by: Colour; readonly at: Place; readonly back: Counts; readonly revived: readonly Colour[] }
  | { readonly e: 'headsSwapped'; readonly at: Place; readonly to: Place }
  | { readonly e: 'planned'; readonly owner: Colour; readonly at: Place; readonly place: number; readonly to: Place }
  | { readonly e: 'nothingTaken'; readonly by: Colour; readonly from: Colour }
  | { readonly e: 'cardTaken'; readonly by: Colour; readonly from: Colour; readonly count: number; readonly position?: number }
  | { readonly e: 'cardsDrawn'; readonly by: Colour; readonly drawn: number; readonly discarded: number; readonly count: number }
  | { readonly e: 'caseClosed'; readonly owner: Colour }
  | { readonly e: 'turnEnded'; readonly by: Colour }
  | { readonly e: 'locationsBegun' }
  | { readonly e: 'chosen'; readonly by?: Colour; readonly at: Place }
  | { readonly e: 'dealDeclined'; readonly by: Colour }
  | { readonly e: 'dealsClosed' }
  | { readonly e: 'stackTold'; readonly at: Place; readonly stack: Stack; readonly deals: readonly Colour[] }
  | { readonly e: 'controlled'; readonly at: Place; readonly control: Control }
  | { readonly e: 'scored'; readonly by: Colour; readonly why: 'control' | 'star' }
  | { readonly e: 'released'; readonly released: Counts }
  | { readonly e: 'reinforced'; readonly players: readonly Colour[] }
  | { readonly e: 'figureReturned'; readonly figure: Figure }
  | { readonly e: 'figureTaken'; readonly figure: Figure; readonly by: Colour; readonly from?: Colour }
  | { readonly e: 'hitmanMoved'; readonly by: Colour; readonly to: Place }
  | { readonly e: 'killed'; readonly by: Colour; readonly owner: Colour; readonly at: Place; readonly place: number }
  | { readonly e: 'starCancelled'; readonly by: Colour }
  | { readonly e: 'skipped'; readonly by: Colour; readonly what: 'effect' | 'rest' }
  | { readonly e: 'marked'; readonly at: Place }
  | { readonly e: 'strategyBegun'; readonly mayor?: Colour }
  | { readonly e: 'opened'; readonly at: Place }
  | { readonly e: 'named'; readonly player: Colour }
  | {
      readonly e: 'tookBack'
      readonly by: Colour
      readonly at: Place
      readonly taken: ByColour<number>
      readonly places: readonly number[]
    }
  | { readonly e: 'unmarked'; readonly at: Place }
  | { readonly e: 'strategyEnded' }
  | ({ readonly e: 'drawn'; readonly round: number; readonly pile: number; readonly discards: number; readonly count: number } & Draws)
  | { readonly e: 'ended'; readonly result: Result }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string }
  | { readonly e: 'overruled'; readonly waived: readonly string[] }
  | HiddenEvent<Colour>
