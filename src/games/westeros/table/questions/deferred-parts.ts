import { lazyPart } from '../../../../ui/lazy-part'

/** Parts that several questions show, and that no question waits for. */

const battleHeader = () => import('./BattleHeader')

/** The balance of a battle, above its questions and the choice of a House card. */
export const BattleHeader = lazyPart(() => battleHeader().then((header) => header.BattleHeader))
export const BattleCards = lazyPart(() => battleHeader().then((header) => header.BattleCards))

/** The areas within reach of a march, once it is known where it begins. */
export const Parting = lazyPart(() => import('./Parting').then((parting) => parting.Parting))

/** The dialogs that a tap within a question opens: a battle reported as a whole, and a text that differs from the printed one. */
export const TellBattle = lazyPart(() => import('./TellBattle').then((told) => told.TellBattle))
export const ToldBattle = lazyPart(() => import('./TellBattle').then((told) => told.ToldBattle))
export const OtherText = lazyPart(() => import('./OtherText').then((text) => text.OtherText))
