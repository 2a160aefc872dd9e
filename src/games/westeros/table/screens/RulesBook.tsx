import { GameTableProvider } from '../../../../table/context'
import SharedRulesBook from '../../../../table/rules/RulesBook'
import { gameTable } from './game-table'

/** Page with the rules of Westeros, which does not need an open game. */
export default function RulesBook() {
  return (
    <GameTableProvider value={gameTable}>
      <SharedRulesBook />
    </GameTableProvider>
  )
}
