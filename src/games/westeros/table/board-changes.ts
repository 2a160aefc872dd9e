import type { Moment } from '../../../referee'
import type { BoardChange } from '../../../table/game/game-outcomes'
import { happenedIn } from '../../../table/moments'
import { westeros } from '../index'
import type { WesterosVocabulary } from '../rules/vocabulary'
import { numberOf, type AreaId, type Units } from '../box/box'
import type { UnitsByArea } from '../model/moves'
import { ordersOnBoard } from '../model/position'
import type { AbilityUsed, AnyEvent, BattleEnded, CardsTurnedUp, Marched } from '../model/events'
import { NO_UNITS, ORDER_OF_DECKS, type Battle, type State } from '../model/state'
import { count, plus, units as unitsOf } from '../model/units'
import type { GameWords } from '../words'
import { amountsOf, paidOnly } from '../words/sentences/log-figures'
import { ROMAN } from '../../../ui/grammar/numbers'
import type { OutcomeTexts } from './words/deferred'
import * as icons from './icons'

type Row = Omit<BoardChange, 'id'>

/** Returns the changes that the players must make on the physical board after an entry, in order. Each row is an instruction. */
export const changesOf = (moment: Moment<WesterosVocabulary>, words: GameWords, texts: OutcomeTexts): readonly BoardChange[] => {
  const happened = [...chosenCasualties(moment), ...happenedIn(westeros, moment)]
  const context: Context = {
    words,
    texts,
    // If units become routed and stand up again in the same entry, the list contains no instruction for these units.
    rises: happened.some(({ event }) => event.e === 'routedRose'),
    first: moment.parent?.state,
  }
  return happened.flatMap(({ event, before, after }, at) =>
    before === undefined ? [] : rowsOf(event, before, after, context).map((row, k) => ({ ...row, id: `${at}.${k}` })),
  )
}

/**
 * Returns the casualties that the loser has chosen in the battle that an entry ends. The entry of the choice has no list of its own if the
 * retreat is asked after it.
 */
const chosenCasualties = ({ entry, parent }: Moment<WesterosVocabulary>) => {
  if (!entry.events.some(({ e }) => e === 'battleEnded') || parent?.entry.move.do !== 'casualties') return []
  return happenedIn(westeros, parent).filter(({ event }) => event.e === 'casualtiesTaken')
}

interface Context {
  readonly words: GameWords
  readonly texts: OutcomeTexts
  /** Whether routed units recover in the same entry as the event. */
  readonly rises: boolean
  /** Position of the game before the entry. */
  readonly first: State | undefined
}

const rowsOf = (event: AnyEvent, before: State, after: State, context: Context): readonly Row[] => {
  const { words, texts } = context
  const { onBoard } = words
  switch (event.e) {
    case 'cardsTurnedUp':
      return rowsOfDraw(event, before, context)
    case 'wildlingsAttacked':
      if (before.threat === after.threat) return []
      return [{ icon: icons.mammoth, title: texts.threat, note: texts.attacked, from: before.threat, to: after.threat }]
    case 'marched':
      return rowsOfMarch(event, before, after, words)
    case 'routedRose':
      return rowsOfRising(before, after, context)
    case 'casualtiesTaken':
      return before.battle === undefined || count(event.units) === 0
        ? []
        : [{ icon: icons.footman, title: onBoard.takeOff(after, event.house, event.units, before.battle.area) }]
    case 'skullSuffered':
      return before.battle === undefined
        ? []
        : [
            {
              icon: icons.footman,
              title: onBoard.takeOff(after, event.house, plus(event.standing, event.routed), before.battle.area),
            },
          ]
    case 'siegeDestroyed':
      return before.battle === undefined
        ? []
        : [{ icon: icons.footman, title: onBoard.takeOff(after, event.house, event.units, before.battle.area) }]
    case 'garrisonRemoved':
      return [{ icon: icons.castle, title: onBoard.takeGarrison(after, event.house, event.area) }]
    case 'cardReplaced':
      return before.battle === undefined || !event.discarded
        ? []
        : [{ icon: icons.card, title: onBoard.discard(after, before.battle[event.side], event.card) }]
    case 'cardSentBack':
      return before.battle === undefined
        ? []
        : [{ icon: icons.card, title: onBoard.cardBack(after, before.battle[event.side], event.card) }]
    case 'raided':
      return ordersOnBoard(before) ? rowsOfRaid(event, before, after, words) : []
    case 'routedDestroyed':
      return [{ icon: icons.footman, title: onBoard.takeOff(after, event.house, event.units, event.area) }]
    case 'retreated':
      return before.battle === undefined ? [] : rowsOfRetreat(event, before.battle.area, after, context)
    case 'abilityUsed':
      return before.battle === undefined ? [] : rowsOfText(event, before.battle, after, words)
    case 'battleEnded':
      return rowsOfEnd(event, before, after, context)
    case 'orderRemoved':
      return ordersOnBoard(before)
        ? [{ icon: icons.raid, title: onBoard.takeOrder(after, event.area, before.areas[event.area]?.order) }]
        : []
    case 'shipsCaptured':
      return rowsOfShips(event, after, words)
    case 'mustered':
      return rowsOfMustering(event, after, words)
    case 'unitsRemoved':
      return Object.entries(combined(event.units, event.routed)).map(([area, lost]) => ({
        icon: icons.footman,
        title: onBoard.takeOff(after, event.house, lost, area),
      }))
    case 'unitsReplaced': {
      const to = event.from === 'footman' ? 'knight' : 'footman'
      return Object.entries(event.units).map(([area, some]) => ({
        icon: icons.upgrade,
        title: onBoard.replace(after, event.house, event.from, to, numberOf(some, event.from), area),
      }))
    }
    case 'marchMoved':
      return before.battle === undefined || !ordersOnBoard(before)
        ? []
        : [{ icon: icons.march, title: onBoard.moveMarch(after, event.house, before.battle.from, event.area) }]
    case 'attackersBack':
      return before.battle === undefined
        ? []
        : [{ icon: icons.march, title: onBoard.move(after, event.house, event.units, before.battle.area, event.to) }]
    case 'supplyMoved':
    case 'supplySet': {
      const from = before.houses[event.house]?.supply
      return from === event.level ? [] : [{ icon: icons.barrel, title: onBoard.supply(event.house), from, to: event.level }]
    }
    case 'placeChanged':
    case 'trackOrdered':
      return rowsOfTrack(event, before, after, words)
    case 'paid':
      return amountsOf(paidOnly(event.amounts)).map(([house, amount]) => ({ icon: icons.power, title: onBoard.pay(house, amount) }))
    case 'powerGained':
      return event.amount === 0 ? [] : [{ icon: icons.power, title: onBoard.gain(event.house, event.amount) }]
    case 'cardTakenBack':
      return event.card === undefined ? [] : [{ icon: icons.card, title: onBoard.cardBack(after, event.house, event.card) }]
    case 'cardDiscarded':
      return [{ icon: icons.card, title: onBoard.discard(after, event.house, event.card) }]
    case 'cardsReturned':
      return [{ icon: icons.card, title: onBoard.cardsBack(after, event.house, event.stay) }]
    case 'roundEnded':
      return ordersOnBoard(before) ? [{ icon: icons.defense, title: texts.orders }] : []
    case 'roundBegan':
      return [{ icon: icons.now, title: texts.round, from: before.round, to: event.round }]
    default:
      return []
  }
}

