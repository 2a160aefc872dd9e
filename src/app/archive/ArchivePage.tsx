import './archive.css'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
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

/** Archive of all games on this device, with statistics of players and roles. */
export default function ArchivePage() {
  const { words, say } = useArchiveWords()
  const navigate = useNavigate()
  const { games, left } = useArchive()
  const kinds = useMemo(() => [...new Set((games ?? []).map(({ record }) => record.game))], [games])
  const [chosen, setChosen] = useState<string | undefined>()
  // Loads the texts of the game while the storage is still being read.
  const kind = chosen ?? kinds[0] ?? catalogue[0]?.id
  const game = kind === undefined ? undefined : screens[kind]
  const all = useMemo(() => games?.filter(({ record }) => record.game === kind), [games, kind])
  return (
    <Screen where={words.title} onBack={() => void navigate('/')} wide>
      <Question>{words.question}</Question>
      {games !== undefined && left > 0 && (
        <p role="status" className="note">
          {say(words.reading, { done: games.length, all: games.length + left })}
        </p>
      )}
      {kinds.length > 1 && <Kinds kinds={kinds} value={kind} onChange={setChosen} />}
      {game !== undefined && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <game.Archive>{(archived) => all !== undefined && <OneGame key={kind} game={archived} all={all} />}</game.Archive>
        </Suspense>
      )}
    </Screen>
  )
}

/** Buttons that select one of the available games; shown only if several of them have been played. */
function Kinds({ kinds, value, onChange }: { kinds: readonly string[]; value: string | undefined; onChange: (kind: string) => void }) {
  const { words } = useArchiveWords()
  return (
    <div className="flex flex-col gap-2" role="group" aria-label={words.columns.game}>
      {kinds.map((kind) => (
        <Kind key={kind} kind={kind} on={kind === value} onPress={() => onChange(kind)} />
      ))}
    </div>
  )
}

function Kind({ kind, on, onPress }: { kind: string; on: boolean; onPress: () => void }) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onPress}>
      {useTitle(kind)}
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
