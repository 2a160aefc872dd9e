import { LOSS, LOSS_OF_LOWEST } from '../../rules/wildlings'
import { editionOf } from '../../model/edition'
import type { State } from '../../model/state'
import type { useQuestionWords } from '../words/questions'

/** Returns what follows from an attack of the wildlings: the reward, the losses, or that the wildling card decides (R6.7, R6.8, E6.4). */
export const wildlingPrice = (
  state: State,
  winner: 'watch' | 'wildlings',
  { words: { reveal }, say }: Pick<ReturnType<typeof useQuestionWords>, 'words' | 'say'>,
): string => {
  if (editionOf(state).wildlingCards) return reveal.byCard
  return winner === 'watch' ? reveal.reward : say(reveal.price, { each: LOSS, least: LOSS_OF_LOWEST })
}
