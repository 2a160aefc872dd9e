import type { ArchivedGame } from '../../games/screens'
import { Bars } from '../../ui/chart/Bars'
import { Figure } from '../../ui/chart/Figure'
import * as icons from '../../ui/icons'
import type { RoleTally } from './statistics'
import { meanIn, shareIn } from './format'
import { useArchiveWords } from './words'

/** Chart and table of the roles: games, wins and averages per game. */
export function Roles({ tallies, summary, game }: { tallies: readonly RoleTally[]; summary: string; game: ArchivedGame }) {
  const { words, say, language } = useArchiveWords()
  const [mean, share] = [meanIn(language), shareIn(language)]
  const rows = game.roles
    .flatMap(({ id, name }) => {
      const tally = tallies.find(({ role }) => role === id)
      return tally === undefined ? [] : [{ id, name, tally }]
    })
    .toSorted((a, b) => b.tally.wins - a.tally.wins || a.tally.games - b.tally.games)
  return (
    <Figure
      icon={icons.castellan}
      title={say(words.roles, { role: game.roleWord })}
      summary={summary}
      asTable={words.asTable}
      table={{
        head: [game.roleWord, words.head.games, words.head.wins, words.head.share, ...game.figures.map(({ name }) => name)],
        rows: rows.map(({ name, tally: { games, wins, means } }) => [
          name,
          games,
          wins,
          share(wins, games),
          ...game.figures.map(({ id }) => (means[id] === undefined ? '–' : mean(means[id]))),
        ]),
      }}
    >
      <Bars
        bars={rows.map(({ id, tally }) => ({
          id,
          className: game.colours?.(id) ?? id,
          mark: game.mark(id, 24),
          value: tally.wins,
          of: tally.games,
          note: say(words.ofGames, { games: tally.games, share: share(tally.wins, tally.games) }),
        }))}
      />
    </Figure>
  )
}
