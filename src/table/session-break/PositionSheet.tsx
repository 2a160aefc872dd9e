import './session-break.css'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import type { GameSessionBreak } from './game-session-break'
import { lastPlayed } from './paused'
import { useSessionBreakWords } from './words'

/** Complete position as text. When the page is printed, only this text is printed. */
export function PositionSheet({ sheet, rest }: Pick<GameSessionBreak, 'sheet' | 'rest'>) {
  const { words, say, date } = useSessionBreakWords()
  const { RoleBadge } = useGameTable()
  const { ledger, name } = useTable((open) => open)
  return (
    <section
      className="position-sheet flex flex-col gap-3 print:block print:[columns:2] print:[column-gap:8mm] print:[color:#000]"
      aria-label={words.sheet.title}
    >
      <h2>{say(words.sheet.stands, { name, date: date(lastPlayed(ledger)) })}</h2>
      {sheet.map(({ title, role, lines, drawing }) => (
        <section key={title} className="position-part" aria-label={title}>
          <h3>
            {role !== undefined && (
              <span className="badge">
                <RoleBadge role={role} size={24} />
              </span>
            )}
            {title}
          </h3>
          {drawing}
          <ul>
            {lines.map((line) => (
              <li key={line.name}>
                <b>{line.name}</b> <span>{line.text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="note">{rest}</p>
    </section>
  )
}
