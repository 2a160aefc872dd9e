import { memoize } from '../../../kit/memoize'
import type { Box, Track } from '../box/box'
import type { Settings } from './state'

/**
 * Rules in which the two editions differ. The rules read these facts and never the number of the edition, so that each difference has a
 * name. The comment of each fact names its rule in the second edition.
 */
export interface Edition {
  /** Track that orders the texts of both House cards (E14.7). */
  readonly textsBy: Track
  /** Whether texts that change the strength apply by themselves as long as their condition holds, without a question (E14.7). */
  readonly textsApplyAlone: boolean
  /** Whether the Messenger Raven may place any unused order, and may look at the top wildling card instead (E8.4). */
  readonly ravenPlacesAnyOrder: boolean
  /** Number of targets of a special raid (E9.2). */
  readonly specialRaidTargets: number
  /** Whether a special raid may remove a Defense order (E9.2). */
  readonly specialRaidHitsDefense: boolean
  /** Whether the victim of a pillage loses a power token (E9.5). */
  readonly pillageTakesPower: boolean
  /** Whether Consolidate Power orders may lie at sea, where they have no effect (E8.3). */
  readonly consolidateAtSea: boolean
  /** Whether Consolidate Power orders are resolved one by one in turn order, and special ones may muster (E15). */
  readonly consolidateInTurn: boolean
  /** Whether every area with units must get an order (E8.1). */
  readonly everyAreaNeedsOrder: boolean
  /** Whether orders in areas without units are removed after each battle (E14.20). */
  readonly ordersNeedUnits: boolean
  /** Whether routed units stand up after power is collected, and not before (E16.1). */
  readonly routedRiseLast: boolean
  /** Whether the units of absent houses stay on the board as neutral forces (section 3). */
  readonly absentHousesStay: boolean
  /** Whether *Rains of Autumn* sets the strength of supporting footmen to 0; otherwise it forbids the March +1 order (E7.3). */
  readonly rainsStopFootmen: boolean
  /** Whether beaten attackers are destroyed if they marched from the home area of another house (E14.15). */
  readonly homesCloseToBeatenAttackers: boolean
  /** Whether a power token may be left in the own home area (E12.1). */
  readonly tokensInOwnHome: boolean
  /** Whether the attacker and the defender may decline support of other houses (A22, B12). */
  readonly supportMayBeDeclined: boolean
  /** Whether the total of the attacker may be below zero (A44, E14.3). */
  readonly totalsBelowZero: boolean
  /** Whether the wildlings attack at the end of their track, draw wildling cards and keep a part of their threat (E0.2, E6). */
  readonly wildlingCards: boolean
  /** Whether the final tie is decided by land areas, supply and the Iron Throne track, without a draw (E17.2). */
  readonly tieByLandAreas: boolean
}

const FIRST: Edition = {
  textsBy: 'fiefdoms',
  textsApplyAlone: false,
  ravenPlacesAnyOrder: false,
  specialRaidTargets: 2,
  specialRaidHitsDefense: false,
  pillageTakesPower: false,
  consolidateAtSea: false,
  consolidateInTurn: false,
  everyAreaNeedsOrder: false,
  ordersNeedUnits: false,
  routedRiseLast: false,
  absentHousesStay: true,
  rainsStopFootmen: true,
  homesCloseToBeatenAttackers: false,
  tokensInOwnHome: true,
  supportMayBeDeclined: true,
  totalsBelowZero: true,
  wildlingCards: false,
  tieByLandAreas: false,
}

const SECOND: Edition = {
  textsBy: 'ironThrone',
  textsApplyAlone: true,
  ravenPlacesAnyOrder: true,
  specialRaidTargets: 1,
  specialRaidHitsDefense: true,
  pillageTakesPower: true,
  consolidateAtSea: true,
  consolidateInTurn: true,
  everyAreaNeedsOrder: true,
  ordersNeedUnits: true,
  routedRiseLast: true,
  absentHousesStay: false,
  rainsStopFootmen: false,
  homesCloseToBeatenAttackers: true,
  tokensInOwnHome: false,
  supportMayBeDeclined: false,
  totalsBelowZero: false,
  wildlingCards: true,
  tieByLandAreas: true,
}

/** Second edition with the settings of a game that change these facts. */
const secondWith = memoize((settings: Settings): Edition => ({
  ...SECOND,
  homesCloseToBeatenAttackers: settings.attackersReturnToEnemyHome !== true,
  tokensInOwnHome: settings.tokenInOwnHome === true,
  supportMayBeDeclined: settings.declineSupport === true,
  totalsBelowZero: settings.negativeTotals === true,
  tieByLandAreas: settings.printedTieBreak !== true,
}))

/** Returns the rules of the edition of a game, with its settings. */
export const editionOf = ({ box, settings }: { readonly box: Pick<Box, 'edition'>; readonly settings: Settings }): Edition =>
  box.edition === 2 ? secondWith(settings) : FIRST
