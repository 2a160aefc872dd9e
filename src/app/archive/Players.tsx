import { useMemo, useState } from 'react'
import type { ArchivedGame } from '../../games/screens'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import type { PlayerTally } from './statistics'
import { meanIn, shareIn } from './format'
import { useArchiveWords } from './words'

/** List of all players, most wins first. A row expands to show the roles of the player and the averages per game. */
export function Players({ tallies, game }: { tallies: readonly PlayerTally[]; game: ArchivedGame }) {
  const { words, language } = useArchiveWords()
  const share = useMemo(() => shareIn(language), [language])
  if (tallies.length === 0) return undefined
  return (
    <section aria-label={words.players}>
      <h2 className="label mb-2 px-1">{words.players}</h2>
      <ul className="card list">
        {tallies.map((tally) => (
          <Player key={tally.key} tally={tally} game={game} share={share} />
        ))}
      </ul>
    </section>
  )
}

interface PlayerProps {
  readonly tally: PlayerTally
  readonly game: ArchivedGame
  /** Formats a part of a whole number as a percentage of the whole. */
  readonly share: (part: number, whole: number) => string
}

function Player({ tally, game, share }: PlayerProps) {
  const { words, say, count } = useArchiveWords()
  // Whether the row is expanded; its content is rendered only while it is.
  const [open, setOpen] = useState(false)
  const { name, games, wins } = tally
  const wonText = say(words.share, { wins: count(words.wins, wins), share: share(wins, games) })
  return (
    <li>
      <details className="archive-player" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="row">
          <span className="words">
            {name}
            <span className="note">
              {count(words.games, games)} · {wonText}
            </span>
          </span>
          <b className="type-figure" aria-hidden>
            {wins}
          </b>
          <Icon of={icons.down} size="s" />
        </summary>
        {open && (
          <ErrorBoundary>
            <PlayerFigures tally={tally} game={game} />
          </ErrorBoundary>
        )}
      </details>
    </li>
  )
}

/** Statistics of one player: the player's roles, and averages per game. */
function PlayerFigures({ tally: { rounds, unit, means, roles }, game }: { tally: PlayerTally; game: ArchivedGame }) {
  const { words, say, language } = useArchiveWords()
  const mean = meanIn(language)
  return (
    <>
      <ul className="archive-roles flex flex-wrap gap-x-5 gap-y-2">
        {roles.map(({ role, games: played, wins: won }) => (
          <li key={role}>
            {game.mark(role, 32)}
            <span>{game.roles.find(({ id }) => id === role)?.name ?? role}</span>
            <span className="note">{say(words.rolesNote, { wins: won, games: played })}</span>
          </li>
        ))}
      </ul>
      <p className="label">{words.mean}</p>
      <dl className="archive-means">
        <Mean name={unit === 'phase' ? words.columns.phases : words.columns.rounds} value={mean(rounds)} />
        {game.figures.flatMap(({ id, name: figure }) =>
          means[id] === undefined ? [] : [<Mean key={id} name={figure} value={mean(means[id])} />],
        )}
      </dl>
    </>
  )
}

function Mean({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
