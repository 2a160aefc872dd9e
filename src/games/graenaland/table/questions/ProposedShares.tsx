import './vote.css'
import type { State } from '../../model/state'
import { sharesIn } from '../../views/shares'
import { cardNames } from '../../words/shared/card-names'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { useQuestionTexts } from './words'

/** Component that lists which clan gets which cards by the open proposal (R23). Renders nothing if the proposal does not divide cards. */
export function ProposedShares({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { vote: words } = useQuestionTexts()
  const { proposal } = state
  if (proposal?.split === undefined || proposal.split.length === 0) return
  return (
    <ul className="vote-split flex flex-wrap gap-x-3 gap-y-1.5" aria-label={words.split}>
      {sharesIn(state, proposal).map(({ clan, cards }) => (
        <li key={`${clan}`}>
          {clan !== null && <Plate role={clan} size={22} />}
          {words.share(cardNames(cards, texts).join(', '), clan === null ? '' : nameOf(state, texts.clans, clan))}
        </li>
      ))}
    </ul>
  )
}
