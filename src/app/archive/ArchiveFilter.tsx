import type { ArchivedGame } from '../../games/screens'
import type { Archived } from '../../session'
import { Select } from '../../ui/Field'
import { sizeOf, type Filter, type PlayerTally } from './statistics'
import { useArchiveWords } from './words'

const ANY = ''

export interface ArchiveFilterProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
  readonly players: readonly PlayerTally[]
  readonly games: readonly Archived[]
  readonly game: ArchivedGame
}

/** Filters for the archive: player, role and number of players. */
export function ArchiveFilter({ filter, onChange, players, games, game }: ArchiveFilterProps) {
  const { words, count } = useArchiveWords()
  const sizes = [...new Set(games.map(({ summary }) => sizeOf(summary.roles)))].toSorted((a, b) => a - b)
  const played = new Set(games.flatMap(({ summary }) => summary.roles.map(({ role }) => role)))
  const anybody = { value: ANY, label: words.anybody }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3" role="group" aria-label={words.filter}>
      <Select
        label={words.player}
        options={[anybody, ...players.map(({ key, name }) => ({ value: key, label: name }))]}
        value={filter.player ?? ANY}
        onChange={(player) => onChange({ ...filter, player: player === ANY ? undefined : player })}
      />
      <Select
        label={game.roleWord}
        options={[
          { value: ANY, label: words.anyRole },
          ...game.roles.filter(({ id }) => played.has(id)).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.role ?? ANY}
        onChange={(role) => onChange({ ...filter, role: role === ANY ? undefined : role })}
      />
      <Select
        label={words.size}
        options={[{ value: ANY, label: words.anySize }, ...sizes.map((size) => ({ value: `${size}`, label: count(words.sizes, size) }))]}
        value={`${filter.size ?? ANY}`}
        onChange={(size) => onChange({ ...filter, size: size === ANY ? undefined : Number(size) })}
      />
    </div>
  )
}
