import { GameTableProvider } from '../../../../table/context'
import SharedRulesBook from '../../../../table/rules/RulesBook'
import { gameTable, secondGameTable } from './game-table'

/** Page with the rules of the first edition, which does not need an open game. */
export default function RulesBook() {
  return (
    <GameTableProvider value={gameTable}>
      <SharedRulesBook />
    </GameTableProvider>
  )
}

/** Page with the rules of the second edition, which does not need an open game. */
export function SecondRulesBook() {
  return (
    <GameTableProvider value={secondGameTable}>
      <SharedRulesBook />
    </GameTableProvider>
  )
}
