import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { screens } from '../games/screens'

/** Set-up of a new game; each game has its own component. */
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
