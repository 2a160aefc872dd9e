import { MomentPage as SharedMomentPage } from '../../../../table/history/MomentPage'
import { GameLogProvider } from '../../../../table/log/context'
import { useWesterosLog } from '../log/game-log'
import { Board, BoardMap } from './Board'

/** A moment of a game of Westeros that is over, on its map and in its figures. */
export const MomentPage = () => (
  <GameLogProvider value={useWesterosLog()}>
    <SharedMomentPage Board={Board} BoardMap={BoardMap} />
  </GameLogProvider>
)
