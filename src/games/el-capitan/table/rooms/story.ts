import { sum } from '../../../../kit/addends'
import { paintBadge } from '../../../../table/charts/sign'
import type { BarsData, Chart, ChartRole, ColumnsData, Ending, GameStory, LinesData } from '../../../../table/charts/story'
import * as icons from '../../../../table/icons'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { earnedBy, INCOME, placeOf, statesAfterPaydays, type Course, type Paid } from '../../views/course'
import { florin, majority, payday } from '../parts/icons'
import { OUTLINE, SIGNS } from '../parts/signs'
import type { Texts } from '../parts/words'
import type { RoomTexts } from './words'

/** SVG dash pattern of each player colour, so that the chart lines differ even without colour. */
const DASHES: Readonly<Partial<Record<Colour, string>>> = { green: '2 7', blue: '9 5', yellow: '12 4 2 4', purple: '0 8' }

/** Texts of the game and of its charts, in one language. */
interface Voice {
  /** Texts in which the player names are filled in. */
  readonly texts: Texts
  readonly colours: Texts['colours']
  readonly rooms: RoomTexts
}

const totalOf = ({ payouts }: Paid, colour: Colour): number => payouts.find((payout) => payout.colour === colour)?.total ?? 0
/** Returns the money of a player: in hand, and at the end of the game the final florins. */
const moneyIn = ({ result, money }: State, colour: Colour): number => result?.florins[colour] ?? money[colour] ?? 0
/** Returns whether the app knows the money of the players: it tracks money, or the game is over. */
const hasMoney = ({ result, settings }: State): boolean => result !== undefined || followsMoney(settings)
const nameIn = ({ players }: State, colour: Colour): string => players.find((player) => player.colour === colour)?.name.trim() ?? ''

/** Returns a function that paints the pennon of a colour at the origin of a canvas, in a 48 × 48 grid. */
const painter = (colour: Colour): ChartRole['paint'] =>
  paintBadge({ outline: OUTLINE, sign: SIGNS[colour], at: { x: 24, y: 20.5, scale: 0.62 } })

/** Returns the data for all charts of a game. */
export const storyOf = (course: Course, voice: Voice): GameStory<Colour> => {
  const { state, paydays } = course
  const { texts, colours, rooms } = voice
  const { story } = rooms
  const florinsOf = (colour: Colour): number =>
    hasMoney(state) ? moneyIn(state, colour) : paydays.reduce((total, paid) => total + totalOf(paid, colour), 0)
  const order = state.players.map(({ colour }) => colour).toSorted((a, b) => florinsOf(b) - florinsOf(a))
  return {
    roles: state.players.map(({ colour, name }) => ({
      role: colour,
      name: colours[colour],
      called: texts.colours[colour],
      player: name.trim() === '' ? undefined : name.trim(),
      seat: colour,
      dash: DASHES[colour],
      paint: painter(colour),
    })),
    roleWord: rooms.merchant,
    charts: [incomeOf, kindsOf, eachOf].flatMap((chart) => chart(course, voice) ?? []),
    begun: paydays.length > 0,
    ending: endingOf(state, voice),
    where: story.where(state.phase),
    rounds: state.phase,
    unit: 'phase',
    standings: order.map((colour) => {
      const place =
        state.result === undefined ? 1 + order.filter((other) => florinsOf(other) > florinsOf(colour)).length : placeOf(state, colour)
      const figure = texts.florins(florinsOf(colour))
      return { role: colour, figure, line: story.line(place, texts.colours[colour], figure), place, score: florinsOf(colour) }
    }),
    notes: { picture: story.picture, figures: story.table },
    allCharts: { icon: florin, note: story.all },
    title: story.title,
    first: state.turns.order[0],
    figures: figuresOf(course, voice),
  }
}

type Drawn = (course: Course, voice: Voice) => Chart<Colour> | undefined

/**
 * Returns the line chart with the money of each player after each payday, so that the last value is the result. If the app does not track
 * money, the chart shows the cumulative payouts instead.
 */
