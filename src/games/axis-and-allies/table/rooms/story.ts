import type { BarsData, Chart, Ending, GameStory, GridData, LinesData, RoleColours } from '../../../../table/charts/story'
import * as icons from '../../../../table/icons'
import { roleWithName } from '../../../../table/session-break/lines'
import { signed } from '../../../../ui/grammar/numbers'
import { CITIES } from '../../box/board'
import { eachPower, POWERS, powersOf, type Power } from '../../box/powers'
import { isLand, UNITS, type Unit } from '../../box/units'
import type { State } from '../../model/state'
import { productionOf } from '../../rules/collect-income'
import { placeOf, type Course } from '../../views/course'
import { roundShown } from '../../views/round-shown'
import { bomb, city, die, ipc, mobilize } from '../parts/icons'
import { coloursOf, plateOf } from '../parts/Plate'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

/** SVG dash pattern of each power, so that the chart lines differ even without colour. */
const DASHES: Readonly<Partial<Record<Power, string>>> = { germany: '2 7', uk: '9 5', japan: '12 4 2 4', us: '0 8' }

/** Texts of the game and of its charts, in one language. */
interface Voice {
  readonly texts: Texts
  readonly rooms: RoomTexts
}
type Drawn = (course: Course, voice: Voice) => Chart<Power> | undefined

/** Returns a function that paints the badge of a power at the origin of a canvas, 48 × 48 units large. */
const painter =
  (power: Power) =>
  (ctx: CanvasRenderingContext2D, colours: RoleColours, edge: string): void => {
    const { field, sign } = plateOf(power)
    const draw = (path: string, style: string) => {
      const shape = new Path2D(path)
      ctx.fillStyle = style
      // `fill` is the canvas method, not `Array.fill`.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      ctx.fill(shape)
      return shape
    }
    const shape = draw(field, colours.field)
    ctx.lineWidth = 1.6
    ctx.strokeStyle = edge
    ctx.stroke(shape)
    ctx.save()
    ctx.translate(24, 24)
    ctx.scale(0.58, 0.58)
    ctx.translate(-24, -24)
    draw(sign, colours.charge)
    ctx.restore()
  }

const tenths = (value: number): number => Math.round(value * 10) / 10
const byStanding = (state: State, start: Course['start']): readonly Power[] => {
  const growth = (power: Power) => produced(state, power) - start[power]
  return POWERS.toSorted((a, b) => placeOf(state, a) - placeOf(state, b) || growth(b) - growth(a))
}
const produced = ({ territories }: State, power: Power): number => productionOf(territories, power)

/** Returns the data for all charts of a game. */
export const storyOf = (course: Course, voice: Voice): GameStory<Power> => {
  const { state, rounds, start } = course
  const { texts, rooms } = voice
  const { story } = rooms
  return {
    roles: POWERS.map((power) => ({
      role: power,
      colours: coloursOf(power),
      name: texts.powers[power],
      player: nameOf(state, power) || undefined,
      seat: `${state.players.findIndex(({ powers }) => powers.includes(power)) + 1}`,
      dash: DASHES[power],
      paint: painter(power),
    })),
    roleWord: story.power,
    charts: [productionChart, citiesChart, lossesChart, luckChart, boughtChart].flatMap((chart) => chart(course, voice) ?? []),
    begun: rounds.length > 0,
    ending: endingOf(state, voice),
    where: texts.round(roundShown(state)),
    rounds: rounds.at(-1)?.round ?? state.round,
    standings: byStanding(state, start).map((power) => {
      const score = produced(state, power)
      const place = placeOf(state, power)
      const who = roleWithName(texts.powers[power], nameOf(state, power))
      return {
        role: power,
        figure: `${texts.production(score)} (${signed(score - start[power])})`,
        line: story.line(place, who, score, start[power]),
        place,
        score,
      }
    }),
    notes: { picture: story.picture, figures: story.table },
    allCharts: { icon: ipc, note: story.all },
    title: 'Axis & Allies',
    first: 'soviet',
    figures: figuresOf(course, voice),
  }
}

/** Returns the line chart that shows the production of each power at the end of each round. */
const productionChart: Drawn = ({ state, rounds, start }, { texts, rooms: { story } }): LinesData<Power> => ({
  kind: 'lines',
  id: 'production',
  icon: ipc,
  title: story.production,
  summary: story.productionNote(
    POWERS.toSorted((a, b) => produced(state, b) - produced(state, a))
      .map((power) => `${texts.powers[power]} ${produced(state, power)}`)
      .join(', '),
  ),
  rounds: [
    { round: 0, mark: '0', name: story.start },
    ...rounds.map(({ round }) => ({ round, mark: `${round}`, name: texts.round(round) })),
    ...(isRoundOpen(state, rounds) ? [{ round: state.round, mark: `${state.round}`, name: story.now(state.round) }] : []),
  ],
  values: eachPower((power) => [
    start[power],
    ...rounds.map(({ production }) => production[power]),
    ...(isRoundOpen(state, rounds) ? [produced(state, power)] : []),
  ]),
})

