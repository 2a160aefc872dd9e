import './pack.css'
import { useTable } from '../hook'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { lastPlayed } from './paused'
import { sheetOf } from './sheet'
import { usePackWords } from './words'

/** The whole position: on the screen, and on paper, where it stands alone. */
export function PositionSheet() {
  const pack = usePackWords()
  const speech = useAllSpeech()
  const { state, prompts, ledger, name } = useTable((open) => open)
  const { words, say, date } = pack
  return (
    <section className="pack-sheet" aria-label={words.sheet.title}>
      <h2>{say(words.sheet.stands, { name, date: date(lastPlayed(ledger)) })}</h2>
      {sheetOf(state, prompts, { speech, pack }).map(({ title, house, lines }) => (
        <section key={title} className="pack-part" aria-label={title}>
          <h3>
            {house !== undefined && <Shield house={house} size={24} />}
            {title}
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line.name}>
                <b>{line.name}</b> <span>{line.said}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="note">{words.sheet.rest}</p>
    </section>
  )
}
