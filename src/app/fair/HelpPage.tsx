import { useNavigate } from 'react-router'
import { useOpenGame } from '../../session'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { Question, Screen } from '../../ui/Screen'
import { useFairWords } from './words'

/** Explains how a dishonest owner of the phone could try to cheat, and which attempts would be noticed. */
export default function HelpPage() {
  const { words } = useFairWords()
  const navigate = useNavigate()
  const canSeal = useOpenGame((play) => play.canSeal)
  const { cheat } = words
  return (
    <Screen where={cheat.title} onBack={() => void navigate(-1)}>
      <Question>{cheat.question}</Question>
      <Points title={cheat.cannotTitle} points={Object.values(cheat.cannot)} icon={icons.seal} />
      <Points title={cheat.canTitle} points={Object.values(cheat.can)} icon={icons.hidden} />
      {!canSeal && <p className="note text-warn">{words.canSealNot}</p>}
    </Screen>
  )
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: string }) {
  return (
    <section aria-label={title}>
      <h2 className="label mb-2 px-1">{title}</h2>
      <ul className="card list">
        {points.map((point) => (
          <li key={point} className="row items-start">
            <Icon of={icon} size="s" />
            <span className="words">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
