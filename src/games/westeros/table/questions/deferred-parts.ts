import { lazyPart } from '../../../../ui/lazy-part'

/** Components that several questions show. The app loads them after the question is shown. */

const battleHeader = () => import('./BattleHeader')

/** Header of a battle with the strength of both sides. Shown above the questions of a battle and above the choice of a House card. */
export const BattleHeader = lazyPart(() => battleHeader().then((header) => header.BattleHeader))
export const BattleCards = lazyPart(() => battleHeader().then((header) => header.BattleCards))

/** Component that divides the units of a march among areas. Shown after the player has chosen the origin of the march. */
export const Parting = lazyPart(() => import('./Parting').then((parting) => parting.Parting))

/** Dialogs that a question opens: report of a whole battle, and effect of a House card that is printed with another text. */
export const TellBattle = lazyPart(() => import('./TellBattle').then((battle) => battle.TellBattle))
export const ReportedBattle = lazyPart(() => import('./TellBattle').then((battle) => battle.ReportedBattle))
export const OtherText = lazyPart(() => import('./OtherText').then((text) => text.OtherText))
