import { fieldsDomain } from '../../../../kit/fields-domain'
import type { Count } from '../../../../kit/vote'
import { useTable } from '../../../../table/hook'
import { newestEntry, stackOf } from '../../../../table/question/answering'
import type { OwnMove } from '../../rules/moves'
import type { ByClan, State } from '../../model/state'
import { useTexts } from '../parts/words'
import { useQuestionTexts, type QuestionTexts } from './words'

/** Draft of the votes on the open proposal, stored on the shared phone until the vote is closed. */
export interface Said {
  readonly said?: ByClan<boolean>
}
export const saying = fieldsDomain<Said, OwnMove>(
  () => [],
  () => undefined,
)

/**
 * Returns the votes on a proposal. A vote that was sent counts; otherwise a vote entered on this phone; otherwise the proposer votes yes.
 */
export const voicesOf = ({ by, vote }: NonNullable<State['proposal']>, draft: Said): ByClan<boolean> => ({
  [by]: true,
  ...draft.said,
  ...vote.said,
})

/** Hook that returns the votes on the open proposal, including votes that are entered but not sent. Empty if no proposal is open. */
export function useVoices(): ByClan<boolean> {
  const { state, ledger, drafts, prompts } = useTable((open) => open)
  const { proposal } = state as State
  const question = prompts.find(({ kind }) => kind === 'vote' || kind === 'closeVote')
  if (proposal === undefined || question === undefined) return {}
  const draft = stackOf<Said>(drafts[question.key], newestEntry(ledger).id).at(-1)
  return voicesOf(proposal, draft ?? {})
}

/**
 * Hook that returns the state of the open vote as text. Only the phone and the window that count the votes know those that were not sent
 * yet. Elsewhere the text names only the number of votes that are needed.
 */
export function useVerdictOn(): (place: string, count: Count) => string {
  const questions = useQuestionTexts()
  const { needs } = useTexts()
  const isCounting = useTable(({ followed }, { writes }) => writes && !followed)
  return (place, count) =>
    isCounting || count.adopted !== undefined ? verdictOn(questions, place, count) : `${place}: ${needs(count.needed, count.total)}`
}

/** Returns the state of a vote as text: the number of votes still needed, or whether the proposal is adopted or rejected. */
export const verdictOn = (
  { vote }: Pick<QuestionTexts, 'vote'>,
  place: string,
  { yes, needed, total, adopted }: Pick<Count, 'yes' | 'needed' | 'total' | 'adopted'>,
): string => {
  if (adopted === undefined) return vote.open(place, needed, total, yes)
  return (adopted ? vote.adopted : yes * 2 === total ? vote.half : vote.rejected)(place, yes, total)
}
