import type { AbilityUsed } from '../../events'
import type { State } from '../../state'
import { opposite, type Side } from '../../state'
import type { EventTexts } from '../shapes'
import { count } from '../../units'
import { figure } from '../lookup'
import { battle } from './battle'
import { cards } from './cards'
import { all, counted } from './nouns'
import { names } from './names'
import { possessive } from './phrases'

const { house, area } = names

/** House of one side of the battle that was open when the event happened. */
const houseOn = (side: Side, before: State): string =>
  before.battle === undefined ? `the ${names.side[side]}` : house.nom(before.battle[side])

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What an ability did beyond its text. */
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
      return `${name}: the text finds nothing to act upon and falls away.`
    case 'cancelled':
      return `${name}: the text is cancelled.`
    case 'byHand': {
      const changes = consequences(event, after)
      return changes.length === 0 ? `${name}: the text was replaced by hand.` : `${name}, by hand: ${all(changes)}.`
    }
    case 'carriedOut': {
      const changes = consequences(event, after)
      const ability = after.box.cards[event.card]?.ability
      if (changes.length > 0) return `${name}: ${all(changes)}.`
      return ability === undefined ? `${name}: the text is carried out.` : `${name}: ${cards.ability(ability)}`
    }
  }
}

/** The sentences of the log for raids, marches and battles. */
export const eventsInAction = {
  raided: (event, after) => {
    if (event.removed.length === 0)
      return `${house.nom(event.house)} takes a Raid off the board without effect: ${area(after, event.from)}.`
    const hit = event.removed.map(({ area: id, kind, house: owner }) => {
      const whose = owner === undefined ? '' : ` of ${house.nom(owner)}`
      return `${names.orderKind[kind]}${whose} in ${area(after, id)}`
    })
    return `${house.nom(event.house)} raids from ${area(after, event.from)} and removes ${all(hit)}.`
  },
  raidsEnded: () => 'No Raid is left on the board.',
  marched: (event, after) => {
    const went = [
      ...event.moves.map(({ to, units }) => `${names.units(units)} to ${area(after, to)}`),
      ...(event.attack === undefined ? [] : [`${names.units(event.attack.units)} to attack ${area(after, event.attack.to)}`]),
    ]
    const from = `${house.nom(event.house)}, ${names.order[event.order]} in ${area(after, event.from)}`
    const neutral = event.neutral
    return [
      went.length === 0 ? `${from}: nobody moves.` : `${from}: ${all(went)}.`,
      ...(event.leftToken ? ['A power token stays behind.'] : []),
      ...(event.tokensRemoved.length === 0 ? [] : [`Foreign power leaves ${names.areas(after, event.tokensRemoved)}.`]),
      ...(neutral === undefined
        ? []
        : [`The neutral force in ${area(after, neutral.area)} gives way: ${figure(neutral.total)} against ${neutral.strength}.`]),
    ].join(' ')
  },
  marchesEnded: () => 'No March is left on the board.',
  routedRose: () => 'The routed units stand up.',
  held: ({ areas }, after) => {
    const told = areas.map(({ area: id, house: holder, token }) => {
      if (holder === undefined) return `${area(after, id)} belongs to nobody`
      return token === true
        ? `a power token of ${house.nom(holder)} holds ${area(after, id)}`
        : `${house.nom(holder)} takes ${area(after, id)}`
    })
    return told.length === 0 ? 'No area changed hands.' : `${capital(all(told))}.`
  },
  battleTold: (event, after) => {
    const played = event.cards.map((card) => names.houseCard(after, card))
    const blade = event.blade === undefined ? '' : ` ${house.nom(event.blade)} used the Valyrian Steel Blade.`
    return `${played.length === 0 ? 'A battle was fought on the board.' : `A battle was fought on the board with ${all(played)}.`}${blade}`
  },
  battleBegan: ({ battle: { attacker, defender, area: id, attackers } }, after) =>
    `${house.nom(attacker)} attacks ${house.nom(defender)} in ${area(after, id)} with ${names.units(attackers)}.`,
  supportCalled: (event, after, before) => {
    const helping = event.supports.flatMap(({ area: id, house: owner, for: side, declined }) =>
      side === 'none' || declined === true ? [] : [`${house.plain(owner)} from ${area(after, id)} for ${houseOn(side, before)}`],
    )
    const declined = event.supports.filter((support) => support.declined === true).map(({ area: id }) => area(after, id))
    const defense = event.defense === undefined ? '' : ` ${names.order[event.defense]} counts for the defender.`
    const refused = declined.length === 0 ? '' : ` Declined: ${all(declined)}.`
    return `${helping.length === 0 ? 'Nobody supports this battle.' : `Support: ${helping.join('; ')}.`}${refused}${defense}`
  },
  cardsRevealed: ({ cards: played }, after, before) => {
    const shown = (['attacker', 'defender'] as const).map((side) => {
      const card = played[side]
      const figures =
        'card' in card
          ? names.houseCard(after, card.card)
          : `a card (${names.cardFigures(card.told.strength, card.told.swords, card.told.fortifications)})`
      return `${houseOn(side, before)} plays ${figures}`
    })
    return `${capital(all(shown))}.`
  },
  abilityUsed: (event, after) => abilityText(event, after),
  bladeUsed: (event) => `${house.nom(event.house)} uses the Valyrian Steel Blade: +1.`,
  bladeKept: (event) => `${house.nom(event.house)} leaves the Valyrian Steel Blade in its sheath.`,
  battleMoved: ({ step }) => `In the battle: ${names.battleStep[step]}.`,
  battleDecided: ({ result }, _after, before) => {
    const more = Math.max(result.attacker, result.defender)
    const less = Math.min(result.attacker, result.defender)
    const by = result.decidedBy === 'fiefdoms' ? ' The place on the Fiefdoms track decides.' : ''
    const fall =
      result.casualties === 0 ? '' : ` ${capital(houseOn(opposite(result.winner), before))} loses ${counted(result.casualties, 'unit')}.`
    return `${capital(houseOn(result.winner, before))} wins, ${figure(more)} to ${figure(less)}.${by}${fall}`
  },
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
    return `${capital(houseOn(event.winner, before))} ${holds} ${area(after, event.area)}.${token}`
  },
  orderRemoved: (event, after, before) => {
    const order = before.areas[event.area]?.order
    const what = order === undefined ? 'The order' : `${names.order[order.order]} of ${house.nom(order.house)}`
    const why = { ability: 'by a House card', battle: 'with the battle', raid: 'by a raid', leftAlone: 'for want of units' }[event.why]
    return `${what} in ${area(after, event.area)} is removed ${why}.`
  },
  cardDiscarded: (event, after) => `${house.nom(event.house)} has to put ${names.houseCard(after, event.card)} on its used cards.`,
  cardsReturned: (event, after) => {
    const stay = event.stay.map((card) => names.houseCard(after, card))
    return stay.length === 0
      ? `${house.nom(event.house)} has played its seventh card and holds all seven again.`
      : `${house.nom(event.house)} takes its used cards back; ${all(stay)} stays out.`
  },
} satisfies Partial<EventTexts>