/** Returns whether the players have begun a round that has not ended. */
const isRoundOpen = ({ result, playsOn, round }: State, rounds: Course['rounds']): boolean =>
  (result === undefined || playsOn) && (rounds.at(-1)?.round ?? 0) < round

/** Returns the grid chart that shows which power controlled each victory city in each round. */
const citiesChart: Drawn = ({ state, rounds }, { texts, rooms: { story } }): GridData<Power> | undefined =>
  rounds.length === 0
    ? undefined
    : {
        kind: 'grid',
        id: 'cities',
        icon: city,
        title: story.cities,
        summary: story.citiesNote(state.settings.needed),
        head: story.city,
        rounds: rounds.map(({ round }) => ({ mark: `${round}`, name: texts.round(round) })),
        rows: CITIES.map((one) => ({
          name: texts.cityName(one.city ?? ''),
          holders: rounds.map(({ holders }) => holders[one.id]),
        })),
        nobody: story.nobody,
      }

/**
 * Returns the bar chart that compares the enemy units that each power destroyed with its own lost units. Undefined before the first loss.
 */
const lossesChart: Drawn = ({ tally }, { rooms: { story } }): BarsData<Power> | undefined =>
  POWERS.every((power) => tally[power].lost === 0)
    ? undefined
    : {
        kind: 'bars',
        id: 'losses',
        icon: bomb,
        title: story.losses,
        summary: story.lossesNote,
        figures: [
          { name: story.destroyed, values: eachPower((power) => tally[power].destroyed) },
          { name: story.lost, values: eachPower((power) => tally[power].lost) },
        ],
      }

/**
 * Returns the bar chart that compares the hits of each power in battles with the average number of hits. Undefined before the first roll.
 */
const luckChart: Drawn = ({ tally }, { texts, rooms: { story } }): BarsData<Power> | undefined => {
  const more = (power: Power) => tenths(tally[power].hits - tally[power].expected)
  const rolling = POWERS.filter((power) => tally[power].expected > 0).toSorted((a, b) => more(b) - more(a))
  const [best] = rolling
  if (best === undefined) return undefined
  return {
    kind: 'bars',
    id: 'luck',
    icon: die,
    title: story.luck,
    summary: story.luckNote(more(best) > 0 ? story.luckiest(texts.powers[best], signed(more(best))) : '').trim(),
    figures: [
      { name: story.hits, values: eachPower((power) => tally[power].hits) },
      { name: story.expected, values: eachPower((power) => tenths(tally[power].expected)) },
      { name: story.more, values: eachPower(more) },
    ],
  }
}

/**
 * Returns the bar chart of the bought units: all units, and land units. The table below lists each type. Undefined before the first
 * purchase.
 */
const boughtChart: Drawn = ({ bought }, { texts, rooms: { story } }): BarsData<Power> | undefined => {
  const count = (power: Power, kinds: readonly Unit[]) => kinds.reduce((all, unit) => all + (bought[power][unit] ?? 0), 0)
  const kinds = UNITS.filter((unit) => POWERS.some((power) => count(power, [unit]) > 0))
  if (kinds.length === 0) return undefined
  return {
    kind: 'bars',
    id: 'bought',
    icon: mobilize,
    title: story.bought,
    summary: story.boughtNote,
    figures: [
      { name: story.boughtAll, values: eachPower((power) => count(power, UNITS)) },
      { name: story.boughtLand, values: eachPower((power) => count(power, UNITS.filter(isLand))) },
      ...kinds.map((unit) => ({ name: texts.unit(unit), values: eachPower((power) => count(power, [unit])) })),
    ],
  }
}

/** Returns the data for the page about the end of the game: counted victory cities, and growth of production. */
export const endingOf = (state: State, { texts, rooms: { story } }: Voice): Ending<Power> | undefined => {
  const { result, settings } = state
  if (result === undefined) return undefined
  const { side, count, individual, growth } = result
  const winners = powersOf(side)
  return {
    winners,
    title: texts.wins(side),
    how: story.how(count[side], CITIES.length, roundShown(state)),
    decidedBy: story.decided,
    steps: [
      { id: 'counted', icon: city, text: story.counted(count.axis, count.allies) },
      { id: 'needed', icon: icons.trophy, text: story.reached(settings.needed) },
      ...winners.map((power) => ({ id: power, icon: ipc, text: story.growth(texts.powers[power], signed(growth[power])) })),
      ...(individual.length === 0
        ? []
        : [{ id: 'individual', icon: icons.trophy, text: story.individual(individual.map((power) => texts.powers[power]).join(', ')) }]),
    ],
  }
}

/** Returns a table of production and victory cities, with one table row per round and power. */
const figuresOf = ({ state, rounds }: Course, { texts, rooms: { story } }: Voice): GameStory['figures'] => [
  story.columns,
  ...rounds.flatMap(({ round, production, holders }) =>
    POWERS.map((power) => [
      round,
      texts.powers[power],
      nameOf(state, power),
      production[power],
      CITIES.filter(({ id }) => holders[id] === power).length,
    ]),
  ),
]
