/** Questions during a battle. */
export { Ability } from './Ability'
export { Blade, Casualties, Retreat } from './BattleEnd'
export { Cards } from './Cards'
export { Support } from './Support'
