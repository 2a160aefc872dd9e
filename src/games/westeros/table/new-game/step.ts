import type { NewGame } from './draft'

/** What every step on the way to a new game is handed. */
export interface StepProps {
  readonly game: NewGame
  readonly change: (change: (game: NewGame) => NewGame) => void
}
