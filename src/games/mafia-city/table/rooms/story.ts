import { paintBadge } from '../../../../table/charts/sign'
import type { BarsData, Chart, ChartRole, Ending, GameStory, GridData, LinesData } from '../../../../table/charts/story'
import * as icons from '../../../../table/icons'
import { LOCATIONS, type Colour } from '../../box/box'
import type { Criterion, State } from '../../model/state'
import { coloursOf as playing, targetOf } from '../../model/tokens'
import type { Course } from '../../views/course'
import * as drawings from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { SIGNS } from '../parts/signs'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

/** SVG dash pattern of each family, so that the chart lines differ even without colour. */
const DASHES: Readonly<Partial<Record<Colour, string>>> = { green: '2 7', blue: '9 5', yellow: '12 4 2 4', grey: '0 8' }

/** Texts that the charts use. */
interface Voice {
  readonly texts: Texts
  readonly rooms: RoomTexts
}
type Drawn = (course: Course, voice: Voice) => Chart<Colour> | undefined

const CRITERIA = {
  vp: icons.trophy,
  reserve: drawings.reserve,
  cards: drawings.cards,
  mayor: drawings.mayor,
  distance: icons.users,
} as const

/** Returns a function that paints the badge of a family at the origin of a canvas, in a 48 × 48 grid. */
const painter = (colour: Colour): ChartRole['paint'] =>
  paintBadge({ outline: 'M15 2.5h18L45.5 15v18L33 45.5H15L2.5 33V15z', sign: SIGNS[colour], at: { x: 24, y: 24, scale: 0.62 } })

const placeOf = ({ result, vp, players }: State, colour: Colour): number =>
  result === undefined
    ? 1 + players.filter((other) => (vp[other.colour] ?? 0) > (vp[colour] ?? 0)).length
    : 1 + Math.max(0, result.places.indexOf(colour))

const countOf = (controlled: Course['controlled'], colour: Colour, round?: number): number =>
  controlled.filter((one) => one.by === colour && (round === undefined || one.round === round)).length

/** Returns the data for all charts of a game. */
export const storyOf = (course: Course, voice: Voice): GameStory<Colour> => {
  const { state, points } = course
  const { texts, rooms } = voice
  const { story } = rooms
  const colours = playing(state)
  return {
    roles: state.players.map(({ colour, name }) => ({
      role: colour,
      colours: coloursOf(colour),
      name: texts.colours[colour],
      called: nameOf(state, texts.colours, colour),
      player: name.trim() === '' ? undefined : name.trim(),
      seat: colour,
      dash: DASHES[colour],
      paint: painter(colour),
    })),
    roleWord: texts.family,
    charts: [pointsOf, controlOf, sumsOf].flatMap((chart) => chart(course, voice) ?? []),
    begun: points.length > 0,
    ending: endingOf(state, voice),
    where: texts.round(state.round),
    rounds: state.round,
    standings: colours
      .toSorted((a, b) => placeOf(state, a) - placeOf(state, b))
      .map((colour) => {
        const score = state.vp[colour] ?? 0
        const figure = story.points(score)
        const place = placeOf(state, colour)
        return { role: colour, figure, line: `${place}. ${nameOf(state, texts.colours, colour)}: ${figure}`, place, score }
      }),
    notes: { picture: story.picture, figures: story.table },
    allCharts: { icon: icons.trophy, note: story.all },
    title: 'Mafia City',
    first: colours[0],
    figures: figuresOf(course, voice),
  }
}

/** Returns the line chart of the points at the end of each round, with a line at the target. */
const pointsOf: Drawn = ({ state, points }, { texts, rooms: { story } }): LinesData<Colour> => ({
  kind: 'lines',
  id: 'points',
  icon: icons.trophy,
  title: story.pointsTitle,
  summary: story.standing(
    playing(state)
      .toSorted((a, b) => (state.vp[b] ?? 0) - (state.vp[a] ?? 0))
      .map((colour) => `${nameOf(state, texts.colours, colour)} ${state.vp[colour] ?? 0}`)
      .join(', '),
  ),
  rounds: [
    { round: 0, mark: '0', name: story.start },
    ...points.map(({ round }) => ({ round, mark: `${round}`, name: texts.round(round) })),
  ],
  values: Object.fromEntries(playing(state).map((colour) => [colour, [0, ...points.map(({ vp }) => vp[colour] ?? 0)]])),
  goal: { value: targetOf(state), label: story.target(targetOf(state)) },
})

