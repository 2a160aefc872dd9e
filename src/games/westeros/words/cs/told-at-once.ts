import type { AbilityUsed } from '../../model/events'
import type { Side, State } from '../../model/state'
import { count } from '../../model/units'
import { sentence } from '../../../../ui/grammar/numbers'
import type { AtOnceTexts } from '../sentences/shapes'
import { battle } from './battle'
import { cards } from './cards'
import { listAnd } from './nouns'
import { names } from './names'

const { house, area } = names
const rod = (id: Parameters<typeof house.nom>[0]): string => sentence(house.nom(id))

/** Returns the house that was the attacker or the defender in the battle that was open before the event. */
export const houseOn = (side: Side, before: State): string =>
  before.battle === undefined ? names.side[side] : house.nom(before.battle[side])

const consequences = (event: AbilityUsed, after: State): readonly string[] => {
  const destroyed = event.destroyed
  return [
    ...(event.cancels === undefined ? [] : [`schopnost karty ${names.houseCard(after, event.cancels)} neplatí`]),
    ...(event.defenseDiscarded === true ? ['rozkaz Obrana v oblasti bitvy je odstraněn'] : []),
    ...(destroyed === undefined
      ? []
      : [`${names.side[destroyed.side]} ztrácí ${names.unitsAcc(count(destroyed.standing) > 0 ? destroyed.standing : destroyed.routed)}`]),
    ...(event.upgraded === undefined ? [] : ['z pěšáka je rytíř']),
    ...event.modifiers.map(battle.modifier),
    ...(event.orderArea === undefined ? [] : [`rozkaz v oblasti ${area(after, event.orderArea)} mizí z desky`]),
  ]
}

const abilityText = (event: AbilityUsed, after: State): string => {
  const name = names.houseCard(after, event.card)
  switch (event.how) {
    case 'passed':
      return `${name}: schopnost zůstává nevyužitá.`
    case 'noTarget':
      return `${name}: schopnost nemá na co působit a odpadá.`
    case 'cancelled':
      return `${name}: schopnost neplatí.`
    case 'byHand': {
      const changes = consequences(event, after)
      return changes.length === 0 ? `${name}: účinek je nahrazen ručně.` : `${name}, ručně: ${listAnd(changes)}.`
    }
    case 'carriedOut': {
      const changes = consequences(event, after)
      const ability = after.box.cards[event.card]?.ability
      if (changes.length > 0) return `${name}: ${listAnd(changes)}.`
      return ability === undefined ? `${name}: schopnost je provedena.` : `${name}: ${cards.ability(ability, after.box)}`
    }
  }
}

/**
 * Czech texts of events that are shown both in the log and next to the open question: card texts, losses, retreat, end of a battle, rewind.
 */
export const toldAtOnce: AtOnceTexts = {
  abilityUsed: (event, after) => abilityText(event, after),
  casualtiesTaken: (event) => `Ztráty ${house.gen(event.house)}: ${names.units(event.units)}.`,
  routedDestroyed: (event, after) => {
    const where = `Poražené jednotky ${house.gen(event.house)} v oblasti ${area(after, event.area)}`
    return `${where} znovu ustoupit nemohou. Zničeno: ${names.units(event.units)}.`
  },
  retreated: (event, after) => {
    if (event.to === undefined) {
      return count(event.lost) === 0
        ? `Z ${house.gen(event.house)} nemá kdo ustoupit.`
        : `${rod(event.house)} nemá kam ustoupit. Zničeno: ${names.units(event.lost)}.`
    }
    const lost = count(event.lost) === 0 ? '' : ` Pro nedostatek zásob zničeno: ${names.units(event.lost)}.`
    return `${rod(event.house)} ustupuje do oblasti ${area(after, event.to)}. Poražené jednotky: ${names.units(event.units)}.${lost}`
  },
  battleEnded: (event, after, before) => {
    const holds = event.winner === 'attacker' ? 'získává' : 'drží'
    const token = event.tokenRemoved ? ' Co tam zbylo po obránci, mizí.' : ''
    return `${sentence(houseOn(event.winner, before))} ${holds} oblast ${area(after, event.area)}.${token}`
  },
  rewound: ({ known }) =>
    known.length === 0 ? 'Stůl se vrátil.' : `Se souhlasem všech se stůl vrátil; co už bylo odkryto, je známé (${known.length}×).`,
}
