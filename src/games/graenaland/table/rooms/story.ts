import { paintBadge } from '../../../../table/charts/sign'
import type { BarsData, Chart, ChartRole, ColumnsData, Ending, GameStory, LinesData } from '../../../../table/charts/story'
import * as icons from '../../../../table/icons'
import { GOALS_NEEDED, type Clan } from '../../box/box'
import { numberOf } from '../../box/numbers'
import { armyOf, clansOf, ownBuildings } from '../../model/board'
import type { State } from '../../model/state'
import { goalsOf, pointsWith } from '../../rules/goals'
import { settlementsOf } from '../../rules/places'
import type { Course } from '../../views/course'
import { army, goal, supply, village } from '../parts/icons'
import { coloursOf } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { SHIELD, SIGN_SCALE, SIGNS } from '../parts/signs'
import type { Texts } from '../parts/words'
import { pictureIsland } from './picture-island'
import type { StoryTexts } from './words/story'

/** SVG dash pattern for the line of each clan, so that the lines differ even without colour. */
const DASHES: Readonly<Partial<Record<Clan, string>>> = { red: '2 7', blue: '9 5', yellow: '12 4 2 4', purple: '0 8' }

/** Texts of the game and of its charts, in one language. */
interface Voice {
  readonly texts: Texts
  readonly story: StoryTexts
}
type Drawn = (course: Course, voice: Voice) => Chart<Clan> | undefined

/** Returns a function that paints the badge of a clan at the origin of a canvas, in a 48 × 48 grid. */
const paintShield = (clan: Clan): ChartRole['paint'] =>
  paintBadge({ outline: SHIELD, sign: SIGNS[clan], at: { x: 24, y: 24, scale: SIGN_SCALE } })

/**
 * Returns the score by which clans are compared: goals in the basic game, otherwise the points of the revealed cards. Before the cards are
 * revealed, the score is the number of settlements, which is public.
 */
const scoreOf = (state: State, clan: Clan): number => {
  const { result, settings } = state
  return result?.score[clan] ?? (settings.vpCards ? settlementsOf(state, clan) : goalsOf(state, clan).length)
}
const figureOf = (state: State, clan: Clan, { texts }: Voice): string => {
  const score = scoreOf(state, clan)
  if (state.settings.vpCards && state.result === undefined) return texts.settlements(score)
  return texts.over.reached(score, state.settings.vpCards)
}
const placeOf = (state: State, clan: Clan): number => {
  const { result } = state
  if (result === undefined) return 1 + clansOf(state).filter((other) => scoreOf(state, other) > scoreOf(state, clan)).length
  const at = Math.max(
    0,
    result.places.findIndex((here) => here.includes(clan)),
  )
  return 1 + result.places.slice(0, at).flat().length
}

/** Returns the chart data of a game of Graenaland. */
export const storyOf = (course: Course, voice: Voice): GameStory<Clan> => {
  const { state, rounds } = course
  const { texts, story } = voice
  const clans = clansOf(state)
  const drawing = pictureIsland(state, texts)
  return {
    roles: state.players.map(({ clan, name }) => ({
      role: clan,
      colours: coloursOf(clan),
      name: texts.clans[clan],
      called: nameOf(state, texts.clans, clan),
      player: name.trim() === '' ? undefined : name.trim(),
      seat: clan,
      dash: DASHES[clan],
      paint: paintShield(clan),
    })),
    roleWord: texts.clan,
    charts: [settlementsBy, goalsBy, pointsBy, proposalsOf, cardsOf, armyBy, votesOf].flatMap((chart) => chart(course, voice) ?? []),
    begun: rounds.some(({ round }) => round > 0),
    ending: endingOf(state, voice),
    where: texts.round(state.round),
    rounds: state.round,
    ...(drawing && { drawing }),
    standings: clans
      .toSorted((a, b) => placeOf(state, a) - placeOf(state, b))
      .map((clan) => {
        const figure = figureOf(state, clan, voice)
        const place = placeOf(state, clan)
        const line = story.place(place, nameOf(state, texts.clans, clan), figure)
        return { role: clan, figure, line, place, score: scoreOf(state, clan) }
      }),
    notes: { picture: story.picture, figures: story.table },
    allCharts: { icon: village, note: story.all },
    title: 'Graenaland',
    first: rounds[0]?.state.chief,
    figures: figuresOf(course, voice),
  }
}

/** Returns a line chart with one number for each clan and round; undefined if a number is unknown. */
const linesOf = (
  { state, rounds }: Course,
  { texts, story }: Voice,
  of: (at: State, clan: Clan) => number | undefined,
): Pick<LinesData<Clan>, 'rounds' | 'values'> & { readonly standing: string } => ({
  rounds: rounds.map(({ round }) => ({ round, mark: `${round}`, name: round === 0 ? story.start : texts.round(round) })),
  values: Object.fromEntries(clansOf(state).map((clan) => [clan, rounds.map((one) => of(one.state, clan))])),
  standing: story.standing(
    clansOf(state)
      .map((clan) => ({ clan, value: of(state, clan) ?? 0 }))
      .toSorted((a, b) => b.value - a.value)
      .map(({ clan, value }) => `${nameOf(state, texts.clans, clan)} ${value}`)
      .join(', '),
    state.result !== undefined,
  ),
})

const settlementsBy: Drawn = (course, voice): LinesData<Clan> => {
  const { standing, ...lines } = linesOf(course, voice, settlementsOf)
  return { kind: 'lines', id: 'settlements', icon: village, title: voice.texts.settlementsTitle, summary: standing, ...lines }
}

