import type { GameCode } from '../../model/refusals'
import { figure } from '../../../../ui/grammar/numbers'
import type { RefusalText } from '../sentences/shapes'
import { listAnd, counted } from './nouns'
import { names } from './names'
import { at, atIf, someone } from './phrases'

/** English reasons of the refusals of raids, marches and battle moves. */
export const refusalsInAction = {
  NO_RAID_THERE: (f) => `${someone(f)} has no Raid order ${at(f)}.`,
  TOO_MANY_TARGETS: () => 'These are more orders than this raid can remove.',
  RAID_OWN: (f) => `The order ${at(f)} is the raider’s own.`,
  RAID_LAND_TO_SEA: (f) => `A raid from land does not reach the sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  RAID_TARGET_KIND: (f) => {
    const kind = f.orderKind()
    return kind === undefined ? 'This order cannot be raided.' : `A ${names.orderKind[kind]} order cannot be raided.`
  },
  NO_MARCH_THERE: (f) => `${someone(f)} has no March order ${at(f)}.`,
  ROUTED_CANNOT_MARCH: (f) => `A routed unit ${at(f)} cannot march.`,
  NOT_SEA: (f) => `Ships cannot go on land${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  NOT_LAND: (f) => `Footmen and knights cannot stay at sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  SECOND_BATTLE: (f) => {
    const areas = f.areas('areas')
    return areas.length < 2
      ? 'One march can enter only one area that is defended.'
      : `${listAnd(areas)} are defended, and one march can enter only one of them.`
  },
  NEUTRAL_TOO_STRONG: (f) => {
    const total = f.number('total')
    const strength = f.number('strength')
    return total === undefined || strength === undefined
      ? `The neutral force ${at(f)} is too strong.`
      : `The neutral force ${at(f)} has strength ${strength}; the march brings ${figure(total)}.`
  },
  AREA_NOT_VACATED: (f) => `Units stay ${at(f)}, so no power token is left there.`,
  TOKEN_ON_SEA: (f) => `Nobody controls a sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
  NO_AVAILABLE_POWER: (f) => `${someone(f)} has no available power token.`,
  TOKEN_ALREADY_THERE: (f) => `There is a power token ${at(f)} already.`,
  NO_SUPPORT_ORDER: (f) => `There is no Support order ${at(f)} that could help.`,
  SUPPORT_LAND_TO_SEA: (f) => `Land units ${at(f)} cannot support a battle at sea.`,
  PARTIAL_SUPPORT: (f) => `The strength ${at(f)} cannot be divided.`,
  SUPPORT_ENEMY_IN_OWN_BATTLE: (f) => `${someone(f)} fights in this battle and cannot help its opponent.`,
  CARD_NOT_IN_HAND: (f) => {
    const card = f.houseCard()
    return card === undefined
      ? 'This card is not in hand.'
      : `${card} is not in the hand of ${f.house() === undefined ? 'this house' : someone(f)}.`
  },
  ABILITY_NOT_OPTIONAL: (f) => {
    const card = f.houseCard()
    return card === undefined ? 'This text has to be carried out.' : `${card}: this text has to be carried out.`
  },
  NOT_A_TARGET: (f) => {
    const card = f.houseCard()
    const text = card === undefined ? 'The text of the card' : `The text of ${card}`
    return `${text} cannot be used on this.`
  },
  NOT_BLADE_HOLDER: (f) => `${someone(f)} does not hold the Valyrian Steel Blade.`,
  BLADE_USED: () => 'The Valyrian Steel Blade has been used this round.',
  WRONG_NUMBER: (f) => {
    const number = f.number('number')
    if (f.rule === 'E7.4') return number === undefined ? 'The house has fewer ports.' : `The house has ${counted(number, 'port')}.`
    if (f.rule === 'R14.13') return 'A battle takes one House card of each side.'
    if (f.rule === 'R14.25')
      return number === undefined ? 'That is not the number of units that are lost.' : `The retreat costs ${counted(number, 'unit')}.`
    return number === undefined
      ? 'That is not the number of units that fall.'
      : `${number === 1 ? '1 unit falls' : `${number} units fall`}.`
  },
  ROUTED_NOT_CASUALTY: (f) => `A routed unit${atIf(f)} cannot be taken as a casualty.`,
  RETREAT_TO_ATTACK_ORIGIN: (f) => `The attack came from ${f.area() ?? 'there'}.`,
  RETREAT_ENEMY_UNITS: (f) =>
    f.house() === undefined ? `There are foreign units ${at(f)}.` : `There are units of ${someone(f)} ${at(f)}.`,
  RETREAT_ENEMY_TOKEN: (f) =>
    f.house() === undefined ? `There is a foreign power token ${at(f)}.` : `There is a power token of ${someone(f)} ${at(f)}.`,
  RETREAT_ENEMY_HOME: (f) => `${f.area() ?? 'The area'} is the home of ${f.house() === undefined ? 'another house' : someone(f)}.`,
  RETREAT_NEUTRAL: (f) => `There is a neutral force ${at(f)}.`,
  RETREAT_SPLIT: () => 'The survivors would be split up.',
  RETREAT_LOSES_MORE: (f) => {
    const lost = f.number('lost')
    return lost === undefined ? 'This retreat costs more units than necessary.' : `It costs ${counted(lost, 'unit')}, more than necessary.`
  },
  RETREAT_NOT_ORIGIN: () => 'A beaten attacker cannot choose where to go.',
} satisfies Partial<Record<GameCode, RefusalText>>
