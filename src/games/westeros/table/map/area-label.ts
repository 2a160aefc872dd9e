import { numberOf, UNIT_KINDS, type AreaId, type Units } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import type { GameWords } from '../../words'
import type { Words } from '../../../../ui/words'
import { holderOf } from '../holder'
import type en from './words/en'

/** Returns the description of an area for screen readers: "Winterfell, House Stark, 1 footman, 1 knight". */
export const areaLabel = (
  state: State,
  area: AreaId,
  { words, say }: Pick<Words<typeof en>, 'words' | 'say'>,
  names: GameWords['names'],
): string => {
  const { garrison, garrisonToken, token, neutral, order } = areaAt(state, area)
  const { kind, closed } = printed(state, area)
  const holder = holderOf(state, area)
  const { battle } = state
  const singly = (units: Units) =>
    UNIT_KINDS.flatMap((unit) => (numberOf(units, unit) > 0 ? [names.units({ [unit]: numberOf(units, unit) })] : []))
  return [
    names.area(state, area),
    ...(kind === 'land' ? [] : [names[kind]]),
    ...(closed === true ? [words.closed] : []),
    ...(holder === undefined ? (kind === 'land' && closed !== true ? [names.nobody] : []) : [names.house.nom(holder)]),
    ...(garrison === undefined ? [] : singly(garrison.standing)),
    ...(garrison === undefined || count(garrison.routed) === 0 ? [] : [say(words.routed, { units: names.units(garrison.routed) })]),
    ...(token === undefined ? [] : [say(words.token, { house: names.house.plain(token) })]),
    ...(garrisonToken === undefined ? [] : [say(words.garrison, { strength: garrisonToken })]),
    ...(neutral === undefined ? [] : [say(words.neutral, { strength: neutral.strength })]),
    ...(order === undefined ? [] : [names.order[order.order]]),
    ...(battle?.area === area ? [say(words.attacked, { house: names.house.plain(battle.attacker) })] : []),
  ].join(', ')
}
