import type { Moment, Rewound } from '../../../../referee'
import type { ChangedValue } from '../../../../table/game/changed-value'
import type { Language } from '../../../../ui/words'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import { handedOut } from '../../views/shares'
import { cardNames } from '../../words/shared/card-names'
import { textsIn } from '../parts/words'
import { calledIn, cardsPaid, paymentsOf, type Telling } from './changes'
import { outcomeTextsIn } from './words'

/** Texts about cards that change hands, for an undo or for its reversal. */
interface CardTexts {
  readonly pays: (who: string, what: string) => string
  readonly paysUntold: (who: string) => string
  readonly fee: (from: string, to: string) => string
  readonly supply: (who: string) => string
  /** Cards that a clan got in a vote. */
  readonly share: (who: string, what: string, at: string) => string
  /** Number of cards that were handed out, if the app does not know who got which card. */
  readonly handedOut: (n: number, at: string) => string
}

/**
 * Returns sentences about cards that go back to the players, to the piles or to the territories after an undo: payments, palisade fees,
 * supply cards, and cards that a vote has shared out.
 * @param entries entries that were undone, newest first
 */
export const returnedIn = (entries: readonly Moment<Graenaland>[], language: Language): readonly ChangedValue[] => {
  const texts = outcomeTextsIn(language)
  return rowsOf(entries, language, {
    pays: texts.takesBack,
    paysUntold: texts.takesBackUntold,
    fee: texts.feeBack,
    supply: texts.supplyBack,
    share: texts.sharesBack,
    handedOut: texts.cardsToTile,
  })
}

/**
 * Returns sentences about cards that change hands again after undone entries were restored.
 * @param entries entries that were restored, newest first
 */
export const paidAgainIn = (entries: readonly Moment<Graenaland>[], language: Language): readonly ChangedValue[] => {
  const texts = outcomeTextsIn(language)
  return rowsOf(entries.toReversed(), language, {
    pays: texts.paysAgain,
    paysUntold: texts.paysAgainUntold,
    fee: texts.feeAgain,
    supply: texts.supplyAgain,
    share: texts.sharesAgain,
    handedOut: texts.handOutAgain,
  })
}

const rowsOf = (entries: readonly Moment<Graenaland>[], language: Language, cardTexts: CardTexts): readonly ChangedValue[] =>
  entries.flatMap((moment) => {
    const telling = { moment, texts: textsIn(language), outcomeTexts: outcomeTextsIn(language) }
    return moment.entry.events.flatMap((event) => textsOf(event, telling, cardTexts)).map((after) => ({ after, before: undefined }))
  })

const textsOf = (event: Event | Rewound, telling: Telling, cardTexts: CardTexts): readonly string[] => {
  const called = calledIn(telling)
  switch (event.e) {
    case 'supplyTaken':
      return [cardTexts.supply(called(event.by))]
    case 'voteClosed':
      return sharesOf(event, telling, cardTexts)
    case 'built': {
      const payments = paymentsOf(event, telling.moment.entry.move, telling.moment.state).flatMap(([clan, payment]) => {
        const cards = cardsPaid(payment, telling)
        return cards === '' ? [] : [cardTexts.pays(called(clan), cards)]
      })
      const fees = event.fee.map((to) => cardTexts.fee(called(event.by), called(to)))
      return [...(payments.length > 0 ? payments : [cardTexts.paysUntold(called(event.by))]), ...fees]
    }
    default:
      return []
  }
}

const sharesOf = (
  { adopted, proposal }: Extract<Event, { e: 'voteClosed' }>,
  telling: Telling,
  cardTexts: CardTexts,
): readonly string[] => {
  const { moment, texts } = telling
  const { at, split } = proposal
  const before = moment.parent?.state
  const lying = before?.cards[at]?.length ?? 0
  if (!adopted || before === undefined || lying === 0) return []
  if (split === undefined) return [cardTexts.handedOut(lying, texts.place(at))]
  return handedOut(before, proposal).map(({ clan, cards }) =>
    cardTexts.share(calledIn(telling)(clan), cardNames(cards, texts).join(', '), texts.place(at)),
  )
}
