import { check } from '../../../../table/icons'
import { Icon } from '../../../../ui/Icon'
import { GOALS_NEEDED, type Clan } from '../../box/box'
import { goalsAsked } from '../../box/numbers'
import { clansOf } from '../../model/board'
import { goalsOf, reached, standingOf } from '../../rules/goals'
import { GOAL_ICONS } from './pictures'
import { Plate } from './Plate'
import { nameOf, usePosition } from './position'
import { useTexts } from './words'

/**
 * Component that shows the five goals with their requirements and the progress of all clans. Reached goals are highlighted. If victory
 * point cards are used, the levels are secret, so the table shows only the public progress (R77).
 * @param of clan whose column is highlighted
 */
export function GoalTable({ of }: { readonly of?: Clan | undefined }) {
  const texts = useTexts()
  const state = usePosition()
  const { three, vpCards } = state.settings
  const clans = clansOf(state).map((clan) => ({
    clan,
    has: reached(standingOf(state, clan), three),
    met: vpCards ? [] : goalsOf(state, clan),
  }))
  return (
    <table className="goal-table w-full [border-collapse:separate] [border-spacing:2px]" aria-label={texts.goalsTitle}>
      <thead>
        <tr>
          <td>
            <span className="sr-only">{texts.goalsTitle}</span>
          </td>
          {clans.map(({ clan }) => (
            <th key={clan} scope="col" className={clan === of ? 'bg-surface-2 rounded-t-s' : undefined}>
              <Plate role={clan} size={28} />
              <span className="sr-only">{nameOf(state, texts.clans, clan)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goalsAsked(state.numbers).map(([goal, asked]) => (
          <tr key={goal}>
            <th scope="row">
              <span className="flex items-center gap-2">
                <Icon of={GOAL_ICONS[goal]} size="s" />
                <span>
                  {texts.goalRow[goal](asked)[0]}
                  {!vpCards && <small className="note block">{texts.goalRow[goal](asked)[1]}</small>}
                </span>
              </span>
              {goal === 'buildings' && three && <span className="note block">{texts.firstNotCounted}</span>}
            </th>
            {clans.map(({ clan, has, met }) => (
              <td key={clan} data-met={met.includes(goal) ? '' : undefined} className={clan === of ? 'bg-surface-2' : undefined}>
                {has[goal]}
                {met.includes(goal) && (
                  <span className="inline-block align-middle ms-0.5 [&>svg]:size-3">
                    <Icon of={check} label={texts.met} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
        {!vpCards && (
          <tr>
            <th scope="row">{texts.goalsNeeded(GOALS_NEEDED)}</th>
            {clans.map(({ clan, met }) => (
              <td key={clan} className={clan === of ? 'bg-surface-2' : undefined}>
                <strong>{met.length}</strong>
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
