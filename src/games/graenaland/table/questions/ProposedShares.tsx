import './vote.css'
import type { Card, State } from '../../model/state'
import { cardNames } from '../../words/shared/card-names'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'
import { useQuestionTexts } from './words'

/** Groups the cards of a proposal by the clan that receives them. Equal cards are counted together. */
const sharesOf = (split: NonNullable<NonNullable<State['proposal']>['split']>, lying: readonly Card[], texts: Texts) =>
  [...new Set(split)].map((to) => ({
    to,
    cards: cardNames(
      split.flatMap((receiver, n) => (receiver === to ? [lying[n] ?? 'up'] : [])),
      texts,
    ),
  }))

/** Component that lists which clan gets which cards by the open proposal (R23). Renders nothing if the proposal does not divide cards. */
export function ProposedShares({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { vote: words } = useQuestionTexts()
  const { at = '', split = [] } = state.proposal ?? {}
  if (split.length === 0) return
  return (
    <ul className="vote-split flex flex-wrap gap-x-3 gap-y-1.5" aria-label={words.split}>
      {sharesOf(split, state.cards[at] ?? [], texts).map(({ to, cards }) => (
        <li key={`${to}`}>
          {to !== null && <Plate role={to} size={22} />}
          {words.share(cards.join(', '), to === null ? '' : nameOf(state, texts.clans, to))}
        </li>
      ))}
    </ul>
  )
}
