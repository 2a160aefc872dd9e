import { useMemo } from 'react'
import { countOf, weightOf } from '../../../../kit/vote'
import { boxCorners, cellBoardOf } from '../../../../table/film/cell-board'
import { FilmPage as SharedFilmPage } from '../../../../table/film/FilmPage'
import type { GameFilm } from '../../../../table/film/game-film'
import { holdersOf } from '../../../../table/film/holders'
import { useGameLog } from '../../../../table/log/context'
import type { GameLog } from '../../../../table/log/game-log'
import type { Graenaland } from '../..'
import { card } from '../../../../table/icons'
import { BUILDINGS, type Clan } from '../../box/box'
import { rowsOf, type PlaceId } from '../../box/island'
import { clansOf, holdingOf, placesOf, settledIn } from '../../model/board'
import type { State } from '../../model/state'
import { voteAt } from '../../rules/votes'
import { army, village } from '../parts/icons'
import { THING_ICONS } from '../parts/pictures'
import { coloursOf } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'

const TILE = { width: 150, height: 208 }
const GAP = 10

/** R28: returns the clan that has the majority of the votes in a territory without the help of others; undefined if no clan has it. */
export const majorityIn = (state: State, at: PlaceId): Clan | undefined => {
  const vote = voteAt(state, at)
  const { needed } = countOf(vote)
  return vote.voters.find((voter) => weightOf(voter) >= needed)?.role
}

/** Returns the icons of the buildings and public works in a territory, and of the cards with their number. */
export const detailsAt = (state: State, at: PlaceId): readonly (readonly [icon: string, figure: string])[] => {
  const cards = state.cards[at]?.length ?? 0
  const buildings = BUILDINGS.filter((what) => clansOf(state).some((clan) => holdingOf(state, at, clan)[what] > 0))
  return [
    ...[...buildings, ...(state.works[at] ?? [])].map((what) => [THING_ICONS[what], ''] as const),
    ...(cards > 0 ? [[card, `${cards}`] as const] : []),
  ]
}

/**
 * Returns the board of the animation: inland territories above and coast territories below, as on the real board. Each territory shows the
 * votes of the clans, in the colours of the clan with the majority, and its buildings, public works and cards.
 */
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
        const { voters } = voteAt(now, at)
        const clan = majorityIn(now, at)
        const name = texts.place(at)
        return {
          id: at,
          ...spot,
          name: clan === undefined ? name : `${name}, ${texts.majority(nameOf(now, texts.clans, clan))}`,
          text: texts.shortPlace(at),
          held: clan && coloursOf(clan),
          roles: voters.map((voter) => [voter.role, `${weightOf(voter)}`]),
          details: detailsAt(now, at),
        }
      }),
  })
}

const filmOf = (first: State, texts: Texts, log: GameLog): GameFilm<Graenaland> => ({
  Board: boardOf(first, texts),
  isWhole: true,
  count: { icon: village, name: texts.settlementsTitle },
  legend: texts.filmLegend,
  contest: army,
  holders: (state) => holdersOf(placesOf(state), (at) => majorityIn(state, at)),
  counts: (state) => clansOf(state).map((clan) => [clan, placesOf(state).reduce((all, at) => all + (settledIn(state, at)[clan] ?? 0), 0)]),
  flash: ({ entry, parent, state }) => {
    const closed = entry.events.find((event) => event.e === 'voteClosed')
    if (closed === undefined) return undefined
    const voices = closed.vote.voters.reduce((all, voter) => all + weightOf(voter), 0)
    return { area: closed.proposal.at, figures: [closed.yes, voices - closed.yes], text: log.event(closed, parent?.state, state) }
  },
})

/** Screen that replays the game as an animation: votes on the island, and the number of votes in each vote. */
export function FilmPage() {
  const texts = useTexts()
  const log = useGameLog()
  const state = usePosition()
  const film = useMemo(() => filmOf(state, texts, log), [state, texts, log])
  return <SharedFilmPage film={film} />
}
