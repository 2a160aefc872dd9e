import './home/first.css'
import { memo, Suspense, useDeferredValue, useEffect, useState, type MouseEvent } from 'react'
import { Link, useHref, useNavigate } from 'react-router'
import { catalogue } from '../games/catalogue'
import { shortTitleOf } from './words/short-title'
import { useGames, type GameRecord } from '../session'
import { Button, IconButton } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as icons from '../ui/icons'
import { whenIdle } from '../ui/idle'
import { List } from '../ui/List'
import { Question, Screen } from '../ui/Screen'
import { Notice } from '../ui/status'
import { GameCard, GameRow } from './home/GameCard'
import { ImportButton } from './home/ImportButton'
import { replayEarlyPress } from './home/loader'
import { useWinners } from './home/winners'
import { askWorker, isComplete } from './phone/offline'
import { useUpdate } from './update'
import { useWords } from './words'
import { lazyPart } from '../ui/lazy-part'

const GameSheet = lazyPart(() => import('./home/GameSheet').then((part) => part.default))

/**
 * Number of games rendered first: the number that fits into the window. The latest game and the text above it take 400 px, a row at least
 * 68 px. The page renders further games (there may be hundreds) afterwards.
 */
const firstScreenful = (): number => Math.max(4, Math.ceil((innerHeight - 400) / 68))

/** Returns whether the service worker has cached the whole app. Checked when the browser is idle, and again after the first install. */
const useWorksOffline = (): boolean => {
  const news = useUpdate((update) => update.news)
  const [works, setWorks] = useState(false)
  useEffect(() => {
    let isHere = true
    whenIdle(() => void askWorker('COUNT').then((readiness) => isHere && setWorks(isComplete(readiness))))
    return () => {
      isHere = false
    }
  }, [news])
  return works
}

/** Home screen: the saved games, latest first, and buttons for a new game, practice and import. */
export function Home() {
  const { words } = useWords()
  const navigate = useNavigate()
  const { games, trouble } = useGames()
  /** List of all games, set when all rows have been rendered; undefined before. */
  const [whole, setWhole] = useState<readonly GameRecord[] | undefined>()
  const worksOffline = useWorksOffline()
  const isWhole = games !== undefined && (games.length <= 1 || whole === games)
  useEffect(() => {
    if (games !== undefined) replayEarlyPress()
  }, [games])
  useEffect(() => {
    if (!isWhole) return
    let isHere = true
    whenIdle(() => {
      // If this module cannot be loaded, the next start has no snapshot of the home screen.
      import('./home/picture').then(({ saveHomePicture }) => isHere && saveHomePicture(firstScreenful())).catch(() => undefined)
    })
    return () => {
      isHere = false
    }
  }, [isWhole, games, words, worksOffline])
  const [open, setOpen] = useState<GameRecord | undefined>()
  /** Id of the latest game if it is finished; set when the game has been read. */
  const [over, setOver] = useState<string | undefined>()
  const [latest] = games ?? []
  const isOver = latest !== undefined && over === latest.id
  const { question, over: overText, back, backToCopy } = words.home
  const greeting = latest === undefined ? question : isOver ? overText : latest.followed === true ? backToCopy : back
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
          <div className={latest === undefined ? 'contents' : 'flex gap-2 *:flex-1'}>
            <NewGameButton kind={latest === undefined ? 'do' : 'alt'} />
            <PracticeButton isNew={latest === undefined} />
          </div>
          {/* Always at the same position in the component tree, so that React keeps the chosen file while the list is loading. */}
          <ImportButton kind="quiet" />
          <p className="label text-center">
            {worksOffline && `${words.home.offline} `}
            {words.home.foot}
          </p>
        </>
      }
    >
      {latest === undefined && games !== undefined && <Picture />}
      <Question>{latest === undefined ? words.home.question : greeting}</Question>
      {latest === undefined && (
        <>
          <p className="type-body text-ink-2 text-pretty">{words.home.what}</p>
          <Crests />
        </>
      )}
      {trouble !== undefined && <Notice kind="warn">{words.home.trouble[trouble]}</Notice>}
      {latest !== undefined && (
        <GameCard key={latest.id} record={latest} isWhole={isWhole} isOver={isOver} onOver={setOver} onMore={setOpen} />
      )}
      {games !== undefined && games.length > 1 && <EarlierGames games={games} onWhole={setWhole} onMore={setOpen} />}
      {open !== undefined && (
        <Suspense>
          <GameSheet record={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Screen>
  )
}

interface EarlierGamesProps {
  /** All saved games. The first game has a separate card and is not listed. */
  readonly games: readonly GameRecord[]
  /** Called when all games have been rendered. */
  readonly onWhole: (games: readonly GameRecord[]) => void
  readonly onMore: (record: GameRecord) => void
}

/** List of the saved games other than the latest one. */
const EarlierGames = memo(({ games, onWhole, onMore }: EarlierGamesProps) => {
  const speech = useWords()
  const { words } = speech
  const navigate = useNavigate()
  const address = useHref('/game/')
  // Click handler that all rows share: in a list of hundreds, a router `<Link>` per row is too slow.
  const [follow] = useState(() => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(`/game/${event.currentTarget.getAttribute('href')?.slice(address.length)}`)
  })
  const shown = useDeferredValue(games, games.slice(0, firstScreenful() + 1))
  useEffect(() => {
    if (shown === games) onWhole(games)
  }, [shown, games, onWhole])
  const winners = useWinners(games, shown === games)
  return (
    <section aria-label={words.home.earlier}>
      <header className="flex items-center justify-between">
        <h2 className="label px-1">{words.home.earlier}</h2>
        <Button kind="quiet" onClick={() => void navigate('/archive')}>
          {words.home.archive}
        </Button>
      </header>
      <List>
        {shown.slice(1).map((record) => (
          <GameRow
            key={record.id}
            record={record}
            winners={winners[record.id]}
            speech={speech}
            to={address + record.id}
            onFollow={follow}
            onMore={onMore}
          />
        ))}
      </List>
    </section>
  )
})

/** Picture of a board and a phone on the home screen without games; decorative. */
function Picture() {
  return (
    <div
      className="first-picture relative flex-[1_1_76px] min-h-19 max-h-80 edge-line rounded-l bg-sea overflow-hidden low:hidden"
      aria-hidden
    >
      <img src="pictures/board.svg" alt="" />
      <img src="pictures/phone.svg" alt="" />
    </div>
  )
}

/** Links to the available games; each starts a new game. */
function Crests() {
  const { words, language } = useWords()
  return (
    <nav aria-label={words.home.games}>
      <h2 className="label mb-2 px-1">{words.home.games}</h2>
      <div className="crests grid gap-2">
        {catalogue.map(({ id }) => (
          <Link key={id} to={`/new/${id}`}>
            <img src={`pictures/${id}.svg`} alt="" />
            {shortTitleOf(id, language)}
          </Link>
        ))}
      </div>
    </nav>
  )
}

/** Button that starts a practice round. The button is larger if there are no saved games (`isNew`). */
function PracticeButton({ isNew }: { isNew: boolean }) {
  const { words } = useWords()
  const navigate = useNavigate()
  return (
    <Button className={isNew ? '*:flex-1 *:flex *:justify-between' : ''} onClick={() => void navigate('/practice')}>
      {words.home.practice}
      {isNew && ' '}
      {isNew && <span className="text-ink-2">{words.home.minutes}</span>}
    </Button>
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
