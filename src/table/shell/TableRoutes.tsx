import { Suspense, useEffect, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { fetchWhenIdle } from '../../ui/lazy-part'
import { GameTableProvider } from '../context'
import type { GameTable } from '../game/game-table'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { AtTheTable } from './AtTheTable'
import { partsToPreload } from './rooms'
import { GameMenu } from './TableScreen'

export interface TableRoutesProps {
  readonly table: GameTable
  /** Why not: after a move that the rules refuse. */
  readonly RefusalSheet: ComponentType
  /** Fetched first, once the open question is painted, before the parts that the next tap may open. A new list is fetched again. */
  readonly first?: readonly (() => Promise<unknown>)[]
  /** This window only looks on: it has nobody's phone in hand. */
  readonly onLookOn: () => void
}

const NONE = [] as const

/** The table of an open game: every place of it has an address of its own. */
export function TableRoutes({ table, RefusalSheet, first = NONE, onLookOn }: TableRoutesProps) {
  const id = useTable((open) => open.id)
  const isFollowed = useTable((open) => open.followed)
  const { words } = useTableWords()
  const path = useGamePath()
  // A phone of a role’s own, which follows the game, has what it opens there.
  const looksOn = useTable((open, play) => !play.writes && !open.followed)
  const refused = useTable((_, play) => play.refused !== undefined)
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
        {isFollowed && <Route path="correct" element={<AtTheTable title={words.menu.rooms.correct} />} />}
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
