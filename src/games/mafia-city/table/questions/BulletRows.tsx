import '../parts/city.css'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { useSend } from '../../../../table/question/answering'
import { Icon } from '../../../../ui/Icon'
import { useAsking } from '../asking/words'
import * as drawings from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Shows a button for each player who has passed and may use a Bullet before the next player acts, in seating order. */
export function BulletRows() {
  const texts = useTexts()
  const words = useAsking()
  const state = usePosition()
  const { questions } = useOtherQuestions()
  const send = useSend()
  const passed = questions.flatMap(({ kind, roles }) => (kind === 'bullet' ? state.turns.passed.filter((one) => roles.includes(one)) : []))
  if (passed.length === 0) return
  return (
    <ul className="card answerers">
      {passed.map((by) => (
        <li key={by}>
          <Plate role={by} size={36} />
          <span className="words">{words.bullet(nameOf(state, texts.colours, by))}</span>
          <button
            type="button"
            className="answerers-key"
            aria-label={`${nameOf(state, texts.colours, by)}: ${texts.effects.bullet}`}
            onClick={() => void send({ do: 'bullet', by })}
          >
            <Icon of={drawings.bullet} size="s" />
            {texts.effects.bullet}
          </button>
        </li>
      ))}
    </ul>
  )
}
