import { GameOver } from '../../../table/game-over/GameOver'
import { useTable } from '../../../table/hook'
import type { Ledger } from '../../../referee'
import type { MafiaCity } from '..'
import { coloursOf } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { AfterGame } from './rooms/charts'
import { standingsOf } from './rooms/standings'

/** Component that shows the winner, the final ranking with the deciding criteria, and the charts of the game. */
export function End() {
  const texts = useTexts()
  const state = usePosition()
  const ledger = useTable((open) => open.ledger) as Ledger<MafiaCity>
  const { result, vp, round } = state
  const { over } = texts
  const [winner] = result?.places ?? []
  return (
    <GameOver
      winners={winner === undefined ? [] : [winner]}
      {...(winner !== undefined && { tone: `mafia-banner ${coloursOf(winner)}` })}
      title={winner === undefined ? texts.phases.over : over.wins(nameOf(state, texts.colours, winner), result?.decidedBy[0])}
      how={over.how(winner === undefined ? 0 : (vp[winner] ?? 0), round)}
      why={over.why}
      standings={standingsOf(ledger, state, texts)}
    >
      <AfterGame />
    </GameOver>
  )
}
