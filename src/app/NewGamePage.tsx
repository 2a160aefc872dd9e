import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { screens } from '../games/screens'

/** The way to a new game, which each game brings itself. */
export function NewGamePage() {
  const { game = '' } = useParams()
  const chosen = Object.hasOwn(screens, game) ? screens[game] : undefined
  if (chosen === undefined) return <Navigate to="/new" replace />
  return (
    <Suspense fallback={<main className="screen" aria-busy="true" />}>
      <chosen.NewGame />
    </Suspense>
  )
}
