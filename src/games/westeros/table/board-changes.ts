import type { Moment } from '../../../referee'
import type { BoardChange } from '../../../table/game/game-told'
import { happenedIn } from '../../../table/moments'
import { westeros } from '../index'
import type { WesterosVocabulary } from '../model/vocabulary'
import type { AnyEvent } from '../model/events'
import { ORDER_OF_DECKS, type State } from '../model/state'
import { count } from '../model/units'
import type { GameWords } from '../words'
import { ROMAN } from '../words/sentences/lookup'
import * as icons from './icons'

/** What the app says of the board itself; everything else is told in the words of the log. */
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
  casualtiesTaken: icons.footman,
  routedDestroyed: icons.footman,
  retreated: icons.march,
  battleEnded: icons.castle,
  orderRemoved: icons.raid,
  cardDiscarded: icons.card,
  cardsReturned: icons.card,
  cardTakenBack: icons.card,
}

/** What there is to move on the board after an entry, in its order. */
export const changesOf = (moment: Moment<WesterosVocabulary>, words: GameWords, texts: ToldTexts): readonly BoardChange[] =>
  happenedIn(westeros, moment).flatMap(({ event, before, after }, at) =>
    before === undefined ? [] : rowsOf(event, before, after, words, texts).map((row, k) => ({ ...row, id: `${at}.${k}` })),
  )

const rowsOf = (event: AnyEvent, before: State, after: State, words: GameWords, texts: ToldTexts): readonly Row[] => {
  const { names, cards } = words
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
        { icon: icons.castle, title: words.event(event, before, after) },
        ...(before.battle?.cards === undefined ? [] : [{ icon: icons.card, title: texts.cards }]),
      ]
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
