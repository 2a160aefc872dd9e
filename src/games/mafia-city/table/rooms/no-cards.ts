import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { stepWithoutCards } from '../../prompts/without-cards'
import type { AskingTexts } from '../asking/words'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'

/**
 * Returns the sentence that explains why the app skipped a step of the rules: nobody who may play the card has one. Returns undefined for
 * all other moves.
 */
export const noCardsText = ({ entry, parent }: Moment<MafiaCity>, texts: Texts, { skippedFor }: AskingTexts): string | undefined => {
  const { move } = entry
  const by = 'by' in move ? move.by : undefined
  const step = parent && stepWithoutCards(parent.state, move.do, by)
  if (step === 'deals' && (parent?.state.cycle?.deals.length ?? 0) > 0) return skippedFor.moreDeals()
  return step && skippedFor[step](by === undefined ? '' : nameOf(parent.state, texts.colours, by))
}
