import type { Moment } from '../../../referee'
import type { BoardChange } from '../../../table/game/game-outcomes'
import { happenedIn } from '../../../table/moments'
import { westeros } from '../index'
import type { WesterosVocabulary } from '../model/vocabulary'
import type { AbilityUsed, AnyEvent } from '../model/events'
import { ORDER_OF_DECKS, type Battle, type State } from '../model/state'
import { count, plus } from '../model/units'
import type { GameWords } from '../words'
import { ROMAN } from '../../../ui/grammar/numbers'
import * as icons from './icons'

/** The texts of changes on the board itself; the words of the log cover everything else. */
export interface ToldTexts {
  readonly threat: string
  readonly attacked: string
  readonly shuffle: string
  readonly round: string
  readonly orders: string
  readonly cards: string
}

type Row = Omit<BoardChange, 'id'>

const DRAWN: Readonly<Partial<Record<AnyEvent['e'], string>>> = {
  paid: icons.power,
  trackOrdered: icons.throne,
  powerGained: icons.power,
  orderRemoved: icons.raid,
  cardDiscarded: icons.card,
  cardsReturned: icons.card,
  cardTakenBack: icons.card,
}

/** The pieces to move on the board after an entry, in its order. */
export const changesOf = (moment: Moment<WesterosVocabulary>, words: GameWords, texts: ToldTexts): readonly BoardChange[] =>
  happenedIn(westeros, moment).flatMap(({ event, before, after }, at) =>
    before === undefined ? [] : rowsOf(event, before, after, words, texts).map((row, k) => ({ ...row, id: `${at}.${k}` })),
  )

const rowsOf = (event: AnyEvent, before: State, after: State, words: GameWords, texts: ToldTexts): readonly Row[] => {
  const { names, cards, onBoard } = words
  switch (event.e) {
    case 'cardsTurnedUp': {
      const winter = cards.westeros['winter-is-coming'].name
      const shuffled = ORDER_OF_DECKS.filter((deck) => event.turned[deck].length > 1)
      const marker = {
        icon: icons.mammoth,
        title: texts.threat,
        note: names.count.mammoths(event.mammoths),
        from: before.threat,
        to: event.threat,
      }
      return [
        ...(event.threat === before.threat ? [] : [marker]),
        ...shuffled.map((deck) => ({
          icon: icons.redo,
          title: `${texts.shuffle} ${ROMAN[deck]}`,
          note: winter,
          byApp: event.how === 'app',
        })),
      ]
    }
    case 'wildlingsAttacked':
      if (before.threat === after.threat) return []
      return [{ icon: icons.mammoth, title: texts.threat, note: texts.attacked, from: before.threat, to: after.threat }]
    case 'marched': {
      const { tokensRemoved, neutral } = event
      return tokensRemoved.length === 0 && neutral === undefined ? [] : [{ icon: icons.power, title: words.event(event, before, after) }]
    }
    case 'routedRose': {
      const lying = Object.entries(before.areas).flatMap(([area, { garrison }]) =>
        garrison !== undefined && count(garrison.routed) > 0 ? [area] : [],
      )
      return [{ icon: icons.footman, title: words.event(event, before, after), note: names.areas(after, lying) }]
    }
    case 'battleEnded':
      return [
        ...(event.tokenRemoved && before.battle !== undefined
          ? [{ icon: icons.castle, title: onBoard.clear(after, before.battle.defender, event.area) }]
          : []),
        ...(before.battle?.cards === undefined ? [] : [{ icon: icons.card, title: texts.cards }]),
      ]
    case 'abilityUsed':
      return before.battle === undefined ? [] : rowsOfText(event, before.battle, after, words)
    case 'casualtiesTaken':
      return before.battle === undefined || count(event.units) === 0
        ? []
        : [{ icon: icons.footman, title: onBoard.takeOff(after, event.house, event.units, before.battle.area) }]
    case 'routedDestroyed':
      return [{ icon: icons.footman, title: onBoard.takeOff(after, event.house, event.units, event.area) }]
    case 'retreated': {
      const { house, to, units, lost } = event
      if (before.battle === undefined) return []
      const { area } = before.battle
      return [
        ...(count(lost) === 0 ? [] : [{ icon: icons.footman, title: onBoard.takeOff(after, house, lost, area) }]),
        ...(to === undefined || count(units) === 0 ? [] : [{ icon: icons.march, title: onBoard.retreat(after, house, units, area, to) }]),
      ]
    }
    case 'supplySet': {
      const from = before.houses[event.house]?.supply
      return from === event.level ? [] : [{ icon: icons.barrel, title: onBoard.supply(event.house), from, to: event.level }]
    }
    case 'roundEnded':
      return [{ icon: icons.defense, title: texts.orders }]
    case 'roundBegan':
      return [{ icon: icons.now, title: texts.round, from: before.round, to: event.round }]
    case 'powerGained':
      return event.amount === 0 ? [] : [{ icon: icons.power, title: words.event(event, before, after) }]
    default: {
      const icon = DRAWN[event.e]
      return icon === undefined ? [] : [{ icon, title: words.event(event, before, after) }]
    }
  }
}

/** Lists the changes on the board that the text of a House card causes. */
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
    ...(upgraded === undefined ? [] : [{ icon: icons.upgrade, title: onBoard.upgrade(after, battle[upgraded.side], area) }]),
    ...(defenseDiscarded === true ? [{ icon: icons.defense, title: onBoard.takeDefense(after, area) }] : []),
    ...(orderArea === undefined ? [] : [{ icon: icons.raid, title: onBoard.takeOrder(after, orderArea) }]),
  ]
}
