import { useMemo } from 'react'
import { weightOf } from '../../../../kit/vote'
import { boxCorners, cellBoardOf } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf, leaderOf } from '../../../../table/film/holders'
import { useGameLog } from '../../../../table/log/context'
import type { GameLog } from '../../../../table/log/game-log'
import type { Graenaland } from '../..'
import type { Clan } from '../../box/box'
import { rowsOf, type PlaceId } from '../../box/island'
import { clansOf, placesOf, settledIn } from '../../model/board'
import type { State } from '../../model/state'
import { army, village } from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { usePosition } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'

const TILE = { width: 150, height: 208 }
const GAP = 10

/** Returns the number of settlements of each clan in a territory. Clans without a settlement are omitted. */
const clansAt = (state: State, at: PlaceId): readonly (readonly [clan: Clan, count: number])[] =>
  clansOf(state).flatMap((clan) => {
    const count = settledIn(state, at)[clan] ?? 0
    return count > 0 ? [[clan, count] as const] : []
  })

/** Returns the clan that has more settlements in a territory than every other clan; undefined in a tie. */
const leaderIn = (state: State, at: PlaceId): Clan | undefined => leaderOf(clansAt(state, at))

/** Returns the board of the animation: inland territories above and coast territories below, as on the real board. */
const boardOf = (state: State, texts: Texts) => {
  const rows = rowsOf(state.island)
  const longest = Math.max(...rows.map((row) => row.length))
  const width = longest * (TILE.width + GAP) + GAP
  const spots = new Map(
    rows.flatMap((row, line) =>
      row.map((at, n) => {
        const inset = (width - row.length * (TILE.width + GAP) + GAP) / 2
        return [at, { x: inset + n * (TILE.width + GAP) + TILE.width / 2, y: GAP + line * (TILE.height + GAP) + TILE.height / 2 }] as const
      }),
    ),
  )
  return cellBoardOf<State>({
    size: { width, height: 2 * (TILE.height + GAP) + GAP },
    corners: boxCorners(TILE),
    marks: { inRow: 2, scale: 1.6 },
    cells: (now) =>
      [...spots].map(([at, spot]) => {
        const leader = leaderIn(now, at)
        return {
          id: at,
          ...spot,
          name: texts.place(at),
          text: texts.place(at),
          held: leader && coloursOf(leader),
          roles: clansAt(now, at).map(([clan, count]) => [clan, `${count}`]),
        }
      }),
  })
}

const filmOf = (first: State, texts: Texts, log: GameLog): GameFilm<Graenaland> => ({
  Board: boardOf(first, texts),
  isWhole: true,
  count: { icon: village, name: texts.settlementsTitle },
  contest: army,
  holders: (state) => holdersOf(placesOf(state), (at) => leaderIn(state, at)),
  counts: (state) => clansOf(state).map((clan) => [clan, placesOf(state).reduce((all, at) => all + (settledIn(state, at)[clan] ?? 0), 0)]),
  flash: ({ entry, parent, state }) => {
    const closed = entry.events.find((event) => event.e === 'voteClosed')
    if (closed === undefined) return undefined
    const voices = closed.vote.voters.reduce((all, voter) => all + weightOf(voter), 0)
    return { area: closed.proposal.at, figures: [closed.yes, voices - closed.yes], text: log.event(closed, parent?.state, state) }
  },
})

/** Screen that replays the game as an animation: settlements on the island, and the number of votes in each vote. */
export function FilmPage() {
  const texts = useTexts()
  const log = useGameLog()
  const state = usePosition()
  const film = useMemo(() => filmOf(state, texts, log), [state, texts, log])
  return <SharedFilmPage film={film} />
}
