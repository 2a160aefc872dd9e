import { Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { screens } from '../games/screens'
import { useOpenGame } from '../session'
import { isPractice, practised } from '../session/environment/practice-id'
import { TopBarProvider } from '../ui/Screen'
import { idle, whenIdle } from '../ui/idle'
import { Start } from '../ui/Start'
import { keepPlayed } from './preload'
import { lazyPart } from '../ui/lazy-part'

const NotOpened = lazyPart(() => import('./not-opened/NotOpened').then((part) => part.default))

/** Loads the clock and other effects of an open game when the browser is idle, after the game screen is shown. */
const sessionPreferences = async () => {
  await idle()
  return import('./session-preferences')
}
const SessionEffects = lazyPart(() => sessionPreferences().then(({ SessionEffects: Around }) => Around))
const TopBar = lazyPart(() => sessionPreferences().then(({ TopBar: Inside }) => Inside))
const topBar = (
  <Suspense>
    <TopBar />
  </Suspense>
)

/** Screen of a game. A practice round has its own component and is not saved. */
export function GamePage() {
  const { id = '' } = useParams()
  const own = isPractice(id) ? screens[practised(id)] : undefined
  if (own?.Practice === undefined) return <SavedGame id={id} />
  return (
    <Suspense fallback={<Start />}>
      <own.Practice />
    </Suspense>
  )
}

/**
 * Screen of a saved game, or the reason why the game cannot be opened. Loads the game from storage first, so that every sub-route can
 * be reloaded.
 */
function SavedGame({ id }: { id: string }) {
  const open = useOpenGame((play) => (play.open?.id === id ? play.open.game.id : undefined))
  const failure = useOpenGame((play) => play.failure)
  const openGame = useOpenGame((play) => play.openGame)
  useEffect(() => {
    if (open === undefined) void openGame(id)
    // The effect runs when the URL names another game, but not after each move.
  }, [id, open, openGame])

  const asks = useOpenGame((play) => (play.open?.id === id ? play.open.prompts.map(({ kind }) => kind).join(' ') : ''))
  useEffect(() => {
    if (open !== undefined) keepPlayed(open, asks === '' ? [] : asks.split(' '))
  }, [open, asks])
  useEffect(() => {
    // Once a game is open, there is data to lose, so the app asks the browser to make the storage persistent.
    if (open === undefined) return undefined
    let isGone = false
    whenIdle(() => void import('./phone/space').then(({ requestPersistence }) => (isGone ? undefined : requestPersistence())))
    return () => {
      isGone = true
    }
  }, [open])

  const game = open === undefined ? undefined : screens[open]
  if (game !== undefined) {
    return (
      <>
        <Suspense fallback={<Start />}>
          <TopBarProvider value={topBar}>
            <game.Table />
          </TopBarProvider>
        </Suspense>
        <Suspense>
          <SessionEffects />
        </Suspense>
      </>
    )
  }
  return failure === undefined && open === undefined ? <Start /> : <NotOpened />
}
