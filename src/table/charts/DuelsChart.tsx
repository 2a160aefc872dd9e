import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Figure, type FigureTable } from '../../ui/chart/Figure'
import { useGameTable } from '../context'
import { calledIn, type DuelsData, type GameStory } from './story'
import { useChartWords } from './words'

/** Maximum number of duels shown at first in the list; the table contains all duels. */
const AT_FIRST = 12
/** Text shown in place of a number that the players did not report. */
const UNTOLD = '–'
const SIDES = [0, 1] as const

/** Lists duels with the place of each duel and the strength of each side. */
export function DuelsChart({
  chart: { icon, title, summary, head, duels, more },
  story: { roles },
}: {
  chart: DuelsData
  story: Pick<GameStory, 'roles'>
}) {
  const { words, say } = useChartWords()
  const { RoleBadge } = useGameTable()
  const [all, setAll] = useState(false)
  const nameOf = (role: string) => calledIn(roles.find((one) => one.role === role) ?? { name: role })
  const table: FigureTable = {
    head: [words.round, ...head],
    rows: duels.map(({ round, place, sides, strengths, won }) => [
      `${round}`,
      place,
      ...SIDES.map((side) => say(words.side, { name: nameOf(sides[side]), strength: strengths[side] ?? UNTOLD })),
      nameOf(sides[won]),
    ]),
  }
  return (
    <Figure
      icon={icon}
      title={title}
      summary={summary}
      asTable={words.asTable}
      more={!all && duels.length > AT_FIRST && <Button onClick={() => setAll(true)}>{more(duels.length - AT_FIRST)}</Button>}
      table={table}
    >
      <ol className="duels">
        {(all ? duels : duels.slice(0, AT_FIRST)).map(({ round, place, sides, strengths, won, note }, at) => (
          // The index is a valid part of the key, because the order of duels never changes.
          <li key={`${at} ${place}`}>
            <span className="label">{say(words.roundOf, { round })}</span>
            <span className="col-1 min-w-0 type-row wrap-anywhere thin:col-span-full">{place}</span>
            {SIDES.map((side) => (
              <span key={side} className="duel-side" data-side={side} data-won={won === side || undefined}>
                <RoleBadge role={sides[side]} size={28} />
                <b>{strengths[side] ?? UNTOLD}</b>
              </span>
            ))}
            {note !== undefined && <span className="note col-span-full">{note}</span>}
          </li>
        ))}
      </ol>
    </Figure>
  )
}
