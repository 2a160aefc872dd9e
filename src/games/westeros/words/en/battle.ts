import type { Modifier, State } from '../../model/state'
import type { Addend } from '../../rules/strength'
import type { NeutralAddend } from '../../rules/neutral'
import type { UnitKind } from '../../box/box'
import { figure, signed } from '../../../../ui/grammar/numbers'
import { counted, nouns } from './nouns'
import { names } from './names'

const plural = (unit: UnitKind): string => nouns[unit].other

/** Returns the English label of one number that is added to the strength in a battle. */
const addend = (item: Addend, state: State): string => {
  const by = item.by === undefined ? '' : ` (${names.houseCard(state, item.by)})`
  switch (item.what) {
    case 'units':
      return item.unit === undefined ? `Units${by}` : `${counted(item.number ?? 0, item.unit)}${by}`
    case 'march':
      return `March order${by}`
    case 'defense':
      return `Defense order${by}`
    case 'support': {
      const from = item.area === undefined ? '' : ` from ${names.area(state, item.area)}`
      const whose = item.house === undefined ? '' : `, ${names.house.plain(item.house)}`
      return `Support${from}${whose}${by}`
    }
    case 'card':
      return `House card${by}`
    case 'blade':
      return 'Valyrian Steel Blade'
    case 'bonus':
      return `Set by hand${by}`
    case 'text':
      return `Text of the House card${by}`
    case 'garrison':
      return 'Garrison'
    case 'tides':
      return 'Tides of Battle'
  }
}

const neutralAddend = (item: NeutralAddend, state: State): string =>
  ({
    units: 'Marching units',
    march: 'March order',
    support: item.area === undefined ? 'Support' : `Support from ${names.area(state, item.area)}`,
  })[item.what]

/** Returns a short English text for a change of the strength in a battle. */
const modifier = (change: Modifier): string => {
  switch (change.mod) {
    case 'unit':
      return `each ${names.unit[change.unit].toLowerCase()} of the ${names.side[change.side]} counts ${change.counts}`
    case 'defenseTimes':
      return `the Defense order counts ${change.times === 2 ? 'double' : `${change.times} times`}`
    case 'cardStrength':
      return `the House card of the ${names.side[change.side]} counts ${change.counts}`
    case 'supportUnit':
      return `supporting ${plural(change.unit)} count ${change.counts}`
    case 'gain': {
      const parts = [
        ...(change.strength === 0 ? [] : [signed(change.strength)]),
        ...(change.swords === 0 ? [] : [counted(change.swords, 'sword')]),
        ...(change.fortifications === 0 ? [] : [counted(change.fortifications, 'fortification')]),
      ]
      return `${parts.join(', ')} for the ${names.side[change.side]}`
    }
    case 'othersUnit':
      return `${plural(change.unit)} of all houses except ${names.house.nom(change.house)} count ${change.counts}`
    case 'bonus':
      return `${signed(change.amount)} for the ${names.side[change.side]}`
    case 'icons':
      return `the ${names.side[change.side]} has ${counted(change.swords, 'sword')} and ${counted(change.fortifications, 'fortification')}`
  }
}

/** English texts of the table of strengths in a battle. */
export const battle = {
  addend,
  neutralAddend,
  modifier,
  total: 'Total',
  announced: 'before cards',
  rains: 'Rains of Autumn: supporting footmen count 0',
  routedCountNothing: (n: number): string => `${counted(n, 'unit')} routed: 0`,
  /** Returns a text with the icons of a House card; icons with the number 0 are omitted. */
  icons: (swords: number, fortifications: number): string =>
    [...(swords > 0 ? [counted(swords, 'sword')] : []), ...(fortifications > 0 ? [counted(fortifications, 'fortification')] : [])].join(
      ', ',
    ),
  /**
   * Returns a text with the number of casualties of the loser of a battle, and their cause.
   * @param already whether the text of a card has already destroyed units
   */
  fall: (swords: number, fortifications: number, n: number, already: boolean): string => {
    const why = swords === 0 ? 'no sword' : `${counted(swords, 'sword')} against ${counted(fortifications, 'fortification')}`
    return `${why}: ${n === 0 ? (already ? 'nobody else falls' : 'nobody falls') : n === 1 ? '1 unit falls' : `${n} units fall`}`
  },
  skulls: (n: number): string => counted(n, 'skull'),
  /** Returns a text with the number of units that a house loses by skulls. */
  bySkulls: (house: string, n: number): string => `${house} loses ${counted(n, 'unit')} by ${n === 1 ? 'a skull' : 'skulls'}`,
  equal: 'Equal: the Fiefdoms track decides',
  wins: (house: string, more: number, less: number): string => `${house} wins, ${figure(more)} to ${figure(less)}`,
  /** E14.13: returns a text with the number of siege engines that the loser of a battle loses. */
  enginesFall: (n: number): string => `${counted(n, 'siegeEngine')} ${n === 1 ? 'is' : 'are'} destroyed: siege engines do not retreat`,
  retreat: (n: number): string => `${counted(n, 'unit')} ${n === 1 ? 'retreats' : 'retreat'}`,
  routed: 'The survivors are laid down: routed.',
}
