import './charts.css'
import { Icon } from '../../ui/Icon'
import { lengthOf, type GameLength } from './format'
import type { Ending } from './story'
import { useChartWords } from './words'

/** Shows which comparisons between the players decided the result, in order, and how long the game took. */
export function Decided({ ending, length, minutes }: { ending: Ending; length: GameLength; minutes: number }) {
  const speech = useChartWords()
  const { decided } = speech.words
  return (
    <section className="card flex flex-col gap-3 p-4" aria-label={decided.title}>
      <h2 className="type-title">{decided.title}</h2>
      <ol className="decided">
        {ending.steps.map(({ id, icon, text }) => (
          <li key={id}>
            <Icon of={icon} size="s" />
            {text}
          </li>
        ))}
      </ol>
      <p className="note">{lengthOf(speech, length, minutes)}</p>
    </section>
  )
}
