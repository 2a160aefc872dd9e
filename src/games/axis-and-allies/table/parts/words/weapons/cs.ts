import type { WeaponWords } from './en'

const cs: WeaponWords = {
  jetFighters: 'Stíhačky brání s 5.',
  rockets: 'Protiletadlové zbraně smějí každý tah zasáhnout komplex do 3 polí.',
  superSubs: 'Ponorky útočí s 3.',
  longRange: 'Stíhačky letí 6 polí, bombardéry 8.',
  combinedBombardment: 'Z moře ostřelují i torpédoborce.',
  heavyBombers: 'Bombardér hází v útoku dvěma kostkami.',
}
export default cs
