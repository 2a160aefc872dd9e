import { GameLogProvider } from '../../../../table/log/context'
import { LogPage as SharedLogPage } from '../../../../table/log/LogPage'
import { useWesterosLog } from './game-log'

/** Page with the log of a game of Westeros. */
export const LogPage = () => (
  <GameLogProvider value={useWesterosLog()}>
    <SharedLogPage />
  </GameLogProvider>
)
