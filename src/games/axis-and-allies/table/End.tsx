import { GameOver } from '../../../table/game-over/GameOver'
import { POWERS } from '../box/powers'
import { productionOf } from '../rules/collect-income'
import { citiesHeld, placeOf } from '../views/course'
import { city, ipc, rise } from './parts/icons'
import { nameOf, usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { AfterGame } from './rooms/charts'
import { endingOf } from './rooms/story'
import { useRoomTexts } from './rooms/words'

/** Component that shows the end of the game: the winning side, its victory cities, and the production and growth of each power. */
export function End() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const state = usePosition()
  const ending = endingOf(state, { texts, rooms })
  if (ending === undefined || state.result === undefined) return
  const { growth, count } = state.result
  const { story } = rooms
  return (
    <GameOver
      winners={ending.winners}
      title={ending.title}
      how={ending.how}
      why={texts.cities(count.axis, count.allies)}
      standings={{
        title: story.standings,
        role: story.power,
        columns: [
          { icon: ipc, name: story.production },
          { icon: rise, name: story.since },
          { icon: city, name: story.cities },
        ],
        rows: POWERS.toSorted((a, b) => placeOf(state, a) - placeOf(state, b) || growth[b] - growth[a]).map((power) => ({
          role: power,
          name: texts.powers[power],
          player: nameOf(state, power),
          figures: [productionOf(state.territories, power), growth[power], citiesHeld(state, power)],
        })),
      }}
    >
      <AfterGame />
    </GameOver>
  )
}
