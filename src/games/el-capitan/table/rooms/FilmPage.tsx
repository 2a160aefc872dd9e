import { useMemo } from 'react'
import { upTo } from '../../../../kit/counts'
import { sentence } from '../../../../ui/grammar/numbers'
import { boxCorners, cellBoardOf, type CellDetail } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf } from '../../../../table/film/holders'
import type { ElCapitan } from '../..'
import { CITIES, GRID, HARBOURS, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import { shipIn } from '../../model/ships'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { rankingIn } from '../../rules/payday'
import { cityValue } from '../../rules/track'
import { anchor, florin, fortress, payday, warehouse } from '../parts/icons'
import { useNamedTexts } from '../parts/named'
import { usePosition } from '../parts/position'
import { OUTLINE } from '../parts/signs'
import type { Texts } from '../parts/words'
import { useRoomTexts, type RoomTexts } from './words'

const CELL = { width: 150, height: 92 }
const GAP = 6
/** Number of colours in one row of a city. If a city has more, the second row takes the place of the line with ships and fortresses. */
const IN_ROW = 3

/** R33, R34: returns the colour that is first in a city. In a tie, this is the colour with the warehouse on the lowest site. */
export const leaderIn = (state: State, city: CityId): Colour | undefined => rankingIn(cityOf(state, city))[0]?.colour

/** Returns the florins of each player, or the open warehouses if the app does not track money. */
export const countsOf = (state: State, isMoney: boolean): readonly (readonly [Colour, number])[] =>
  state.players.map(({ colour }) => [
    colour,
    isMoney
      ? (state.result?.florins[colour] ?? state.money[colour] ?? 0)
      : CITIES.reduce((all, city) => all + (rankingIn(cityOf(state, city)).find((one) => one.colour === colour)?.warehouses ?? 0), 0),
  ])

/** Returns the value of a city, the number of ships in its harbour, if any, and its fortresses with their owners, each with an icon. */
export const detailsOf = (state: State, city: CityId): readonly CellDetail[] => {
  const ships = state.settings.turnsTold ? upTo(HARBOURS).filter((space) => shipIn(state, city, space) !== undefined).length : 0
  return [
    [florin, `${cityValue(state, city) ?? '?'}`],
    ...(ships > 0 ? ([[anchor, `${ships}`]] as const) : []),
    ...cityOf(state, city).fortresses.flatMap((owner) => (owner === null ? [] : [[fortress, '', owner] as const])),
  ]
}

const boardOf = (texts: Texts) =>
  cellBoardOf<State>({
    size: { width: 3 * (CELL.width + GAP) + GAP, height: 3 * (CELL.height + GAP) + GAP },
    corners: boxCorners(CELL),
    marks: { inRow: IN_ROW, scale: 1.15, frame: OUTLINE },
    cells: (state) =>
      GRID.flatMap((cities, row) =>
        cities.map((city, column) => {
          const name = sentence(texts.cities[city] ?? city)
          const ranking = rankingIn(cityOf(state, city))
          return {
            id: city,
            x: GAP + column * (CELL.width + GAP) + CELL.width / 2,
            y: GAP + row * (CELL.height + GAP) + CELL.height / 2,
            name,
            text: name,
            held: leaderIn(state, city),
            roles: ranking.map(({ colour, warehouses }) => [colour, `${warehouses}`]),
            details: ranking.length > IN_ROW ? [] : detailsOf(state, city),
          }
        }),
      ),
  })

const filmOf = (texts: Texts, rooms: RoomTexts, isMoney: boolean): GameFilm<ElCapitan> => ({
  Board: boardOf(texts),
  isWhole: true,
  count: isMoney ? { icon: florin, name: rooms.figures.money } : { icon: warehouse, name: rooms.openWarehouses },
  legend: rooms.filmLegend(isMoney),
  contest: payday,
  holders: (state) => holdersOf(CITIES, (city) => leaderIn(state, city)),
  counts: (state) => countsOf(state, isMoney),
  part: (state) => texts.lie.phase(state.phase),
  flash: () => undefined,
})

/** Screen that replays the game as an animation of the nine cities: warehouses, city values, and leading colours. */
export function FilmPage() {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const isMoney = followsMoney(usePosition().settings)
  const film = useMemo(() => filmOf(texts, rooms, isMoney), [texts, rooms, isMoney])
  return <SharedFilmPage film={film} />
}
