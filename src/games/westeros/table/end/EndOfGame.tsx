import { Suspense } from 'react'
import { GameOver } from '../../../../table/game-over/GameOver'
import type { State } from '../../model/state'
import { better, standings } from '../../rules/victory'
import { playerOf } from '../../words/sentences/lookup'
import * as icons from '../icons'
import { useAllSpeech } from '../speech'
import { lazyPart } from '../../../../ui/lazy-part'

const AfterGame = lazyPart(() => import('./AfterGame').then((part) => part.default))

/** Result of a game of Westeros. */
export function EndOfGame({ state }: { state: State }) {
  const { words, names, game } = useAllSpeech()
  const { outcome } = state
  const text = game.outcome
  if (outcome === undefined) return
  // In the second edition, land areas decide a tie, and power does not (E17.2).
  const byLandAreas = state.box.edition === 2
  const [winner] = outcome.winners.length === 1 ? outcome.winners : []
  return (
    <GameOver
      winners={outcome.winners}
      {...(winner === undefined ? {} : { tone: `house-banner ${winner}` })}
      title={game.standing.title(state)}
      how={text[outcome.how]}
      why={`${winner === undefined ? '' : `${text.held(winner, state)}. `}${text.decidedBy[outcome.decidedBy]}.`}
      standings={{
        title: text.standings,
        role: words.end.house,
        columns: [
          { icon: icons.castle, name: game.standing.castleAreas },
          ...(byLandAreas ? [{ icon: icons.map, name: text.landAreas }] : []),
          { icon: icons.barrel, name: text.supply },
          ...(byLandAreas ? [] : [{ icon: icons.power, name: text.power }]),
        ],
        rows: [...standings(state)].toSorted(better(state)).map(({ house, castles, landAreas, supply, power }) => ({
          role: house,
          name: names.house.plain(house),
          player: playerOf(state, house) ?? words.houses.byTable,
          figures: byLandAreas ? [castles, landAreas, supply] : [castles, supply, power],
        })),
      }}
    >
      <Suspense>
        <AfterGame />
      </Suspense>
    </GameOver>
  )
}
