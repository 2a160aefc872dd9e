import type { GameCode } from '../../refusals'
import { figure } from '../lookup'
import type { RefusalText } from '../shapes'
import { all, counted, inWords } from './nouns'
import { names } from './names'
import { at, atIf, someone } from './phrases'

/** Refusals of raids, marches and battles. */
export const refusalsInAction = {
  NO_RAID_THERE: (f) => ({
    wrong: `${someone(f)} has no Raid order ${at(f)}.`,
    allowed: 'Choose an area in which a Raid order of this house lies.',
  }),
  TOO_MANY_TARGETS: (f) => {
    const limit = f.number('limit')
    return {
      wrong: 'These are more orders than this raid can remove.',
      allowed:
        limit === undefined
          ? 'A raid hits one order, with the star two, in different areas.'
          : `This raid hits ${inWords(limit)} at most, each in another area.`,
    }
  },
  RAID_OWN: (f) => ({
    wrong: `The order ${at(f)} is the raider’s own.`,
    allowed: 'Choose an order of another house, or take the raid off without effect.',
  }),
  RAID_LAND_TO_SEA: (f) => ({
    wrong: `A raid from land does not reach the sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'From land, land can be raided; from sea, both.',
  }),
  RAID_TARGET_KIND: (f) => {
    const kind = f.orderKind()
    return {
      wrong: kind === undefined ? 'This order cannot be raided.' : `A ${names.orderKind[kind]} order cannot be raided.`,
      allowed: 'Raid, Support and Consolidate Power orders can be.',
    }
  },
  NO_MARCH_THERE: (f) => ({
    wrong: `${someone(f)} has no March order ${at(f)}.`,
    allowed: 'Choose an area in which a March order of this house lies.',
  }),
  ROUTED_CANNOT_MARCH: (f) => ({
    wrong: `A routed unit ${at(f)} would march.`,
    allowed: 'Routed units stay down until all marches of the round are done; the others may go.',
  }),
  NOT_SEA: (f) => ({
    wrong: `Ships cannot go on land${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Choose a sea next to it.',
  }),
  NOT_LAND: (f) => ({
    wrong: `Footmen and knights cannot stay at sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'They go to land areas; own ships carry them across the seas.',
  }),
  SECOND_BATTLE: (f) => {
    const areas = f.areas('areas')
    return {
      wrong:
        areas.length < 2
          ? 'One march can enter only one area that is defended.'
          : `${all(areas)} are defended, and one march can enter only one of them.`,
      allowed: 'Choose one of them; areas that nobody defends can be entered besides.',
    }
  },
  NEUTRAL_TOO_STRONG: (f) => {
    const total = f.number('total')
    const strength = f.number('strength')
    return {
      wrong:
        total === undefined || strength === undefined
          ? `The neutral force ${at(f)} is too strong.`
          : `The neutral force ${at(f)} has strength ${strength}; the march brings ${figure(total)}.`,
      allowed: 'March and support together have to reach its strength.',
    }
  },
  AREA_NOT_VACATED: (f) => ({
    wrong: `Units stay ${at(f)}, so no power token is left there.`,
    allowed: 'A token is left where the last unit goes.',
  }),
  TOKEN_ON_SEA: (f) => ({
    wrong: `Nobody controls a sea${f.area() === undefined ? '' : `: ${f.area()}`}.`,
    allowed: 'Power tokens lie on land only.',
  }),
  NO_AVAILABLE_POWER: (f) => ({ wrong: `${someone(f)} has no available power token.`, allowed: 'Do without it this time.' }),
  TOKEN_ALREADY_THERE: (f) => ({
    wrong: `A power token lies ${at(f)} already.`,
    allowed: 'It goes on holding the area; no second one is needed.',
  }),
  NO_SUPPORT_ORDER: (f) => ({
    wrong: `There is no Support order ${at(f)} that could help.`,
    allowed: 'Support comes from areas next to the battle that have such an order and units.',
  }),
  SUPPORT_LAND_TO_SEA: (f) => ({
    wrong: `Land units ${at(f)} cannot support a battle at sea.`,
    allowed: 'Ships support battles on sea and land, land units on land.',
  }),
  PARTIAL_SUPPORT: (f) => ({
    wrong: `The strength ${at(f)} cannot be divided.`,
    allowed: 'The area supports one side with all it has, or nobody.',
  }),
  SUPPORT_ENEMY_IN_OWN_BATTLE: (f) => ({
    wrong: `${someone(f)} fights in this battle and cannot help its opponent.`,
    allowed: 'It may support itself, or nobody.',
  }),
  CARD_NOT_IN_HAND: (f) => {
    const card = f.houseCard()
    return {
      wrong:
        card === undefined
          ? 'This card is not in hand.'
          : `${card} is not in the hand of ${f.house() === undefined ? 'this house' : someone(f)}.`,
      allowed: 'Play one of the cards in hand.',
    }
  },
  ABILITY_NOT_OPTIONAL: (f) => {
    const card = f.houseCard()
    return {
      wrong: card === undefined ? 'This text has to be carried out.' : `${card}: this text has to be carried out.`,
      allowed: 'Choose one of its targets, or replace the effect by hand if your card reads differently.',
    }
  },
  NOT_A_TARGET: (f) => {
    const card = f.houseCard()
    const text = card === undefined ? 'The text of the card' : `The text of ${card}`
    return { wrong: `${text} cannot be used on this.`, allowed: 'Choose one of the targets that are offered.' }
  },
  NOT_BLADE_HOLDER: (f) => {
    const holder = f.house('holder')
    return {
      wrong: `${someone(f)} does not hold the Valyrian Steel Blade.`,
      allowed:
        holder === undefined
          ? 'Only its holder may use it, as attacker or defender.'
          : `It is with ${names.house.nom(holder)}; only attacker or defender may use it.`,
    }
  },
  BLADE_USED: () => ({ wrong: 'The Valyrian Steel Blade has been used this round.', allowed: 'Next round it is free again.' }),
  WRONG_NUMBER: (f) => {
    const number = f.number('number')
    if (f.rule === 'R14.13')
      return { wrong: 'A battle takes one House card of each side.', allowed: 'Name two cards of two houses at most.' }
    if (f.rule === 'R14.25')
      return {
        wrong: number === undefined ? 'That is not the number of units that are lost.' : `The retreat costs ${counted(number, 'unit')}.`,
        allowed: 'Choose exactly as many as do not fit the supply.',
      }
    return {
      wrong:
        number === undefined ? 'That is not the number of units that fall.' : `${number === 1 ? '1 unit falls' : `${number} units fall`}.`,
      allowed: 'As many standing units fall as swords that no fortification stops.',
    }
  },
  ROUTED_NOT_CASUALTY: (f) => ({ wrong: `A routed unit${atIf(f)} cannot be taken as a casualty.`, allowed: 'Only standing units are.' }),
  RETREAT_TO_ATTACK_ORIGIN: (f) => ({
    wrong: `The attack came from ${f.area() ?? 'there'}.`,
    allowed: 'Retreat to any other legal area.',
  }),
  RETREAT_ENEMY_UNITS: (f) => ({
    wrong: f.house() === undefined ? `Foreign units stand ${at(f)}.` : `Units of ${someone(f)} stand ${at(f)}.`,
    allowed: 'Retreat to an empty area or one of the house itself.',
  }),
  RETREAT_ENEMY_TOKEN: (f) => ({
    wrong: f.house() === undefined ? `A foreign power token lies ${at(f)}.` : `A power token of ${someone(f)} lies ${at(f)}.`,
    allowed: 'Retreat to an area without foreign power token, or to one of the house itself.',
  }),
  RETREAT_ENEMY_HOME: (f) => ({
    wrong: `${f.area() ?? 'The area'} is the home of ${f.house() === undefined ? 'another house' : someone(f)}.`,
    allowed: 'This table does not allow retreats to a foreign home; choose another area.',
  }),
  RETREAT_NEUTRAL: (f) => ({
    wrong: `A neutral force holds out ${at(f)}.`,
    allowed: 'Nobody retreats to a neutral force; choose another area.',
  }),
  RETREAT_SPLIT: () => ({ wrong: 'The survivors would be torn apart.', allowed: 'All of them retreat to one and the same area.' }),
  RETREAT_LOSES_MORE: (f) => {
    const least = f.number('least')
    const lost = f.number('lost')
    const better = f.areas('areas')
    return {
      wrong:
        lost === undefined
          ? 'This retreat costs more units than necessary.'
          : `This retreat costs ${counted(lost, 'unit')}, more than necessary.`,
      allowed: [
        `Choose a retreat that costs as few units as possible${least === undefined ? '' : `: ${least}`}`,
        better.length === 0 ? '' : ` (${all(better)})`,
        '.',
      ].join(''),
    }
  },
  RETREAT_NOT_ORIGIN: (f) => {
    const from = f.area('from')
    return {
      wrong: 'A beaten attacker cannot choose where to go.',
      allowed: from === undefined ? 'The survivors go back to where they marched from.' : `The survivors go back to ${from}.`,
    }
  },
} satisfies Partial<Record<GameCode, RefusalText>>
