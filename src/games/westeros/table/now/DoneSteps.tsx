import { GameLogProvider } from '../../../../table/log/context'
import { DoneSteps as SharedDoneSteps } from '../../../../table/now/DoneSteps'
import type { DoneStepsProps } from '../../../../table/now/game-now'
import type { WesterosVocabulary } from '../../index'
import { useWesterosLog } from '../log/game-log'

/** The newest moments of a round of Westeros. */
export const DoneSteps = (props: DoneStepsProps<WesterosVocabulary>) => (
  <GameLogProvider value={useWesterosLog()}>
    <SharedDoneSteps {...props} />
  </GameLogProvider>
)
