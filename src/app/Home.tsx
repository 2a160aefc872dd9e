import { lazy, Suspense, useDeferredValue, useEffect, useState, type MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { catalogue } from '../games/catalogue'
import { useGames, type GameRecord } from '../session'
import { practiceId } from '../session/practice-id'
import { Button, IconButton } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as icons from '../ui/icons'
import { List } from '../ui/List'
import { Question, Screen } from '../ui/Screen'
import { Notice } from '../ui/status'
import { GameCard, GameRow } from './home/GameCard'
import { ImportButton } from './home/ImportButton'
import { keepLastList, lastList } from './home/last-list'
import { useWords } from './words'

const GameSheet = lazy(() => import('./home/GameSheet'))

/**
 * Earlier games that are painted first, as many as the window shows at most: the game played last and the words above take 400 px, a row
 * 68 or more. After years there are hundreds, which come behind them.
 */
const firstScreenful = (): number => Math.max(4, Math.ceil((innerHeight - 400) / 68))

/** Where everything begins: the saved games, the one played last first, and the way to a new one. */
export function Home() {
  const { words } = useWords()
  const navigate = useNavigate()
  const { games: read, trouble } = useGames()
  const [last] = useState(lastList)
  const games = read ?? (trouble === undefined ? last : undefined)
  useEffect(() => {
    if (read !== undefined) keepLastList(read.slice(0, firstScreenful() + 1))
  }, [read])
  const [open, setOpen] = useState<GameRecord | undefined>()
  const [latest, ...earlier] = games ?? []
  return (
    <Screen
      where={
        <span className="flex items-center gap-2.5 font-voice type-title">
          <Icon of={icons.castellan} />
          {words.name}
        </span>
      }
      actions={<IconButton icon={icons.settings} label={words.settings} onClick={() => void navigate('/settings')} />}
      answer={
        <>
          {/* One place for both, so that a file chosen while the list is still being read is not lost. */}
          <div className={latest === undefined ? 'contents' : 'flex gap-2 *:flex-1'}>
            <NewGameButton kind={latest === undefined ? 'do' : 'alt'} />
            <ImportButton kind={latest === undefined ? 'quiet' : 'alt'} />
          </div>
          {catalogue.slice(0, 1).map(({ id }) => (
            <Button key={id} kind="quiet" onClick={() => void navigate(`/game/${practiceId(id)}`)}>
              {words.home.practice}
            </Button>
          ))}
          <p className="label text-center">{words.home.foot}</p>
        </>
      }
    >
      <Question>{latest === undefined ? words.home.question : words.home.back}</Question>
      {trouble !== undefined && <Notice kind="warn">{words.home.trouble[trouble]}</Notice>}
      {latest !== undefined && <GameCard key={latest.id} record={latest} onMore={setOpen} />}
      {earlier.length > 0 && <EarlierGames games={earlier} onMore={setOpen} />}
      {open !== undefined && (
        <Suspense>
          <GameSheet record={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Screen>
  )
}

/** The games before the last one. */
function EarlierGames({ games, onMore }: { games: readonly GameRecord[]; onMore: (record: GameRecord) => void }) {
  const speech = useWords()
  const { words } = speech
  const navigate = useNavigate()
  const address = useHref('/game/')
  // Hundreds of links of the router would each look up where they are.
  const [follow] = useState(() => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(`/game/${event.currentTarget.getAttribute('href')?.slice(address.length)}`)
  })
  const shown = useDeferredValue(games, games.slice(0, firstScreenful()))
  return (
    <section aria-label={words.home.earlier}>
      <header className="flex items-center justify-between">
        <h2 className="label px-1">{words.home.earlier}</h2>
        <Button kind="quiet" onClick={() => void navigate('/archive')}>
          {words.home.archive}
        </Button>
      </header>
      <List>
        {shown.map((record) => (
          <GameRow key={record.id} record={record} speech={speech} to={address + record.id} onFollow={follow} onMore={onMore} />
        ))}
      </List>
    </section>
  )
}

function NewGameButton({ kind }: { kind: 'do' | 'alt' }) {
  const { words } = useWords()
  const navigate = useNavigate()
  return (
    <Button kind={kind} icon={icons.plus} onClick={() => void navigate('/new')}>
      {words.home.newGame}
    </Button>
  )
}
