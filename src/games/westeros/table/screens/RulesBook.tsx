import { GameTableProvider } from '../../../../table/context'
import SharedRulesBook from '../../../../table/rules/RulesBook'
import { gameTable } from './game-table'

/** The rules of Westeros, available without an open game. */
export default function RulesBook() {
  return (
    <GameTableProvider value={gameTable}>
      <SharedRulesBook />
    </GameTableProvider>
  )
}
