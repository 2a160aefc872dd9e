import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { stepWithoutCards } from '../../prompts/without-cards'
import type { AskingTexts } from '../asking/words'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'

/**
 * Returns the sentence about the steps of the rules that the app skipped in some entries, because nobody who may play the card has one.
 * Returns undefined if the app skipped no step.
 */
export const noCardsText = (moments: readonly Moment<MafiaCity>[], texts: Texts, asking: AskingTexts): string | undefined => {
  const steps = [...new Set(moments.flatMap((moment) => stepText(moment, texts, asking) ?? []))]
  return steps.length === 0 ? undefined : asking.skipped(steps)
}

/** Returns the name of the step that the app skipped in an entry for lack of cards; undefined for all other moves. */
const stepText = ({ entry, parent }: Moment<MafiaCity>, texts: Texts, { skippedFor }: AskingTexts): string | undefined => {
  const { move } = entry
  const by = 'by' in move ? move.by : undefined
  const step = parent && stepWithoutCards(parent.state, move.do, by)
  if (step === 'deals' && (parent?.state.cycle?.deals.length ?? 0) > 0) return skippedFor.moreDeals()
  return step && skippedFor[step](by === undefined ? '' : nameOf(parent.state, texts.colours, by))
}
