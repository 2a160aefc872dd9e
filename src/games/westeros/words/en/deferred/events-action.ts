import { opposite } from '../../../model/state'
import type { EventTexts } from '../../sentences/shapes'
import { figure, sentence } from '../../../../../ui/grammar/numbers'
import { listAnd, counted } from '../nouns'
import { names } from '../names'
import { houseOn } from '../told-at-once'

const { house, area } = names

/** English log texts for raids, marches and battles. */
export const eventsInAction = {
  raided: (event, after) => {
    if (event.removed.length === 0)
      return `${house.nom(event.house)} takes a Raid off the board without effect: ${area(after, event.from)}.`
    const hit = event.removed.map(({ area: id, kind, house: owner }) => {
      const whose = owner === undefined ? '' : ` of ${house.nom(owner)}`
      return `${names.orderKind[kind]}${whose} in ${area(after, id)}`
    })
    return `${house.nom(event.house)} raids from ${area(after, event.from)} and removes ${listAnd(hit)}.`
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
      went.length === 0 ? `${from}: nobody moves.` : `${from}: ${listAnd(went)}.`,
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
    const changes = areas.map(({ area: id, house: holder, token }) => {
      if (holder === undefined) return `${area(after, id)} belongs to nobody`
      return token === true
        ? `a power token of ${house.nom(holder)} holds ${area(after, id)}`
        : `${house.nom(holder)} takes ${area(after, id)}`
    })
    return changes.length === 0 ? 'No area changed hands.' : `${sentence(listAnd(changes))}.`
  },
  battleTold: (event, after) => {
    const played = event.cards.map((card) => names.houseCard(after, card))
    const blade = event.blade === undefined ? '' : ` ${house.nom(event.blade)} used the Valyrian Steel Blade.`
    const cards = played.length === 0 ? '' : ` with ${listAnd(played)}`
    return `A battle was fought on the board${cards}.${blade}`
  },
  battleBegan: ({ battle: { attacker, defender, area: id, attackers } }, after) =>
    `${house.nom(attacker)} attacks ${house.nom(defender)} in ${area(after, id)} with ${names.units(attackers)}.`,
  supportCalled: (event, after, before) => {
    const helping = event.supports.flatMap(({ area: id, house: owner, for: side, declined }) =>
      side === 'none' || declined === true ? [] : [`${house.plain(owner)} from ${area(after, id)} for ${houseOn(side, before)}`],
    )
    const declined = event.supports.filter((support) => support.declined === true).map(({ area: id }) => area(after, id))
    const defense = event.defense === undefined ? '' : ` ${names.order[event.defense]} counts for the defender.`
    const refused = declined.length === 0 ? '' : ` Declined: ${listAnd(declined)}.`
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
    return `${sentence(listAnd(shown))}.`
  },
  bladeUsed: (event) => `${house.nom(event.house)} uses the Valyrian Steel Blade: +1.`,
  bladeKept: (event) => `${house.nom(event.house)} does not use the Valyrian Steel Blade.`,
  battleMoved: ({ step }) => `In the battle: ${names.battleStep[step]}.`,
  battleDecided: ({ result }, _after, before) => {
    const more = Math.max(result.attacker, result.defender)
    const less = Math.min(result.attacker, result.defender)
    const by = result.decidedBy === 'fiefdoms' ? ' The place on the Fiefdoms track decides.' : ''
    const fall =
      result.casualties === 0 ? '' : ` ${sentence(houseOn(opposite(result.winner), before))} loses ${counted(result.casualties, 'unit')}.`
    return `${sentence(houseOn(result.winner, before))} wins, ${figure(more)} to ${figure(less)}.${by}${fall}`
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
      : `${house.nom(event.house)} takes its used cards back; ${listAnd(stay)} stays out.`
  },
} satisfies Partial<EventTexts>
