import { opposite } from '../../../model/state'
import { figure, sentence } from '../../../../../ui/grammar/numbers'
import type { EventTexts } from '../../sentences/shapes'
import { listAnd, counted } from '../nouns'
import { names } from '../names'
import { houseOn } from '../told-at-once'

const { house, area } = names
const rod = (id: Parameters<typeof house.nom>[0]): string => sentence(house.nom(id))

/** Czech log texts for raids, marches and battles. */
export const eventsInAction = {
  raided: (event, after) => {
    if (event.removed.length === 0) return `${rod(event.house)} odebírá svůj nájezd bez účinku: ${area(after, event.from)}.`
    const hit = event.removed.map(({ area: id, kind, house: owner }) => {
      const whose = owner === undefined ? '' : ` ${house.gen(owner)}`
      return `${names.orderKind[kind]}${whose} v oblasti ${area(after, id)}`
    })
    return `${rod(event.house)} vede nájezd z oblasti ${area(after, event.from)}. Mizí: ${listAnd(hit)}.`
  },
  raidsEnded: () => 'Na desce už není žádný nájezd.',
  marched: (event, after) => {
    const went = [
      ...event.moves.map(({ to, units }) => `${names.units(units)} do oblasti ${area(after, to)}`),
      ...(event.attack === undefined ? [] : [`${names.units(event.attack.units)} útočí na oblast ${area(after, event.attack.to)}`]),
    ]
    const from = `${rod(event.house)}, ${names.order[event.order]} v oblasti ${area(after, event.from)}`
    const neutral = event.neutral
    return [
      went.length === 0 ? `${from}: nikdo se nehýbe.` : `${from}: ${listAnd(went)}.`,
      ...(event.leftToken ? ['Zůstává tam žeton síly.'] : []),
      ...(event.tokensRemoved.length === 0 ? [] : [`Cizí žeton síly mizí: ${names.areas(after, event.tokensRemoved)}.`]),
      ...(neutral === undefined
        ? []
        : [`Neutrální síla v oblasti ${area(after, neutral.area)} ustupuje: ${figure(neutral.total)} proti ${neutral.strength}.`]),
    ].join(' ')
  },
  marchesEnded: () => 'Na desce už není žádný pochod.',
  routedRose: () => 'Poražené jednotky vstávají.',
  held: ({ areas }, after) => {
    const changes = areas.map(({ area: id, house: holder, token }) => {
      if (holder === undefined) return `${area(after, id)} nikomu nepatří`
      return token === true ? `${area(after, id)} drží žeton síly ${house.gen(holder)}` : `${area(after, id)} bere ${house.nom(holder)}`
    })
    return changes.length === 0 ? 'Žádná oblast nemění majitele.' : `${listAnd(changes)}.`
  },
  battleTold: (event, after) => {
    const played = event.cards.map((card) => names.houseCard(after, card))
    const blade = event.blade === undefined ? '' : ` Valyrijský meč použil ${house.nom(event.blade)}.`
    return `${played.length === 0 ? 'Na desce proběhla bitva.' : `Na desce proběhla bitva, karty rodů: ${listAnd(played)}.`}${blade}`
  },
  battleBegan: ({ battle: { attacker, defender, area: id, attackers } }, after) =>
    `${rod(attacker)} útočí na ${house.acc(defender)} v oblasti ${area(after, id)}: ${names.units(attackers)}.`,
  supportCalled: (event, after, before) => {
    const helping = event.supports.flatMap(({ area: id, house: owner, for: side, declined }) => {
      if (side === 'none' || declined === true) return []
      const whom = before.battle === undefined ? sideAcc[side] : house.acc(before.battle[side])
      return [`${house.plain(owner)} z oblasti ${area(after, id)} pro ${whom}`]
    })
    const declined = event.supports.filter((support) => support.declined === true).map(({ area: id }) => area(after, id))
    const defense = event.defense === undefined ? '' : ` Obránci se počítá ${names.order[event.defense]}.`
    const refused = declined.length === 0 ? '' : ` Odmítnuto: ${listAnd(declined)}.`
    return `${helping.length === 0 ? 'Tuto bitvu nikdo nepodporuje.' : `Podpora: ${helping.join('; ')}.`}${refused}${defense}`
  },
  cardsRevealed: ({ cards: played }, after, before) => {
    const shown = (['attacker', 'defender'] as const).map((side) => {
      const card = played[side]
      const figures =
        'card' in card
          ? names.houseCard(after, card.card)
          : `karta (${names.cardFigures(card.told.strength, card.told.swords, card.told.fortifications)})`
      return `${houseOn(side, before)} hraje: ${figures}`
    })
    return `${sentence(shown.join('; '))}.`
  },
  bladeUsed: (event) => `${rod(event.house)} používá Valyrijský meč: +1.`,
  bladeKept: (event) => `${rod(event.house)} Valyrijský meč nepoužívá.`,
  battleMoved: ({ step }) => `V bitvě následuje: ${names.battleStep[step]}.`,
  battleDecided: ({ result }, _after, before) => {
    const more = Math.max(result.attacker, result.defender)
    const less = Math.min(result.attacker, result.defender)
    const by = result.decidedBy === 'fiefdoms' ? ' Rozhoduje místo na stupnici Léno.' : ''
    const loser = houseOn(opposite(result.winner), before)
    const fall = result.casualties === 0 ? '' : ` ${sentence(loser)} ztrácí ${counted(result.casualties, 'unit', 'acc')}.`
    return `Vítězí ${houseOn(result.winner, before)}, ${figure(more)} ku ${figure(less)}.${by}${fall}`
  },
  orderRemoved: (event, after, before) => {
    const order = before.areas[event.area]?.order
    const what = order === undefined ? 'rozkaz' : `${names.order[order.order]} ${house.gen(order.house)}`
    const why = { ability: 'kvůli kartě rodu', battle: 's koncem bitvy', raid: 'po nájezdu', leftAlone: 'protože tam nezůstala jednotka' }[
      event.why
    ]
    return `V oblasti ${area(after, event.area)} mizí ${what}, ${why}.`
  },
  cardDiscarded: (event, after) => `${rod(event.house)} odkládá kartu ${names.houseCard(after, event.card)} mezi použité.`,
  cardsReturned: (event, after) => {
    const stay = event.stay.map((card) => names.houseCard(after, card))
    return stay.length === 0
      ? `${rod(event.house)} má po sedmé kartě znovu v ruce všech sedm.`
      : `${rod(event.house)} bere použité karty zpět; stranou zůstává ${listAnd(stay)}.`
  },
} satisfies Partial<EventTexts>

const sideAcc = { attacker: 'útočníka', defender: 'obránce' } as const
