/** The questions of a battle, the balance above them, and its result below the next question. */
export { Ability } from '../Ability'
export { Blade, Casualties, Retreat } from '../BattleEnd'
export { BattleCards, BattleHeader } from '../BattleHeader'
export { Cards } from '../Cards'
export { Ended, News } from '../EndedBattle'
export { Support } from '../Support'
