import type { BarsData, Chart, ColumnsData, DuelsData, GameStory, LinesData } from '../../../../table/charts/story'
import type { HouseId } from '../../box/box'
import type { State } from '../../model/state'
import { better, standings, threshold } from '../../rules/victory'
import { sidesOf, type Timeline, type HouseFacts, type WildlingFacts } from '../../views/timeline'
import type { GameWords } from '../../words'
import { areaName, HOUSE_NAMES, playerOf } from '../../words/sentences/lookup'
import { TRACK_ICONS } from '../Glyphs'
import * as icons from '../icons'
import { KNOWN_BOX, SECOND_KNOWN_BOX } from './box'
import { endingOf } from './ending'
import { figuresTable } from './figures-table'
import { paintShield } from './paint-shield'
import type { StoryWords } from './words'

/** SVG dash arrays for the line of each house, so that lines are distinguishable without colours. */
const DASHES: Readonly<Partial<Record<HouseId, string>>> = {
  lannister: '2 7',
  baratheon: '9 5',
  greyjoy: '12 4 2 4',
  tyrell: '0 8',
}

/** Returns the chart data of a game of Westeros. */
export const storyOf = (state: State, timeline: Timeline, game: GameWords, speech: StoryWords): GameStory<HouseId> => {
  const { words, say } = speech
  const { rounds, auctions, battles } = timeline
  const rows = standings(state).toSorted(better(state))
  return {
    roles: state.playing.map((house) => ({
      role: house,
      name: HOUSE_NAMES[house],
      player: playerOf(state, house),
      seat: state.seats.find(({ id }) => id === state.houses[house]?.seat)?.player,
      dash: DASHES[house],
      paint: (ctx, colours, edge) => paintShield(ctx, house, colours, edge),
    })),
    roleWord: words.house,
    charts: [castles, power, bids, attacks, duels].flatMap((chart) => chart(state, timeline, game, speech) ?? []),
    begun: rounds.length >= 2 || auctions.length + battles.length > 0,
    ending: endingOf(state, game, speech),
    where: game.names.round(state.round, state.box.rounds),
    rounds: state.round,
    standings: rows.map((row) => {
      const player = playerOf(state, row.house)
      const who = player === undefined ? HOUSE_NAMES[row.house] : `${HOUSE_NAMES[row.house]} (${player})`
      const place = 1 + rows.filter((other) => better(state)(other, row) < 0).length
      const figure = game.names.count.castleAreas(row.castles)
      const line = say(words.line.castles, { place, who, castles: figure, supply: row.supply })
      const { power: left, castles: score } = row
      const whole = left === undefined ? line : `${line}${say(words.line.power, { power: left })}`
      return { role: row.house, figure, line: whole, place, score }
    }),
    notes: { picture: words.out.pictureNote, figures: words.out.figuresNote },
    allCharts: { icon: icons.power, note: words.out.moreNote },
    title: words.title,
    box: state.box.edition === 2 ? SECOND_KNOWN_BOX : KNOWN_BOX,
    first: timeline.first,
    figures: figuresTable(state, timeline, speech),
  }
}

/** Type of a function that returns a chart, or undefined if the chart would be empty. */
type Drawn<C extends Chart<HouseId>> = (state: State, timeline: Timeline, game: GameWords, speech: StoryWords) => C | undefined

/** Returns the chart of castles and strongholds of each house by round, with the number that wins the game immediately. */
const castles: Drawn<LinesData<HouseId>> = (state, { rounds, outcome }, _, { words, say }) => {
  const values = Object.fromEntries(state.playing.map((house) => [house, rounds.map(({ houses }) => houses[house]?.castles)]))
  const last = rounds.at(-1)?.houses
  const now = state.playing
    .map((house) => ({ house: HOUSE_NAMES[house], n: last?.[house]?.castles ?? 0 }))
    .toSorted((a, b) => b.n - a.n)
    .map((one) => say(words.standing, one))
  return {
    kind: 'lines',
    id: 'castles',
    icon: icons.castle,
    title: words.castles.title,
    summary: say(outcome === undefined ? words.castles.now : words.castles.atEnd, { standings: now.join(', ') }),
    // Round 0 is the position before the first round.
    rounds: rounds.map(({ round }) => ({ round, mark: `${round}`, name: round === 0 ? words.start : `${round}` })),
    values,
    goal: { value: threshold(state), label: say(words.castles.goal, { n: threshold(state) }) },
  }
}

