import type { Clan } from '../../box/box'
import { numberOf } from '../../box/numbers'
import type { GoalCard } from '../../model/state'
import { pointsOn, reached, standingOf, totalOf } from '../../rules/goals'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useCardTexts } from '../parts/words/cards'
import { CardGrid } from './CardGrid'

/** Component that shows a victory point card to its owner, with the progress of the clan and the points of the card (R78). */
export function KeptCard({ role, choice }: { readonly role: string; readonly choice: unknown }) {
  const words = useCardTexts()
  const texts = useTexts()
  const state = usePosition()
  const card = choice as GoalCard
  const standing = standingOf(state, role as Clan)
  const { three } = state.settings
  return (
    <div className="flex flex-col gap-3">
      <CardGrid card={card} has={reached(standing, three)} />
      {three && <p className="note">{`${texts.goals.buildings}: ${texts.firstNotCounted}`}</p>}
      <p className="type-row">{words.now(totalOf(pointsOn(card, standing, three)), numberOf(state.numbers, 'points'))}</p>
    </div>
  )
}
