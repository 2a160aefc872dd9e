import { useState } from 'react'
import type { ArchivedGame } from '../../games/screens'
import type { Archived } from '../../session'
import { winnersOf } from '../../session/players'
import { bgStatsLink } from '../../table/charts/bg-stats'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { List, Row } from '../../ui/List'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { useArchiveWords } from './words'

/** Number of games listed at first, so that a long archive stays fast; the user can load more. */
const AT_FIRST = 12

/** List of games with their results, newest first. Each row links to its game. */
export function GameList({ title, games, game }: { title: string; games: readonly Archived[]; game: ArchivedGame }) {
  const { words, count } = useArchiveWords()
  const [shown, setShown] = useState(AT_FIRST)
  if (games.length === 0) return undefined
  const more = Math.min(games.length - shown, 4 * AT_FIRST)
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="label px-1">{title}</h2>
      <List>
        {games.slice(0, shown).map((one) => (
          <ErrorBoundary key={one.record.id} instead={<Row title={one.record.name} note={words.unread} />}>
            <GameRow one={one} game={game} />
          </ErrorBoundary>
        ))}
      </List>
      {more > 0 && <Button onClick={() => setShown(shown + more)}>{count(words.all, more)}</Button>}
    </section>
  )
}

function GameRow({ one: { record, summary }, game }: { one: Archived; game: ArchivedGame }) {
  const { words, say, count, date } = useArchiveWords()
  const winners = summary.roles.filter(({ won }) => won)
  const winning = winnersOf(summary.roles).map(({ roles, player }) => {
    const name = roles.map((role) => game.roles.find(({ id }) => id === role)?.name ?? role).join(', ')
    return player === undefined ? name : say(words.won, { name: player, role: name })
  })
  return (
    <Row
      lead={
        <span className="archive-marks" aria-hidden>
          {(winners.length > 0 ? winners : summary.roles).slice(0, 1).map(({ role }) => (
            <span key={role} data-open={winners.length === 0 || undefined}>
              {game.mark(role, 32)}
            </span>
          ))}
        </span>
      }
      title={record.name}
      note={[
        ...(winning.length > 0 ? [say(words.wonBy, { names: winning.join('; ') })] : []),
        say(words.facts, {
          date: date(summary.ended),
          rounds: count(summary.unit === 'phase' ? words.phases : words.rounds, summary.rounds),
        }),
      ].join(' · ')}
      to={`/game/${record.id}`}
      {...(summary.over && game.known !== undefined
        ? { beside: <ToBgStats record={record} summary={summary} game={game} known={game.known} /> }
        : {})}
    />
  )
}

/** Link that opens the BG Stats app with a finished game. */
function ToBgStats({ record, summary, game, known }: Archived & { game: ArchivedGame; known: NonNullable<ArchivedGame['known']> }) {
  const { words, say } = useArchiveWords()
  const label = say(words.bgStats, { name: record.name })
  const link = bgStatsLink({
    id: record.id,
    box: known.box,
    began: summary.began,
    minutes: summary.minutes,
    comments: summary.how === undefined ? record.name : `${record.name}. ${game.how(summary.how)}.`,
    players: summary.roles.map(({ role, player, seat, won, place, figures }) => ({
      player,
      seat,
      role: game.roles.find(({ id }) => id === role)?.name ?? role,
      won,
      place,
      score: figures[known.score],
      // The summaries of games do not contain the starting player.
      first: false,
    })),
  })
  return (
    <a className="tap" href={link} aria-label={label} title={label}>
      <Icon of={icons.share} />
    </a>
  )
}
