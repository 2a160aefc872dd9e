import { useMemo } from 'react'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf } from '../../../../table/film/holders'
import { GameLogProvider } from '../../../../table/log/context'
import type { GameLog } from '../../../../table/log/game-log'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import { castleAreas } from '../../model/control'
import { holderOf } from '../holder'
import * as icons from '../icons'
import { useWesterosLog } from '../log/game-log'
import { useAllSpeech } from '../speech'

const filmOf = (castles: string, log: GameLog<WesterosVocabulary>): GameFilm<WesterosVocabulary> => ({
  count: { icon: icons.castle, name: castles },
  contest: icons.clash,
  holders: (state) => holdersOf(Object.keys(state.box.areas), (area) => holderOf(state, area)),
  counts: (state) => state.playing.map((house) => [house, castleAreas(state, house).length]),
  flash: ({ entry, parent, state }) => {
    const events: readonly AnyEvent[] = entry.events
    const decided = events.find((event) => event.e === 'battleDecided')
    const area = parent?.state.battle?.area
    if (decided === undefined || area === undefined) return undefined
    const { attacker, defender } = decided.result
    return { area, figures: [attacker, defender], text: log.event(decided, parent?.state, state) }
  },
})

/**
 * Page that plays a game of Westeros as a film: shows the castles and strongholds of each house next to the board, and battles with both
 * strengths.
 */
export function FilmPage() {
  const { game } = useAllSpeech()
  const log = useWesterosLog()
  const film = useMemo(() => filmOf(game.standing.castleAreas, log), [game, log])
  return (
    <GameLogProvider value={log}>
      <SharedFilmPage film={film} />
    </GameLogProvider>
  )
}
