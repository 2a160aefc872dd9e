import { Icon } from '../../../../ui/Icon'
import { standings, threshold, type Standing } from '../../rules/victory'
import type { State } from '../../model/state'
import { HOUSE_NAMES } from '../../words/lookup'
import * as icons from '../icons'
import { lengthOf } from './telling'
import { useChartWords } from './words'

const CRITERIA = ['castles', 'supply', 'power'] as const
const ICONS = { castles: icons.castle, supply: icons.barrel, power: icons.power } as const

/** One comparison of the end (R17.2): what was compared, and who was left. */
interface Step {
  readonly by: (typeof CRITERIA)[number]
  readonly n: number
  readonly left: readonly Standing[]
}

/** Every comparison that was needed, in their order. */
export const stepsOf = (state: State): readonly Step[] => {
  const reached = ({ castles }: Standing) => state.outcome?.how !== 'sudden' || castles >= threshold(state)
  let left = standings(state).filter(reached)
  const steps: Step[] = []
  for (const by of CRITERIA) {
    if (left.length < 2 && steps.length > 0) break
    if (left.every((row) => row[by] === undefined)) break
    const n = Math.max(...left.map((row) => row[by] ?? 0))
    left = left.filter((row) => (row[by] ?? 0) === n)
    steps.push({ by, n, left })
  }
  return steps
}

/** How the end was reached, comparison by comparison, and how long the game was. */
export function Decided({ state, minutes }: { state: State; minutes: number }) {
  const speech = useChartWords()
  const { words, say, list } = speech
  const text = words.decided
  const { outcome } = state
  if (outcome === undefined) return undefined
  return (
    <section className="card flex flex-col gap-3 p-4" aria-label={text.title}>
      <h2 className="type-title">{text.title}</h2>
      <ol className="decided">
        <li>
          <Icon of={icons.now} size="s" />
          {outcome.how === 'sudden'
            ? say(text.sudden, { round: state.round, n: threshold(state) })
            : say(text.lastRound, { round: state.round })}
        </li>
        {stepsOf(state).map(({ by, n, left }) => (
          <li key={by}>
            <Icon of={ICONS[by]} size="s" />
            {say(text.steps[by], { houses: list(left.map(({ house }) => HOUSE_NAMES[house])), n })}
          </li>
        ))}
        {outcome.decidedBy === 'draw' && (
          <li>
            <Icon of={icons.trophy} size="s" />
            {text.draw}
          </li>
        )}
      </ol>
      <p className="note">{lengthOf(speech, state, minutes)}</p>
    </section>
  )
}
