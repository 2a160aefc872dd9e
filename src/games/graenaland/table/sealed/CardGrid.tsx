import '../parts/island.css'
import { Icon } from '../../../../ui/Icon'
import { check } from '../../../../ui/icons'
import { GOALS, type Goal } from '../../box/box'
import type { GoalCard } from '../../model/state'
import { GOAL_ICONS } from '../parts/pictures'
import { useTexts } from '../parts/words'
import { useCardTexts } from '../parts/words/cards'
import { LevelHeadings } from './LevelHeadings'

interface CardGridProps {
  readonly card: GoalCard
  /** Progress of the clan in each goal. */
  readonly has: Readonly<Record<Goal, number>>
}

/** Component that shows the three levels of each goal of a victory point card, and marks the levels that a clan has reached (R78). */
export function CardGrid({ card, has }: CardGridProps) {
  const texts = useTexts()
  const words = useCardTexts()
  return (
    <div className="levels levels-shown">
      <LevelHeadings />
      {GOALS.map((goal) => [
        <span key={goal} className="levels-goal flex items-center gap-2 leading-[1.15]">
          <Icon of={GOAL_ICONS[goal]} size="s" />
          {`${texts.goals[goal]}: ${has[goal]}`}
        </span>,
        ...card[goal].map((level) => (
          <span key={`${goal} ${level}`} className="levels-cell">
            {level}
            {has[goal] >= level && <Icon of={check} size="xs" label={words.reached} />}
          </span>
        )),
      ])}
    </div>
  )
}