/** Returns the grid chart that shows, for each round, the controllers of all locations and the holder of the Mayor. */
const controlOf: Drawn = ({ points, controlled, mayors }, { texts, rooms: { story } }): GridData<Colour> | undefined =>
  points.length === 0
    ? undefined
    : {
        kind: 'grid',
        id: 'controlled',
        icon: icons.map,
        title: story.controlled,
        summary: story.controlledNote,
        head: story.location,
        rounds: points.map(({ round }) => ({ mark: `${round}`, name: texts.round(round) })),
        rows: [
          ...(mayors.size === 0
            ? []
            : [{ name: texts.figures.mayor, short: story.mayor, holders: points.map(({ round }) => mayors.get(round) ?? null) }]),
          ...LOCATIONS.map((at) => ({
            name: texts.locations[at],
            short: texts.short[at],
            holders: points.map(({ round }) => {
              const found = controlled.find((one) => one.round === round && one.at === at)
              return found && (found.by ?? null)
            }),
          })),
        ],
        nobody: story.nobody,
      }

/**
 * Returns the bar chart of the points from control and from Stars. If the app tracks Mafiosi, the chart also shows the numbers of vetoes
 * and of jailed Mafiosi.
 */
const sumsOf: Drawn = ({ state, points, controlled, stars, vetoes, jailed }, { texts, rooms: { story } }): BarsData<Colour> | undefined => {
  if (points.length === 0) return undefined
  const values = (of: (colour: Colour) => number) => Object.fromEntries(playing(state).map((colour) => [colour, of(colour)]))
  // Points come from locations and Stars alone (R5), so all others were set by hand.
  const corrected = (colour: Colour) => (state.vp[colour] ?? 0) - countOf(controlled, colour) - (stars[colour] ?? 0)
  return {
    kind: 'bars',
    id: 'sums',
    icon: state.settings.tokensKept ? drawings.cell : drawings.star,
    title: story.sums,
    summary: story.sumsNote,
    figures: [
      { name: texts.archive.controlled, values: values((colour) => countOf(controlled, colour)) },
      { name: texts.archive.stars, values: values((colour) => stars[colour] ?? 0) },
      ...(playing(state).some((colour) => corrected(colour) !== 0) ? [{ name: story.corrected, values: values(corrected) }] : []),
      ...(state.settings.tokensKept
        ? [
            { name: texts.archive.vetoes, values: values((colour) => vetoes[colour] ?? 0) },
            { name: texts.archive.jailed, values: values((colour) => jailed[colour] ?? 0) },
          ]
        : []),
    ],
  }
}

/**
 * Returns the data for the page about the end of the game: the winner with points, and the criteria that decided between consecutive ranks.
 */
export const endingOf = (state: State, { texts, rooms: { story } }: Voice): Ending<Colour> | undefined => {
  const { result, vp, reserve, cards } = state
  const [winner] = result?.places ?? []
  if (result === undefined || winner === undefined) return undefined
  const [by = 'vp'] = result.decidedBy
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const countsOf = (criterion: Criterion, ...colours: readonly [Colour, Colour]) => {
    const counts = criterion === 'vp' ? vp : criterion === 'reserve' ? reserve : criterion === 'cards' ? cards : undefined
    const [one, other] = colours.map((colour) => counts?.[colour])
    return one === undefined || other === undefined || one === other ? undefined : ([one, other] as const)
  }
  return {
    winners: [winner],
    title: texts.over.wins(called(winner), by),
    how: texts.over.with(vp[winner] ?? 0),
    decidedBy: story.by[by],
    steps: [
      { id: 'end', icon: icons.now, text: story.end(targetOf(state)) },
      ...result.places.slice(0, -1).map((colour, at) => {
        const criterion = result.decidedBy[at] ?? 'vp'
        const next = result.places[at + 1] ?? colour
        const text = `${called(colour)} ${texts.over.decided(called(next), criterion, countsOf(criterion, colour, next))}`
        return { id: colour, icon: CRITERIA[criterion], text }
      }),
    ],
  }
}

/** Returns a table of points and locations, with one table row per round and player. */
const figuresOf = ({ state, points, controlled }: Course, { texts, rooms: { story } }: Voice): GameStory['figures'] => [
  story.columns,
  ...points.flatMap(({ round, vp }) =>
    state.players.map(({ colour, name }) => [
      round,
      texts.colours[colour],
      name.trim(),
      vp[colour] ?? 0,
      countOf(controlled, colour, round),
    ]),
  ),
]
