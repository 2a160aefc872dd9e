import { accepted, refusedByReferee, type Domain } from '../../../../referee'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Finish } from '../../../../table/question/QuestionFrame'
import type { CityId, Colour } from '../../box/board'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import type { Draft } from '../../prompts/draft'
import { cardsInHand } from '../../model/sailing-cards'
import { useCardsLeft } from '../parts/cards-left'
import { useNamedTexts } from '../parts/named'
import { cardPurchase } from './card-purchase'
import { useVoyageTexts } from '../parts/words/voyage'

interface Voyage {
  readonly position: State
  readonly by: Colour
  readonly domain: Domain<Draft, Draft, OwnMove, 'MALFORMED'>
  readonly draft: Draft
  /** Whether the answer contains the purchase of cards. */
  readonly pays: boolean
  readonly to: CityId | undefined
  readonly isFull: boolean
}

/** Hook that returns the primary button of the voyage, and what the voyage costs. */
export function useFinish({ position, by, domain, draft, pays, to, isFull }: Voyage) {
  const texts = useNamedTexts()
  const voyageTexts = useVoyageTexts()
  const left = useCardsLeft(position)
  const { cards = [], amounts = [] } = draft
  const hand = cardsInHand(position, by) ?? left[by] ?? 0
  const needs = Math.max(1, cards.length)
  const count = position.settings.cardsTold ? needs : Math.max(1, amounts.length)
  const { rows, total, moves } = cardPurchase(pays ? amounts : [], count)
  // Reported cards without a price come from the hand. Without reported cards, each row is a purchase.
  const due = position.settings.cardsTold ? Math.max(1, needs - hand) : count
  const [first, ...others] = moves
  const voyage = domain.finish(draft)
  const towards = to === undefined ? '' : texts.toCity(to)
  const finish: Finish =
    pays && voyage.ok
      ? {
          label: voyageTexts.withCards(moves.length, total, towards),
          answer: first === undefined || moves.length < due ? refusedByReferee('MALFORMED') : accepted(first),
          following: [...others, voyage.value],
          missing: voyageTexts.noPrice(due),
        }
      : {
          label: texts.sail.sail(towards).trim(),
          answer: voyage,
          missing: isFull ? sentence(texts.sail.full) : texts.sail.missing,
        }
  return { finish, total, needs, hand, rows }
}
