import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import { fetchWhenIdle } from '../../ui/lazy-part'
import { GameTableProvider } from '../context'
import type { GameTable } from '../game/game-table'
import { useTable } from '../hook'
import { useAwaitedHere, useLooksOn, useOnlyShows } from '../own-phone'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { AtTheTable } from './AtTheTable'
import { partsToPreload } from './rooms'
import { GameMenu } from './TableScreen'

export interface TableRoutesProps {
  readonly table: GameTable
  /** Dialog shown after the rules refused a move. */
  readonly RefusalSheet: ComponentType
  /**
   * Functions that preload components first after the open question is rendered, before the components that the next tap may open. A new
   * array starts preloading again.
   */
  readonly first?: readonly (() => Promise<unknown>)[]
  /** Called if this browser window only displays the game: in such a window, no role may hold the phone. */
  readonly onLookOn: () => void
}

const NONE = [] as const

/**
 * Hook for a linked phone: opens the question when a player of the phone must make a secret choice, once for each choice and from any
 * screen of the game. The user may leave the question afterwards.
 */
function useGoToChoice(): void {
  const awaited = useAwaitedHere()
  const path = useGamePath()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const last = useRef('')
  useEffect(() => {
    if (awaited === last.current) return
    last.current = awaited
    if (awaited !== '' && pathname !== path()) void navigate(path())
  }, [awaited, pathname, path, navigate])
}

/** Routes of an open game; each screen has its own URL. */
export function TableRoutes({ table, RefusalSheet, first = NONE, onLookOn }: TableRoutesProps) {
  const id = useTable((open) => open.id)
  const onlyShows = useOnlyShows()
  const { words } = useTableWords()
  const path = useGamePath()
  /**
   * Whether this browser window only displays the game. Excludes linked phones, because a linked phone must keep a choice that a player has
   * begun.
   */
  const looksOn = useLooksOn()
  const refused = useTable((_, play) => play.refused !== undefined)
  useGoToChoice()
  useEffect(
    () => void fetchWhenIdle([GameMenu.fetch, ...first, ...partsToPreload(table, table.rooms, RefusalSheet)]),
    [first, table, RefusalSheet],
  )
  useEffect(() => {
    if (looksOn) onLookOn()
  }, [looksOn, onLookOn])
  return (
    <GameTableProvider value={table}>
      <Routes key={id}>
        {onlyShows && <Route path="correct" element={<AtTheTable title={words.menu.rooms.correct} />} />}
        {Object.entries(table.rooms).map(([place, Page]) =>
          place === '' ? <Route key={place} index element={<Page />} /> : <Route key={place} path={place} element={<Page />} />,
        )}
        <Route path="*" element={<Navigate to={path()} replace />} />
      </Routes>
      {refused && (
        <Suspense>
          <RefusalSheet />
        </Suspense>
      )}
    </GameTableProvider>
  )
}