/** Returns the line chart that shows how many goals each clan has reached in the basic game. */
const goalsBy: Drawn = (course, voice): LinesData<Clan> | undefined => {
  if (course.state.settings.vpCards) return undefined
  const { standing, ...lines } = linesOf(course, voice, (at, clan) => goalsOf(at, clan).length)
  return {
    kind: 'lines',
    id: 'goals',
    icon: goal,
    title: voice.story.goals,
    summary: standing,
    ...lines,
    goal: { value: GOALS_NEEDED, label: voice.story.goal },
  }
}

/** Returns the line chart of the victory points. Returns undefined before the end of the game, because the cards are secret. */
const pointsBy: Drawn = (course, voice): LinesData<Clan> | undefined => {
  const { state } = course
  if (!state.settings.vpCards || state.result === undefined) return undefined
  const { standing: _, ...lines } = linesOf(course, voice, (at, clan) => {
    const card = state.proofs[clan]
    return typeof card === 'object' ? pointsWith(at, clan, card) : undefined
  })
  return {
    kind: 'lines',
    id: 'points',
    icon: goal,
    title: voice.story.points,
    summary: voice.story.pointsNote,
    ...lines,
    goal: { value: numberOf(state.numbers, 'points'), label: voice.story.needed },
  }
}

const armyBy: Drawn = (course, voice): LinesData<Clan> => {
  const { standing, ...lines } = linesOf(course, voice, armyOf)
  return { kind: 'lines', id: 'army', icon: army, title: voice.story.army, summary: standing, ...lines }
}

/** Returns the bar chart about proposals of each clan: adopted, rejected, and votes for proposals of other clans. */
const proposalsOf: Drawn = ({ state, votes, waived }, { story }): BarsData<Clan> | undefined => {
  if (votes.length === 0) return undefined
  const values = (of: (clan: Clan) => number) => Object.fromEntries(clansOf(state).map((clan) => [clan, of(clan)]))
  const count = (isCounted: (vote: Course['votes'][number], clan: Clan) => boolean) =>
    values((clan) => votes.filter((vote) => isCounted(vote, clan)).length)
  return {
    kind: 'bars',
    id: 'proposals',
    icon: icons.users,
    title: story.proposals,
    summary: story.proposalsNote,
    figures: [
      { name: story.adopted, values: count(({ by, adopted }, clan) => by === clan && adopted) },
      { name: story.rejected, values: count(({ by, adopted }, clan) => by === clan && !adopted) },
      { name: story.waived, values: values((clan) => waived[clan] ?? 0) },
      { name: story.favour, values: count(({ by, favoured }, clan) => by !== clan && favoured.includes(clan)) },
    ],
  }
}

/** Returns the bar chart of the cards that each clan received by proposals. Undefined if the app does not track who receives the cards. */
const cardsOf: Drawn = ({ state, votes }, { story }): BarsData<Clan> | undefined => {
  if (votes.every(({ given }) => Object.keys(given).length === 0)) return undefined
  const values = (how: 'up' | 'down') =>
    Object.fromEntries(clansOf(state).map((clan) => [clan, votes.reduce((sum, { given }) => sum + (given[clan]?.[how] ?? 0), 0)]))
  return {
    kind: 'bars',
    id: 'cards',
    icon: supply,
    title: story.cards,
    summary: story.cardsNote,
    figures: [
      { name: story.faceUp, values: values('up') },
      { name: story.faceDown, values: values('down') },
    ],
  }
}

/** Returns the column chart of all votes; each column shows the votes of each clan. */
const votesOf: Drawn = ({ state, votes }, { texts, story }): ColumnsData<Clan> | undefined =>
  votes.length === 0
    ? undefined
    : {
        kind: 'columns',
        id: 'votes',
        icon: icons.map,
        title: story.votes,
        summary: story.votesNote,
        head: [story.vote, story.outcome],
        times: votes.map(({ round, at, by, adopted, yes, total, weights }) => ({
          title: story.title(texts.place(at), round),
          name: story.title(texts.place(at), round),
          note: story.result(adopted, yes, total),
          values: weights,
          best: adopted ? by : undefined,
          result: `${story.result(adopted, yes, total)}; ${story.proposal(nameOf(state, texts.clans, by))}`,
        })),
      }

/** Returns the data for the page about the end of the game: the clan that announced victory, and the final ranks of all clans. */
const endingOf = (state: State, voice: Voice): Ending<Clan> | undefined => {
  const { texts, story } = voice
  const { result, settings } = state
  const winners = result?.places[0] ?? []
  const [winner] = winners
  if (result === undefined || winner === undefined) return undefined
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  return {
    winners,
    title: texts.over.wins(called(winner)),
    how: texts.over.how(result.score[winner] ?? 0, settings.vpCards),
    decidedBy: settings.vpCards ? story.decidedPoints : story.decidedGoals,
    // One step for each rank: clans with the same rank are in one step, and the first step also names who announced victory.
    steps: result.places.flatMap((clans, at) => {
      const [first] = clans
      if (first === undefined) return []
      const place = story.place(placeOf(state, first), story.list(clans.map(called)), figureOf(state, first, voice))
      return [{ id: first, icon: at === 0 ? icons.trophy : goal, text: at === 0 ? story.announced(place) : place }]
    }),
  }
}

/** Returns a table of the settlements, buildings and army of each clan, with one table row per round and clan. */
const figuresOf = ({ state, rounds }: Course, { texts, story }: Voice): GameStory['figures'] => [
  story.columns,
  ...rounds.flatMap(({ round, state: at }) =>
    state.players.map(({ clan, name }) => [
      round,
      texts.clans[clan],
      name.trim(),
      settlementsOf(at, clan),
      ownBuildings(at, clan),
      armyOf(at, clan),
    ]),
  ),
]