const incomeOf: Drawn = (course, { texts, rooms: { story } }): LinesData<Colour> => {
  const { state, paydays } = course
  const isMoney = followsMoney(state.settings)
  const upTo = (colour: Colour, n: number) => paydays.slice(0, n).reduce((total, paid) => total + totalOf(paid, colour), 0)
  const states = statesAfterPaydays(course)
  const valueOf = (colour: Colour, n: number) => (isMoney ? moneyIn(states[n] ?? state, colour) : upTo(colour, n))
  const values = Object.fromEntries(
    state.players.map(({ colour }) => [colour, Array.from({ length: paydays.length + 1 }, (_, n) => valueOf(colour, n))] as const),
  )
  const standing = state.players
    .map(({ colour }) => ({ colour, n: valueOf(colour, paydays.length) }))
    .toSorted((a, b) => b.n - a.n)
    .map(({ colour, n }) => `${texts.colours[colour]} ${n}`.replace(' -', ' −'))
  return {
    kind: 'lines',
    id: 'income',
    icon: florin,
    title: isMoney ? story.money : story.income,
    summary: (isMoney ? story.moneyNote : story.incomeNote)(standing.join(', ')),
    head: story.column,
    rounds: [
      { round: 0, mark: '0', name: story.start },
      ...paydays.map(({ phase }) => ({ round: phase, mark: `${phase}`, name: story.payday(phase) })),
    ],
    values,
  }
}

/** Returns the bar chart of the payouts of all paydays, with one bar section per reason. */
const kindsOf: Drawn = (course, { rooms: { story } }): BarsData<Colour> | undefined => {
  if (course.paydays.length === 0) return undefined
  const values = (kind: keyof typeof INCOME) =>
    Object.fromEntries(course.state.players.map(({ colour }) => [colour, earnedBy(course, colour, INCOME[kind])]))
  return {
    kind: 'bars',
    id: 'kinds',
    icon: majority,
    title: story.kinds,
    summary: story.kindsNote,
    isThirdDrawn: true,
    figures: [
      { name: story.majority, values: values('majority') },
      { name: story.proliferation, values: values('proliferation') },
      { name: story.fortresses, values: values('fortresses') },
    ],
  }
}

/** Returns the column chart of the payouts of all players at each payday. */
const eachOf: Drawn = ({ paydays }, { texts, rooms: { story } }): ColumnsData<Colour> | undefined =>
  paydays.length === 0
    ? undefined
    : {
        kind: 'columns',
        id: 'each',
        icon: payday,
        title: story.each,
        summary: story.eachNote,
        head: [story.column, story.most],
        times: paydays.map(({ phase, payouts }) => {
          const [best] = payouts.toSorted((a, b) => b.total - a.total)
          return {
            title: story.payday(phase),
            name: story.payday(phase),
            values: Object.fromEntries(payouts.map(({ colour, total }) => [colour, total])),
            best: best?.colour,
            result: best === undefined ? '–' : `${texts.colours[best.colour]} ${best.total}`,
          }
        }),
      }

/** Returns the data for the page about the end of the game: the final florins, the winners, and their lead. */
export const endingOf = ({ result }: State, { texts, rooms: { story } }: Voice): Ending<Colour> | undefined => {
  if (result === undefined) return undefined
  const { winners, florins } = result
  const who = winners.map((colour) => texts.colours[colour]).join(', ')
  const most = florins[winners[0] ?? 'red'] ?? 0
  const isShared = winners.length > 1
  const behind = (Object.entries(florins) as [Colour, number][]).filter(([, n]) => n < most)
  const second = Math.max(...behind.map(([, n]) => n))
  const next = behind.filter(([, n]) => n === second).map(([colour]) => texts.colours[colour])
  return {
    winners,
    title: isShared ? texts.over.share(who) : texts.over.wins(who),
    how: texts.over.how,
    decidedBy: isShared ? story.decidedShared : story.decided,
    steps: [
      { id: 'end', icon: icons.now, text: story.end },
      { id: 'sums', icon: payday, text: story.sums },
      { id: 'most', icon: florin, text: story.best(who, most) },
      ...(isShared ? [{ id: 'shared', icon: icons.trophy, text: story.shared }] : []),
      ...(next.length === 0 ? [] : [{ id: 'next', icon: icons.users, text: story.behind(next.join(', '), most - second) }]),
    ],
  }
}

/** Returns a table of all payouts. Each payout is one table row. */
const figuresOf = ({ state, paydays }: Course, { colours, rooms: { story } }: Voice): GameStory['figures'] => [
  story.columns,
  ...paydays.flatMap(({ phase, payouts }) =>
    payouts.map(({ colour, addends, total }) => {
      const of = (kinds: readonly string[]) => sum(addends.filter(({ why }) => kinds.includes(why)))
      return [phase, colours[colour], nameIn(state, colour), of(INCOME.proliferation), of(INCOME.majority), of(INCOME.fortresses), total]
    }),
  ),
]
