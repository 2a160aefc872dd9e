import type { StepProps as SharedStepProps } from '../../../../table/new-game/new-game-spec'
import type { NewGame } from './draft'

/** Props of all steps of a new game of Westeros. */
export type StepProps = SharedStepProps<NewGame>
