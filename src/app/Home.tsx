import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { catalogue } from '../games/catalogue'
import { useGames, type GameRecord } from '../play'
import { practiceId } from '../play/practice-id'
import { Button, IconButton } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as icons from '../ui/icons'
import { whenIdle } from '../ui/idle'
import { List } from '../ui/List'
import { Question, Screen } from '../ui/Screen'
import { Notice } from '../ui/status'
import { GameCard, GameRow } from './home/GameCard'
import { ImportButton } from './home/ImportButton'
import { useWords } from './words'

const GameSheet = lazy(() => import('./home/GameSheet'))

/** Earlier games that stand there at once; after years there are hundreds: twice as many whenever the page has time. */
const AT_ONCE = 10

/** Where everything begins: the saved games, the one played last first, and the way to a new one. */
export function Home() {
  const { words } = useWords()
  const navigate = useNavigate()
  const { games, trouble } = useGames()
  const [open, setOpen] = useState<GameRecord | undefined>()
  const [latest, ...earlier] = games ?? []
  const [shown, show] = useState(AT_ONCE)
  useEffect(() => {
    if (shown < earlier.length) whenIdle(() => show(2 * shown))
  }, [shown, earlier.length])
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
      {earlier.length > 0 && (
        <section aria-label={words.home.earlier}>
          <header className="flex items-center justify-between">
            <h2 className="label px-1">{words.home.earlier}</h2>
            <Button kind="quiet" onClick={() => void navigate('/archive')}>
              {words.home.archive}
            </Button>
          </header>
          <List>
            {earlier.slice(0, shown).map((record) => (
              <GameRow key={record.id} record={record} onMore={setOpen} />
            ))}
          </List>
        </section>
      )}
      {open !== undefined && (
        <Suspense>
          <GameSheet record={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Screen>
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
