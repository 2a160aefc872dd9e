import { GameLogProvider } from '../../../../table/log/context'
import { DoneSteps as SharedDoneSteps } from '../../../../table/now/DoneSteps'
import type { DoneStepsProps } from '../../../../table/game/game-now'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { useWesterosLog } from '../log/game-log'

/** Newest entries of a round of Westeros. */
export const DoneSteps = (props: DoneStepsProps<WesterosVocabulary>) => (
  <GameLogProvider value={useWesterosLog()}>
    <SharedDoneSteps {...props} />
  </GameLogProvider>
)