/** Returns the chart of power that each house earned and spent, as far as the app knows it. */
const power: Drawn<BarsData<HouseId>> = (state, { rounds }, _, { words }) => {
  const now = rounds.at(-1)?.houses ?? {}
  const values = (read: (facts: HouseFacts | undefined) => number | undefined) =>
    Object.fromEntries(state.playing.flatMap((house) => (read(now[house]) === undefined ? [] : [[house, read(now[house])]])))
  const [earned, spent] = [values((facts) => facts?.earned ?? 0), values((facts) => facts?.spent ?? 0)]
  if ([...Object.values(earned), ...Object.values(spent)].every((n) => n === 0)) return undefined
  const left = values((facts) => facts?.power)
  return {
    kind: 'bars',
    id: 'power',
    icon: icons.power,
    title: words.power.title,
    summary: words.power.legend,
    figures: [
      { name: words.power.earned, values: earned },
      { name: words.power.spent, values: spent },
      ...(Object.keys(left).length === 0 ? [] : [{ name: words.power.left, values: left }]),
    ],
  }
}

/** Returns the chart of bids in all auctions. */
const bids: Drawn<ColumnsData<HouseId>> = (_, { auctions }, { names }, { words, say }) =>
  auctions.length === 0
    ? undefined
    : {
        kind: 'columns',
        id: 'bids',
        icon: icons.clash,
        title: words.auctions.title,
        summary: words.auctions.legend,
        head: [words.auctions.track, words.auctions.first],
        times: auctions.map(({ round, track, bids: values, order: [first] }) => {
          const title = say(words.auctions.auction, { round, track: names.track[track] })
          return {
            icon: TRACK_ICONS[track],
            title,
            name: title,
            values,
            best: first,
            result: first === undefined ? '–' : HOUSE_NAMES[first],
          }
        }),
      }

/** Returns the chart of contributions to all wildling attacks, with the results of the attacks. */
const attacks: Drawn<ColumnsData<HouseId>> = (_, timeline, __, { words, say }) => {
  if (timeline.attacks.length === 0) return undefined
  const resultOf = ({ winner, watch, threat }: WildlingFacts) =>
    say(winner === 'watch' ? words.attacks.stood : words.attacks.fell, { watch, threat })
  return {
    kind: 'columns',
    id: 'attacks',
    icon: icons.mammoth,
    title: words.attacks.title,
    summary: words.attacks.legend,
    head: [words.round, words.attacks.result],
    times: timeline.attacks.map((attack) => {
      const result = resultOf(attack)
      return { title: say(words.roundOf, { round: attack.round }), name: `${attack.round}`, note: result, result, values: attack.bids }
    }),
  }
}

/** Returns the chart of all battles: area, houses, and total strengths. */
const duels: Drawn<DuelsData<HouseId>> = (state, { battles }, _, { words, count }) =>
  battles.length === 0
    ? undefined
    : {
        kind: 'duels',
        id: 'battles',
        icon: icons.sword,
        title: words.battles.title,
        summary: count(words.battles.count, battles.length),
        head: [words.battles.area, words.battles.attacker, words.battles.defender, words.battles.winner],
        duels: battles.map((battle) => ({
          round: battle.round,
          place: areaName(state, battle.area),
          sides: [battle.attacker, battle.defender],
          strengths: [battle.result?.attacker, battle.result?.defender],
          won: sidesOf(battle).won === battle.attacker ? 0 : 1,
          ...(battle.result?.decidedBy === 'fiefdoms' ? { note: words.battles.byFiefdoms } : {}),
        })),
        more: (n) => count(words.battles.more, n),
      }
