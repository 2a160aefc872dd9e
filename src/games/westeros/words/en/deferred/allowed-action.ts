import type { GameCode } from '../../../model/refusals'
import type { RefusalText } from '../../sentences/shapes'
import { listAnd, inWords } from '../nouns'
import { names } from '../names'

/** English texts of the moves that are allowed instead of a refused raid, march or battle move. */
export const allowedInAction = {
  NO_RAID_THERE: () => 'Choose an area with a Raid order of this house.',
  TOO_MANY_TARGETS: (f) => {
    const limit = f.number('limit')
    return limit === undefined
      ? 'A raid hits one order, with the star two, in different areas.'
      : `This raid hits ${inWords(limit)} at most, each in another area.`
  },
  RAID_OWN: () => 'Choose an order of another house, or take the raid off without effect.',
  RAID_LAND_TO_SEA: () => 'From land, land can be raided; from sea, both.',
  RAID_TARGET_KIND: (f) => {
    const kinds = f.orderKinds('kinds').map((kind) => names.orderKind[kind])
    return `${kinds.length === 0 ? 'Raid, Support and Consolidate Power' : listAnd(kinds)} orders can be raided.`
  },
  NO_MARCH_THERE: () => 'Choose an area with a March order of this house.',
  ROUTED_CANNOT_MARCH: () => 'Routed units stay down until all marches of the round are done; the others may go.',
  NOT_SEA: () => 'Choose a sea next to it.',
  NOT_LAND: () => 'They go to land areas; own ships carry them across the seas.',
  SECOND_BATTLE: () => 'Choose one of them; areas that nobody defends can be entered besides.',
  NEUTRAL_TOO_STRONG: () => 'March and support together have to reach its strength.',
  AREA_NOT_VACATED: () => 'A token is left where the last unit goes.',
  TOKEN_ON_SEA: () => 'Power tokens are left on land only.',
  NO_AVAILABLE_POWER: () => 'Do without it this time.',
  TOKEN_ALREADY_THERE: () => 'It still holds the area; no second one is needed.',
  NO_SUPPORT_ORDER: () => 'Support comes from areas next to the battle that have such an order and units.',
  SUPPORT_LAND_TO_SEA: () => 'Ships support battles on sea and land, land units on land.',
  PARTIAL_SUPPORT: () => 'The area supports one side with all it has, or nobody.',
  SUPPORT_ENEMY_IN_OWN_BATTLE: () => 'It may support itself, or nobody.',
  CARD_NOT_IN_HAND: () => 'Play one of the cards in hand.',
  ABILITY_NOT_OPTIONAL: () => 'Choose one of its targets, or replace the effect by hand if your card reads differently.',
  NOT_A_TARGET: () => 'Choose one of the targets that are offered.',
  NOT_BLADE_HOLDER: (f) => {
    const holder = f.house('holder')
    return holder === undefined
      ? 'Only its holder may use it, as attacker or defender.'
      : `It is with ${names.house.nom(holder)}; only attacker or defender may use it.`
  },
  BLADE_USED: () => 'It can be used again next round.',
  WRONG_NUMBER: (f) => {
    if (f.rule === 'E7.4') return 'Count only ports beside areas that the house controls.'
    if (f.rule === 'R14.13') return 'Name two cards of two houses at most.'
    if (f.rule === 'R14.25') return 'Choose exactly as many as do not fit the supply.'
    return 'As many standing units fall as swords that no fortification stops.'
  },
  ROUTED_NOT_CASUALTY: () => 'Only standing units can be taken as casualties.',
  RETREAT_TO_ATTACK_ORIGIN: () => 'Retreat to any other legal area.',
  RETREAT_ENEMY_UNITS: () => 'Retreat to an empty area or one of the house itself.',
  RETREAT_ENEMY_TOKEN: () => 'Retreat to an area without foreign power token, or to one of the house itself.',
  RETREAT_ENEMY_HOME: () => 'This table does not allow retreats to a foreign home; choose another area.',
  RETREAT_NEUTRAL: () => 'Nobody retreats to a neutral force; choose another area.',
  RETREAT_SPLIT: () => 'All of them retreat to one and the same area.',
  RETREAT_LOSES_MORE: (f) => {
    const least = f.number('least')
    const better = f.areas('areas')
    return [
      `Choose a retreat that costs as few units as possible${least === undefined ? '' : `: ${least}`}`,
      better.length === 0 ? '' : ` (${listAnd(better)})`,
      '.',
    ].join('')
  },
  RETREAT_NOT_ORIGIN: (f) => {
    const from = f.area('from')
    return from === undefined ? 'The survivors go back to where they marched from.' : `The survivors go back to ${from}.`
  },
} satisfies Partial<Record<GameCode, RefusalText>>
