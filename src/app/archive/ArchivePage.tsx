import './archive.css'
import { Suspense, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { catalogue } from '../../games/catalogue'
import { screens, type ArchivedGame } from '../../games/screens'
import type { Archived } from '../../session'
import { Question, Screen } from '../../ui/Screen'
import { useTitle } from '../home/GameCard'
import { ArchiveFilter } from './ArchiveFilter'
import { CsvRow } from './CsvRow'
import { GameList } from './GameList'
import { HeadToHead } from './HeadToHead'
import { Players } from './Players'
import { Roles } from './Roles'
import { useArchive } from './use-archive'
import { filtered, rivalsOf, tallyPlayers, tallyRoles, type Filter } from './statistics'
import { lengthText } from './format'
import { useArchiveWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Archive of all games on this device, with statistics of players and roles. */
export default function ArchivePage() {
  const { words, say } = useArchiveWords()
  const returnTo = useReturnTo()
  const { state } = useLocation() as { readonly state: unknown }
  const { games, left } = useArchive()
  const played = useMemo(() => [...new Set((games ?? []).map(({ record }) => record.game))], [games])
  const kinds = useMemo(() => [...played.map((id) => [id]), ...editionsIn(played)], [played])
  const [chosen, setChosen] = useState<Kind | undefined>()
  // Loads the texts of the game while the storage is still being read.
  const kind = chosen ?? kinds[0] ?? catalogue.slice(0, 1).map(({ id }) => id)
  // The last edition has the roles of all editions.
  const game = screens[kind.at(-1) ?? '']
  const all = useMemo(() => games?.filter(({ record }) => kind.includes(record.game)), [games, kind])
  return (
    <Screen where={words.title} onBack={() => returnTo(typeof state === 'string' ? state : '/')} wide>
      <Question>{words.question}</Question>
      {games !== undefined && left > 0 && (
        <p role="status" className="note">
          {say(words.reading, { done: games.length, all: games.length + left })}
        </p>
      )}
      {kinds.length > 1 && <Kinds kinds={kinds} value={kind} onChange={setChosen} />}
      {game !== undefined && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <game.Archive>
            {(archived) =>
              all !== undefined && <OneGame key={kind.join(' ')} game={kind.length > 1 ? withoutBox(archived) : archived} all={all} />
            }
          </game.Archive>
        </Suspense>
      )}
    </Screen>
  )
}

/** Games that are shown together: one game, or all editions of a game, in the order of the catalogue. */
type Kind = readonly string[]

/** Returns the editions of each game of which several editions have been played. */
const editionsIn = (played: readonly string[]): readonly Kind[] => {
  const there = catalogue.filter(({ id }) => played.includes(id))
  const folders = [...new Set(there.map(({ id, folder }) => folder ?? id))]
  return folders
    .map((shared) => there.flatMap(({ id, folder }) => ((folder ?? id) === shared ? [id] : [])))
    .filter(({ length }) => length > 1)
}

/** Returns the data without the published board game: games of several editions are not exported to other apps. */
const withoutBox = ({ known: _known, ...game }: ArchivedGame): ArchivedGame => game

interface KindsProps {
  readonly kinds: readonly Kind[]
  readonly value: Kind
  readonly onChange: (kind: Kind) => void
}

/** Buttons that select one of the available games; shown only if several of them have been played. */
function Kinds({ kinds, value, onChange }: KindsProps) {
  const { words } = useArchiveWords()
  return (
    <div className="flex flex-col gap-2" role="group" aria-label={words.columns.game}>
      {kinds.map((kind) => (
        <KindButton key={kind.join(' ')} kind={kind} on={kind.join(' ') === value.join(' ')} onPress={() => onChange(kind)} />
      ))}
    </div>
  )
}

function KindButton({ kind, on, onPress }: { kind: Kind; on: boolean; onPress: () => void }) {
  const { words, say } = useArchiveWords()
  const title = useTitle(kind[0] ?? '')
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onPress}>
      {kind.length > 1 ? say(words.allEditions, { game: title }) : title}
    </button>
  )
}

/** Archive of all matches of one game. */
function OneGame({ game, all }: { game: ArchivedGame; all: readonly Archived[] }) {
  const speech = useArchiveWords()
  const { words } = speech
  const [filter, setFilter] = useState<Filter>({})
  const finished = useMemo(() => all.filter(({ summary }) => summary.over), [all])
  const shown = useMemo(() => filtered(finished, filter), [finished, filter])
  const unfinished = useMemo(() => filtered(all, filter).filter(({ summary }) => !summary.over), [all, filter])
  const roles = useMemo(() => tallyRoles(shown), [shown])
  const everybody = useMemo(() => tallyPlayers(finished), [finished])
  const players = useMemo(() => (shown === finished ? everybody : tallyPlayers(shown)), [shown, finished, everybody])
  const rivals = useMemo(() => rivalsOf(shown), [shown])
  if (finished.length === 0) {
    return (
      <>
        <p>{words.none}</p>
        <GameList title={words.unfinished} games={unfinished} game={game} />
      </>
    )
  }
  return (
    <>
      <ArchiveFilter filter={filter} onChange={setFilter} players={everybody} games={finished} game={game} />
      {shown.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <Roles tallies={roles} summary={lengthText(speech, shown)} game={game} />
          <Players tallies={players} game={game} />
          <HeadToHead rivals={rivals} />
          <GameList title={words.finished} games={shown} game={game} />
        </>
      )}
      <GameList title={words.unfinished} games={unfinished} game={game} />
      {shown.length > 0 && <CsvRow games={[...shown, ...unfinished]} game={game} />}
    </>
  )
}