type EventOf<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

/**
 * Returns instructions after a draw: move the wildling marker and shuffle the physical decks. Decks that the app draws need no shuffling.
 */
const rowsOfDraw = (event: CardsTurnedUp, before: State, { words: { names, cards }, texts }: Context): readonly Row[] => {
  const note = names.count.mammoths(event.mammoths)
  const shuffled = event.how === 'app' ? [] : ORDER_OF_DECKS.filter((deck) => event.turned[deck].length > 1)
  return [
    ...(event.threat === before.threat ? [] : [{ icon: icons.mammoth, title: texts.threat, note, from: before.threat, to: event.threat }]),
    ...shuffled.map((deck) => ({
      icon: icons.redo,
      title: `${texts.shuffle} ${ROMAN[deck]}`,
      note: cards.nameOf('winter-is-coming', before.box),
    })),
  ]
}

/**
 * Returns instructions after a march: remove power tokens of other houses and neutral forces from entered areas. The players move the units
 * without an instruction.
 */
const rowsOfMarch = ({ tokensRemoved, neutral }: Marched, before: State, after: State, { onBoard }: GameWords): readonly Row[] => [
  ...tokensRemoved.map((area) => ({ icon: icons.power, title: onBoard.takeToken(after, area, before.areas[area]?.token) })),
  ...(neutral === undefined ? [] : [{ icon: icons.neutral, title: onBoard.takeNeutral(after, neutral.area) }]),
]

/** Returns instructions after a raid: remove the Raid order and the orders that it hit. */
const rowsOfRaid = ({ house, from, removed }: EventOf<'raided'>, before: State, after: State, { onBoard }: GameWords): readonly Row[] =>
  [{ area: from, kind: 'raid' as const, house }, ...removed].map(({ area, kind, house: owner }) => {
    const order = before.areas[area]?.order
    const title = order === undefined ? onBoard.takeOrderKind(after, area, kind, owner) : onBoard.takeOrder(after, area, order)
    return { icon: icons.raid, title }
  })

/** Adds up the standing and routed units of each area. */
const combined = (standing: UnitsByArea, routed: UnitsByArea = {}): UnitsByArea =>
  Object.fromEntries(
    [...new Set([...Object.keys(standing), ...Object.keys(routed)])].map((area) => [
      area,
      plus(standing[area] ?? NO_UNITS, routed[area] ?? NO_UNITS),
    ]),
  )

