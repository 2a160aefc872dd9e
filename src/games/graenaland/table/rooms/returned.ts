import type { Moment, Rewound } from '../../../../referee'
import type { ChangedValue } from '../../../../table/game/changed-value'
import type { Language } from '../../../../ui/words'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import { textsIn } from '../parts/words'
import { calledIn, cardsLaid, paymentsOf, suppliesLaid } from './changes'
import { outcomeTextsIn } from './words'

/**
 * Returns sentences about cards that go back to the players or to the piles after an undo: payments, palisade fees and supply cards.
 * @param entries entries that were undone, newest first
 */
export const returnedIn = (entries: readonly Moment<Graenaland>[], language: Language): readonly ChangedValue[] =>
  textsOf(entries, language).map((after) => ({ after, before: undefined }))

const textsOf = (entries: readonly Moment<Graenaland>[], language: Language): readonly string[] =>
  entries.flatMap((moment) => {
    const [texts, outcomeTexts] = [textsIn(language), outcomeTextsIn(language)]
    const telling = { moment, texts, outcomeTexts }
    const called = calledIn(telling)
    return moment.entry.events.flatMap((event: Event | Rewound): readonly string[] => {
      if (event.e === 'supplyTaken') return [outcomeTexts.supplyBack(called(event.by))]
      if (event.e !== 'built') return []
      const payments = paymentsOf(event, moment).flatMap(([clan, payment]) => {
        const cards = [cardsLaid(payment, telling), suppliesLaid(payment, telling)].filter((part) => part !== '').join(', ')
        return cards === '' ? [] : [outcomeTexts.takesBack(called(clan), cards)]
      })
      const fees = event.fee.map((to) => outcomeTexts.feeBack(called(event.by), called(to)))
      return [...(payments.length > 0 ? payments : [outcomeTexts.takesBackUntold(called(event.by))]), ...fees]
    })
  })
