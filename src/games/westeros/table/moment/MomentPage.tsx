import { MomentPage as SharedMomentPage } from '../../../../table/history/MomentPage'
import { GameLogProvider } from '../../../../table/log/context'
import { useWesterosLog } from '../log/game-log'
import { Board, BoardMap } from './Board'

/** Page that shows an earlier position of a game of Westeros on the map and in numbers. */
export const MomentPage = () => (
  <GameLogProvider value={useWesterosLog()}>
    <SharedMomentPage Board={Board} BoardMap={BoardMap} />
  </GameLogProvider>
)