/** Returns instructions after a mustering: the new units of each area, then the footmen that become knights or siege engines. */
const rowsOfMustering = ({ house, steps }: EventOf<'mustered'>, after: State, { onBoard }: GameWords): readonly Row[] => {
  const placed: Record<AreaId, Units> = {}
  const upgraded = new Map<string, Row>()
  for (const step of steps) {
    if (step.what === 'upgrade' || step.what === 'siegeUpgrade') {
      const to = step.what === 'upgrade' ? 'knight' : 'siegeEngine'
      const many = steps.filter(({ at, what }) => at === step.at && what === step.what).length
      const title = onBoard.replace(after, house, 'footman', to, many, step.at)
      upgraded.set(`${step.at} ${to}`, { icon: icons.upgrade, title })
    } else {
      const area = step.what === 'ship' ? step.sea : step.at
      placed[area] = plus(placed[area] ?? NO_UNITS, unitsOf({ [step.what]: 1 }))
    }
  }
  const put = Object.entries(placed).map(([area, some]) => ({
    icon: numberOf(some, 'ship') > 0 ? icons.ship : icons.footman,
    title: onBoard.put(after, house, some, area),
  }))
  return [...put, ...upgraded.values()]
}

/** Returns instructions for the ships in a port whose land area has another owner, or none (E20.7, E20.8). */
const rowsOfShips = (
  { port, from, to, kept, destroyed }: EventOf<'shipsCaptured'>,
  after: State,
  { onBoard }: GameWords,
): readonly Row[] => [
  ...(kept + destroyed === 0 ? [] : [{ icon: icons.ship, title: onBoard.takeOff(after, from, { ship: kept + destroyed }, port) }]),
  ...(to === undefined || kept === 0 ? [] : [{ icon: icons.ship, title: onBoard.put(after, to, { ship: kept }, port) }]),
]

/** Returns instructions for units that were routed before the entry and are no longer routed. */
const rowsOfRising = (before: State, after: State, { words: { names, onBoard }, first }: Context): readonly Row[] => {
  const routedIn = (state: State | undefined, area: AreaId): boolean => {
    const garrison = state?.areas[area]?.garrison
    return garrison !== undefined && count(garrison.routed) > 0
  }
  const lying = Object.keys(before.areas).filter((area) => routedIn(before, area) && routedIn(first, area))
  return lying.length === 0 ? [] : [{ icon: icons.footman, title: onBoard.standUp, note: names.areas(after, lying) }]
}

const rowsOfRetreat = (
  { house, to, units, lost }: EventOf<'retreated'>,
  area: AreaId,
  after: State,
  { words: { onBoard }, rises }: Context,
): readonly Row[] => [
  ...(count(lost) === 0 ? [] : [{ icon: icons.footman, title: onBoard.takeOff(after, house, lost, area) }]),
  ...(to === undefined || count(units) === 0
    ? []
    : [{ icon: icons.march, title: (rises ? onBoard.move : onBoard.retreat)(after, house, units, area, to) }]),
]

/**
 * Returns instructions after a battle: remove the power token of the loser; remove its order if the app does not track orders; put the
 * House cards aside or back.
 */
const rowsOfEnd = (event: BattleEnded, before: State, after: State, { words: { onBoard }, texts }: Context): readonly Row[] => {
  const { area, tokenRemoved } = event
  const token = before.areas[area]?.token
  return [
    ...(!tokenRemoved || before.battle === undefined
      ? []
      : [
          {
            icon: icons.castle,
            title: ordersOnBoard(before) ? onBoard.clear(after, before.battle.defender, area) : onBoard.takeToken(after, area, token),
          },
        ]),
    ...(before.battle?.cards === undefined ? [] : [{ icon: icons.card, title: texts.cards }]),
  ]
}

/** Returns instructions for an influence track: its new order, and the new holder of its token if the holder changes. */
const rowsOfTrack = (
  { track, order }: EventOf<'trackOrdered' | 'placeChanged'>,
  before: State,
  after: State,
  { onBoard }: GameWords,
): readonly Row[] => [
  { icon: icons.throne, title: onBoard.track(track, order) },
  ...(before.holders[track] === after.holders[track]
    ? []
    : [{ icon: icons.throne, title: onBoard.handToken(track, after.holders[track]) }]),
]

/** Returns instructions for changes on the board that the text of a House card causes. */
const rowsOfText = (event: AbilityUsed, battle: Battle, after: State, { onBoard }: GameWords): readonly Row[] => {
  const { destroyed, upgraded, defenseDiscarded, orderArea } = event
  const { area } = battle
  return [
    ...(destroyed === undefined
      ? []
      : [
          {
            icon: icons.footman,
            title: onBoard.takeOff(after, battle[destroyed.side], plus(destroyed.standing, destroyed.routed), area),
          },
        ]),
    ...(upgraded === undefined
      ? []
      : [{ icon: icons.upgrade, title: onBoard.replace(after, battle[upgraded.side], 'footman', 'knight', 1, upgraded.area ?? area) }]),
    ...(defenseDiscarded === true && ordersOnBoard(after) ? [{ icon: icons.defense, title: onBoard.takeDefense(after, area) }] : []),
    ...(orderArea === undefined || !ordersOnBoard(after)
      ? []
      : [{ icon: icons.raid, title: onBoard.takeOrder(after, orderArea, undefined) }]),
  ]
}
