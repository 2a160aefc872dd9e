import type { ComponentType } from 'react'
import type { Language } from '../../ui/words'
import type { StepProps } from '../new-game/new-game-spec'
import type { Seating } from '../new-game/seating'

/** Set-up step after all other steps, with the button that starts the game. */
export interface StandardLastStep {
  readonly path: string
  readonly label: Readonly<Record<Language, string>>
  /** Label of the button that starts the game. */
  readonly begin: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<StandardDraft>>
}

/** Optional page that the last set-up step links to. */
export interface StandardBesideStep {
  readonly path: string
  /** Label of the button that returns to the last set-up step. */
  readonly done: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<StandardDraft>>
}

/** Set-up of a game with the shared screens, before the game begins. */
export interface StandardDraft extends Seating {
  readonly dice: 'app' | 'table'
  /** Options that the players chose in the set-up step of this game. */
  readonly settled?: unknown
}
