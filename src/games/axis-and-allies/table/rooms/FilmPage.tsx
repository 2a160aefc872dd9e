import { useMemo } from 'react'
import { cellBoardOf, hexCorners } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf } from '../../../../table/film/holders'
import { useGameLog } from '../../../../table/log/context'
import type { GameLog } from '../../../../table/log/game-log'
import type { AxisAndAllies } from '../..'
import { territoryOf } from '../../box/board'
import { POWERS } from '../../box/powers'
import { countOf } from '../../box/units'
import type { Battle } from '../../model/battle'
import type { State } from '../../model/state'
import { productionOf } from '../../rules/collect-income'
import { middleOf, REGIONS, TILES } from '../parts/chart'
import { bomb, ipc } from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { useTexts, type Texts } from '../parts/words'

/** Width of a hexagon in the coordinates of the animation. */
const WIDTH = 62
const GAP = 4
const ROWS = 11
const COLUMNS = 21

const ALL = REGIONS.flatMap((region) => TILES[region])
const HIGH = WIDTH / Math.sqrt(3)
const STEP = WIDTH + GAP

/** Returns the board of the animation. Territories are hexagons in the colours of their controllers, and stars mark victory cities. */
const boardOf = (texts: Texts) =>
  cellBoardOf<State>({
    size: { width: COLUMNS * STEP + WIDTH / 2, height: (ROWS - 1) * STEP * 0.866 + 2 * HIGH + GAP },
    corners: hexCorners(WIDTH),
    cells: ({ territories }) =>
      ALL.map((tile) => {
        const { id } = tile
        const facts = territoryOf(id)
        const holder = territories[id]?.controller
        return {
          id,
          x: middleOf(tile) * STEP + WIDTH / 2 + GAP / 2,
          y: tile.row * STEP * 0.866 + HIGH + GAP / 2,
          name: texts.spaceName(id),
          text: `${facts?.city === undefined ? '' : '★'}${facts?.income ?? ''}`,
          held: holder && coloursOf(holder),
          roles: [],
        }
      }),
  })

const unitsOf = ({ attack, defend }: Battle): readonly [number, number] => [
  countOf(attack, () => true),
  Object.values(defend).reduce((all, army) => all + countOf(army, () => true), 0),
]

const filmOf = (texts: Texts, log: GameLog): GameFilm<AxisAndAllies> => ({
  Board: boardOf(texts),
  count: { icon: ipc, name: texts.archive.production },
  legend: texts.filmLegend,
  contest: bomb,
  holders: ({ territories }) => holdersOf(Object.keys(territories), (at) => territories[at]?.controller),
  counts: ({ territories }) => POWERS.map((power) => [power, productionOf(territories, power)]),
  flash: ({ entry, parent, state }) => {
    const over = entry.events.find((event) => event.e === 'battleOver')
    return over && { area: over.at, figures: unitsOf(over.battle), text: log.event(over, parent?.state, state) }
  },
})

/** Screen that replays the game as an animation. Shows changes of control, the survivors of battles, and the production of the powers. */
export function FilmPage() {
  const texts = useTexts()
  const log = useGameLog()
  const film = useMemo(() => filmOf(texts, log), [texts, log])
  return <SharedFilmPage film={film} />
}
