import type { TidesCard } from '../../../src/games/westeros/box/box'
import type { Stock } from '../westeros/little-box'
import type { CaseOrder, CaseSupport, CaseUnits, Of } from '../westeros/notation'

/** Fields of the scenarios about combats. */

type Figures = Readonly<{ strength: number; swords?: number; forts?: number; fortifications?: number }>
/** House card: its numbers, or its id; `null` if the house plays none. */
export type CaseCard = Figures | Readonly<{ card: string }> | null
/** Order token, e.g. `March+1`, if needed with its house. */
export type Text = string | (CaseOrder & Readonly<{ house?: string }>) | Readonly<{ house?: string; order: string }>

/** Position before a combat. */
export interface Before {
  readonly area: string
  readonly sea?: boolean
  readonly castle?: 0 | 1 | 2
  readonly garrison?: number
  readonly attacker: Readonly<{ house: string; units: CaseUnits; modifier?: number; from?: string }>
  readonly defender: Readonly<{ house: string; units?: CaseUnits; order?: string | null }>
  readonly supports?: readonly (CaseSupport & Readonly<{ port?: boolean; fromSea?: boolean }>)[]
  readonly fiefdoms?: readonly string[]
  readonly ironThrone?: readonly string[]
  readonly kingsCourt?: readonly string[]
  readonly blade?: Readonly<{ holder: string; used?: boolean }>
  readonly hands?: Of<readonly string[]>
  readonly discards?: Of<readonly string[]>
  readonly power?: Of<number | Stock>
  readonly pile?: Of<number>
  readonly pool?: CaseUnits | Of<CaseUnits>
  readonly orders?: Of<Text>
  readonly settings?: Of<boolean>
}
/** Decision of the owner of a House card about the text of the card. */
export interface Ability {
  readonly card: string
  readonly use?: boolean
  readonly target?: string
  readonly area?: string
  readonly track?: string
  readonly newCard?: string
  readonly routed?: boolean
}
/** Tides of Battle cards that both sides draw. `again`: card that the holder of the Blade draws instead, if the app draws the cards. */
export interface TidesDecision {
  readonly attacker: TidesCard
  readonly defender: TidesCard
  readonly how?: 'app' | 'table'
  readonly again?: TidesCard
  /** House that used the Blade to replace its real card. */
  readonly blade?: string
}
export interface Decision {
  readonly cards: Readonly<{ attacker: CaseCard; defender: CaseCard }>
  readonly useBlade?: string | null
  readonly abilities?: readonly Ability[]
  readonly casualties?: CaseUnits
  readonly tides?: TidesDecision
  /** Kind of the unit that each house loses by a skull. */
  readonly skulls?: Of<string>
}
