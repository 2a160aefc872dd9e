import { GameOver } from '../../../table/game-over/GameOver'
import { trophy } from '../../../table/icons'
import { countsCards } from '../model/settings'
import { cards, mayor, reserve } from './parts/icons'
import { coloursOf } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { AfterGame } from './rooms/charts'

/** Who has won, how all stand in the order of the comparison, and the story of the game with what decided between neighbours. */
export function End() {
  const texts = useTexts()
  const state = usePosition()
  const { result, vp, settings, round } = state
  const { over } = texts
  const places = result?.places ?? []
  const [winner] = places
  const called = (colour: (typeof places)[number]) => nameOf(state, texts.colours, colour)
  const isTold = (counts: typeof state.cards, colour: (typeof places)[number]) => counts[colour]
  return (
    <GameOver
      winners={winner === undefined ? [] : [winner]}
      {...(winner !== undefined && { tone: `mafia-banner ${coloursOf(winner)}` })}
      title={winner === undefined ? texts.phases.over : over.wins(called(winner), result?.decidedBy[0])}
      how={over.how(winner === undefined ? 0 : (vp[winner] ?? 0), round)}
      why={over.why}
      standings={{
        title: over.standings,
        role: texts.family,
        columns: [
          { icon: trophy, name: over.columns.vp },
          ...(settings.tokensKept ? [{ icon: reserve, name: over.columns.reserve }] : []),
          ...(countsCards(settings) ? [{ icon: cards, name: over.columns.cards }] : []),
          { icon: mayor, name: over.columns.mayor },
        ],
        rows: places.map((colour) => ({
          role: colour,
          name: called(colour),
          player: texts.colours[colour],
          figures: [
            vp[colour] ?? 0,
            ...(settings.tokensKept ? [isTold(state.reserve, colour)] : []),
            ...(countsCards(settings) ? [isTold(state.cards, colour)] : []),
            state.mayor === colour ? 1 : 0,
          ],
        })),
      }}
    >
      <AfterGame />
    </GameOver>
  )
}
