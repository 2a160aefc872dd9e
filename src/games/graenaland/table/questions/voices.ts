import { fieldsDomain } from '../../../../kit/fields-domain'
import type { Count } from '../../../../kit/vote'
import { useTable } from '../../../../table/hook'
import { newestEntry, stackOf } from '../../../../table/question/answering'
import type { OwnMove } from '../../model/moves'
import type { ByClan, State } from '../../model/state'
import type { QuestionTexts } from './words'

/** The votes on the open proposal before they are closed, as the phone on the table has them. */
export interface Said {
  readonly said?: ByClan<boolean>
}
export const saying = fieldsDomain<Said, OwnMove>(
  () => [],
  () => undefined,
)

/** Who is in favour: the proposer unless stated otherwise, then the draft, then votes that are given. */
export const voicesOf = ({ by, vote }: NonNullable<State['proposal']>, draft: Said): ByClan<boolean> => ({
  [by]: true,
  ...draft.said,
  ...vote.said,
})

/** The votes on the open proposal, with those that are only a draft; none if there is no proposal. */
export function useVoices(): ByClan<boolean> {
  const { state, ledger, drafts, prompts } = useTable((open) => open)
  const { proposal } = state as State
  const question = prompts.find(({ kind }) => kind === 'vote' || kind === 'closeVote')
  if (proposal === undefined || question === undefined) return {}
  const draft = stackOf<Said>(drafts[question.key], newestEntry(ledger).id).at(-1)
  return voicesOf(proposal, draft ?? {})
}

/** The state of a vote in words: what is needed, or that it is adopted or rejected. */
export const verdictOn = (
  { vote }: Pick<QuestionTexts, 'vote'>,
  place: string,
  { yes, needed, total, adopted }: Pick<Count, 'yes' | 'needed' | 'total' | 'adopted'>,
): string => {
  if (adopted === undefined) return vote.open(place, needed, total, yes)
  return (adopted ? vote.adopted : yes * 2 === total ? vote.half : vote.rejected)(place, yes, total)
}
