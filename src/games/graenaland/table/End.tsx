import { GameOver } from '../../../table/game-over/GameOver'
import { trophy } from '../../../table/icons'
import { settlementsOf } from '../rules/places'
import { village } from './parts/icons'
import { GoalTable } from './parts/GoalTable'
import { coloursOf } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { AfterGame } from './rooms/charts'

/** Component that shows the winner and the final ranks of the other clans, each with the score that decided the rank. */
export function End() {
  const texts = useTexts()
  const state = usePosition()
  const { result, settings, round } = state
  const { over } = texts
  const places = result?.places ?? []
  const [winner] = places[0] ?? []
  const score = result?.score ?? {}
  const called = (clan: NonNullable<typeof winner>) => nameOf(state, texts.clans, clan)
  const ranked = places.flatMap((here, at) => here.map((clan) => ({ clan, place: places.slice(0, at).flat().length + 1 })))
  return (
    <GameOver
      winners={winner === undefined ? [] : [winner]}
      {...(winner !== undefined && { tone: `graenaland-banner ${coloursOf(winner)}` })}
      title={winner === undefined ? texts.stages.over : over.wins(called(winner))}
      how={over.how(winner === undefined ? 0 : (score[winner] ?? 0), settings.vpCards, round)}
      why={settings.vpCards ? over.whyPoints : over.whyGoals}
      standings={{
        title: over.standings,
        role: texts.clan,
        columns: [
          { icon: trophy, name: settings.vpCards ? over.points : over.goals },
          { icon: village, name: texts.settlementsTitle },
        ],
        rows: ranked.map(({ clan, place }) => ({
          role: clan,
          name: over.place(place, called(clan)),
          player: texts.clans[clan],
          figures: [score[clan] ?? 0, settlementsOf(state, clan)],
        })),
      }}
    >
      {!settings.vpCards && <GoalTable />}
      <AfterGame />
    </GameOver>
  )
}
