import { useMemo } from 'react'
import { sentence } from '../../../../ui/grammar/numbers'
import { boxCorners, cellBoardOf } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf, leaderOf } from '../../../../table/film/holders'
import type { ElCapitan } from '../..'
import { CITIES, GRID, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { rankingIn } from '../../rules/payday'
import { cityValue } from '../../rules/track'
import { payday, warehouse } from '../parts/icons'
import { useNamedTexts } from '../parts/named'
import type { Texts } from '../parts/words'
import { useRoomTexts, type RoomTexts } from './words'

const CELL = { width: 190, height: 120 }
const GAP = 10

/** Returns the colour that has more open warehouses in a city than any other colour; undefined in a tie. */
const leaderIn = (state: State, city: CityId): Colour | undefined =>
  leaderOf(rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => [colour, warehouses]))

const boardOf = (texts: Texts) =>
  cellBoardOf<State>({
    size: { width: 3 * (CELL.width + GAP) + GAP, height: 3 * (CELL.height + GAP) + GAP },
    corners: boxCorners(CELL),
    marks: { inRow: 3, scale: 1.05 },
    cells: (state) =>
      GRID.flatMap((cities, row) =>
        cities.map((city, column) => {
          const name = sentence(texts.cities[city] ?? city)
          return {
            id: city,
            x: GAP + column * (CELL.width + GAP) + CELL.width / 2,
            y: GAP + row * (CELL.height + GAP) + CELL.height / 2,
            name,
            text: `${name} · ${cityValue(state, city) ?? '?'}`,
            held: leaderIn(state, city),
            roles: rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => [colour, `${warehouses}`]),
          }
        }),
      ),
  })

const filmOf = (texts: Texts, rooms: RoomTexts): GameFilm<ElCapitan> => ({
  Board: boardOf(texts),
  isWhole: true,
  count: { icon: warehouse, name: rooms.openWarehouses },
  legend: rooms.filmLegend,
  contest: payday,
  holders: (state) => holdersOf(CITIES, (city) => leaderIn(state, city)),
  counts: (state) =>
    state.players.map(({ colour }) => [
      colour,
      CITIES.reduce((all, city) => all + (rankingIn(cityOf(state, city)).find((one) => one.colour === colour)?.warehouses ?? 0), 0),
    ]),
  flash: () => undefined,
})

/** Screen that replays the game as an animation of the nine cities: warehouses, city values, and leading colours. */
export function FilmPage() {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const film = useMemo(() => filmOf(texts, rooms), [texts, rooms])
  return <SharedFilmPage film={film} />
}
