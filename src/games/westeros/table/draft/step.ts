import type { StepProps as SharedStepProps } from '../../../../table/new-game/new-game-spec'
import type { NewGame } from './draft'

/** The props of every step to a new game of Westeros. */
export type StepProps = SharedStepProps<NewGame>
