import type { ArchivedGame } from '../../games/screens'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import type { PlayerTally } from './statistics'
import { meanIn, shareIn } from './telling'
import { useArchiveWords } from './words'

/** Everybody who played, who won most first; each opens to the roles played and the figures a game. */
export function Players({ tallies, game }: { tallies: readonly PlayerTally[]; game: ArchivedGame }) {
  const { words } = useArchiveWords()
  if (tallies.length === 0) return undefined
  return (
    <section aria-label={words.players}>
      <h2 className="label mb-2 px-1">{words.players}</h2>
      <ul className="card list">
        {tallies.map((tally) => (
          <Player key={tally.key} tally={tally} game={game} />
        ))}
      </ul>
    </section>
  )
}

function Player({ tally, game }: { tally: PlayerTally; game: ArchivedGame }) {
  const { words, say, count, language } = useArchiveWords()
  const [mean, share] = [meanIn(language), shareIn(language)]
  const { name, games, wins, rounds, means, roles } = tally
  const wonText = say(words.share, { wins: count(words.wins, wins), share: share(wins, games) })
  return (
    <li>
      <details className="archive-player">
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
        <ul className="archive-roles">
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
          <Mean name={words.columns.rounds} value={mean(rounds)} />
          {game.figures.flatMap(({ id, name: figure }) =>
            means[id] === undefined ? [] : [<Mean key={id} name={figure} value={mean(means[id])} />],
          )}
        </dl>
      </details>
    </li>
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
