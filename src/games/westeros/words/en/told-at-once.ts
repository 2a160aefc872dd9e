import type { AbilityUsed } from '../../model/events'
import type { Side, State } from '../../model/state'
import { count } from '../../model/units'
import { sentence } from '../../../../ui/grammar/numbers'
import type { AtOnceTexts } from '../sentences/shapes'
import { battle } from './battle'
import { cards } from './cards'
import { listAnd } from './nouns'
import { names } from './names'
import { possessive } from './phrases'

const { house, area } = names

/** Returns the house that was the attacker or the defender in the battle that was open before the event. */
export const houseOn = (side: Side, before: State): string =>
  before.battle === undefined ? `the ${names.side[side]}` : house.nom(before.battle[side])

/** Returns English texts about the consequences of the ability of a House card. */
const consequences = (event: AbilityUsed, after: State): readonly string[] => {
  const destroyed = event.destroyed
  return [
    ...(event.cancels === undefined ? [] : [`the text of ${names.houseCard(after, event.cancels)} does not count`]),
    ...(event.defenseDiscarded === true ? ['the Defense order on the battlefield is discarded'] : []),
    ...(destroyed === undefined
      ? []
      : [`the ${names.side[destroyed.side]} loses ${names.units(count(destroyed.standing) > 0 ? destroyed.standing : destroyed.routed)}`]),
    ...(event.upgraded === undefined ? [] : ['a footman becomes a knight']),
    ...event.modifiers.map(battle.modifier),
    ...(event.orderArea === undefined ? [] : [`the order in ${area(after, event.orderArea)} is taken off the board`]),
  ]
}

const abilityText = (event: AbilityUsed, after: State): string => {
  const name = names.houseCard(after, event.card)
  switch (event.how) {
    case 'passed':
      return `${name}: the text is left unused.`
    case 'noTarget':
      return `${name}: the text finds no target and has no effect.`
    case 'cancelled':
      return `${name}: the text is cancelled.`
    case 'byHand': {
      const changes = consequences(event, after)
      return changes.length === 0 ? `${name}: the text was replaced by hand.` : `${name}, by hand: ${listAnd(changes)}.`
    }
    case 'carriedOut': {
      const changes = consequences(event, after)
      const ability = after.box.cards[event.card]?.ability
      if (changes.length > 0) return `${name}: ${listAnd(changes)}.`
      return ability === undefined ? `${name}: the text is carried out.` : `${name}: ${cards.ability(ability, after.box)}`
    }
  }
}

/**
 * English texts of events that are shown both in the log and next to the open question: card texts, losses, retreat, end of a battle,
 * rewind.
 */
export const toldAtOnce: AtOnceTexts = {
  abilityUsed: (event, after) => abilityText(event, after),
  casualtiesTaken: (event) => `${possessive(event.house)} casualties: ${names.units(event.units)}.`,
  routedDestroyed: (event, after) =>
    `${possessive(event.house)} routed units in ${area(after, event.area)} cannot retreat again and are lost: ${names.units(event.units)}.`,
  retreated: (event, after) => {
    if (event.to === undefined) {
      return count(event.lost) === 0
        ? `Nobody of ${house.nom(event.house)} is left to retreat.`
        : `${house.nom(event.house)} finds no way out: ${names.units(event.lost)} lost.`
    }
    const lost = count(event.lost) === 0 ? '' : ` Lost for want of supply: ${names.units(event.lost)}.`
    return `${house.nom(event.house)} retreats to ${area(after, event.to)}: ${names.units(event.units)}, routed.${lost}`
  },
  battleEnded: (event, after, before) => {
    const holds = event.winner === 'attacker' ? 'takes' : 'keeps'
    const token = event.tokenRemoved ? ' What the defender left there is cleared away.' : ''
    return `${sentence(houseOn(event.winner, before))} ${holds} ${area(after, event.area)}.${token}`
  },
  rewound: ({ known }) => {
    if (known.length === 0) return 'The table went back.'
    const shown = known.length === 1 ? 'what had been shown is' : `${known.length} things that had been shown are`
    return `The table went back with everybody’s consent; ${shown} known.`
  },
}
