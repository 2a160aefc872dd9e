import { useMemo } from 'react'
import { cellBoardOf, hexCorners } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf, leaderOf } from '../../../../table/film/holders'
import * as icons from '../../../../table/icons'
import { useGameLog } from '../../../../table/log/context'
import type { GameLog } from '../../../../table/log/game-log'
import type { MafiaCity } from '../..'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import { countsIn } from '../../model/count'
import type { Counts, State } from '../../model/state'
import { coloursOf as playing, stackAt } from '../../model/tokens'
import { SLOTS, tilesOf } from '../parts/City'
import { secretDeal } from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { usePosition } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'

/** Width of a hexagon in the coordinates of the animation. */
const WIDTH = 170
const GAP = 8

/** Returns the families with their numbers of Mafiosi, highest number first. */
const ranked = (counts: Counts): readonly (readonly [colour: Colour, count: number])[] =>
  (Object.entries(counts) as [Colour, number][]).filter(([, count]) => count > 0).toSorted((a, b) => b[1] - a[1])

/** Returns the family that has more Mafiosi at a location than any other family; undefined in a tie. */
const leaderAt = (state: State, at: Place): Colour | undefined => leaderOf(ranked(countsIn(state, stackAt(state, at))))

/** Returns the board of the animation. The whole animation uses the map of the last position. */
const boardOf = ({ map }: State, texts: Texts) => {
  const step = WIDTH + GAP
  const high = WIDTH / Math.sqrt(3)
  return cellBoardOf<State>({
    size: { width: 3 * step + GAP, height: step * 1.732 + 2 * high + GAP },
    corners: hexCorners(WIDTH),
    marks: { inRow: 3, scale: 1.3 },
    cells: (state) =>
      tilesOf(map).map((at, slot) => {
        const [x = 0, y = 0] = SLOTS[slot] ?? []
        const leader = leaderAt(state, at)
        return {
          id: `${at}`,
          x: x * step + WIDTH / 2 + GAP,
          y: y * step + high + GAP,
          name: texts.locations[at],
          text: texts.short[at],
          held: leader && coloursOf(leader),
          roles: ranked(countsIn(state, stackAt(state, at))).map(([colour, count]) => [colour, `${count}`]),
        }
      }),
  })
}

const filmOf = (now: State, texts: Texts, log: GameLog): GameFilm<MafiaCity> => ({
  Board: boardOf(now, texts),
  isWhole: true,
  count: { icon: icons.trophy, name: texts.archive.points },
  legend: texts.filmLegend,
  contest: secretDeal,
  holders: (state) => holdersOf(LOCATIONS, (at) => leaderAt(state, at)),
  counts: (state) => playing(state).map((colour) => [colour, state.vp[colour] ?? 0]),
  flash: ({ entry, parent, state }) => {
    const found = entry.events.find((event) => event.e === 'controlled')
    if (found === undefined) return undefined
    const [first, second] = ranked(found.control.counts)
    if (first === undefined) return undefined
    return { area: `${found.at}`, figures: [first[1], second?.[1] ?? 0], text: log.event(found, parent?.state, state) }
  },
})

/** Screen that replays the game as an animation: Mafiosi at the locations, points, and the controllers of the locations with the counts. */
export function FilmPage() {
  const texts = useTexts()
  const log = useGameLog()
  const state = usePosition()
  const film = useMemo(() => filmOf(state, texts, log), [state, texts, log])
  return <SharedFilmPage film={film} />
}
