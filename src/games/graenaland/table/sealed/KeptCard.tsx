import '../parts/island.css'
import { Icon } from '../../../../ui/Icon'
import { check } from '../../../../ui/icons'
import { GOALS, type Clan } from '../../box/box'
import { numberOf } from '../../box/numbers'
import type { GoalCard } from '../../model/state'
import { pointsOn, reached, standingOf, totalOf } from '../../rules/goals'
import { usePosition } from '../parts/position'
import { GOAL_ICONS } from '../parts/pictures'
import { LevelHeadings } from './LevelHeadings'
import { useTexts } from '../parts/words'
import { useCardTexts } from '../parts/words/cards'

/** Component that shows a victory point card to its owner, with the progress of the clan and the points of the card (R78). */
export function KeptCard({ role, choice }: { readonly role: string; readonly choice: unknown }) {
  const texts = useTexts()
  const words = useCardTexts()
  const state = usePosition()
  const card = choice as GoalCard
  const standing = standingOf(state, role as Clan)
  const { three } = state.settings
  const has = reached(standing, three)
  return (
    <div className="flex flex-col gap-3">
      <div className="levels">
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
      <p className="type-row">{words.now(totalOf(pointsOn(card, standing, three)), numberOf(state.numbers, 'points'))}</p>
    </div>
  )
}
