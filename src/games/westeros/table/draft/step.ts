import type { StepProps as SharedStepProps } from '../../../../table/new-game/new-game-spec'
import type { NewGame } from './draft'

/** What every step on the way to a new game of Westeros is handed. */
export type StepProps = SharedStepProps<NewGame>
