/** The questions of a battle, and the balance above them. */
export { Ability } from './Ability'
export { Blade, Casualties, Retreat } from './BattleEnd'
export { BattleCards, BattleHeader } from './BattleHeader'
export { Cards } from './Cards'
export { Support } from './Support'
