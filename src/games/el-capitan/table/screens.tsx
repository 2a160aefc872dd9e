import './parts/colours.css'
import { reportedNumbers } from '../../../session/environment/reported-numbers'
import { changeTexts } from '../../../table/corrections/before'
import type { StandardGame } from '../../../table/standard/standard-game'
import { standardScreens } from '../../../table/standard/screens'
import * as icons from '../../../table/icons'
import { inEveryLanguage } from '../../../ui/language/by-language'
import { lazyPart } from '../../../ui/lazy-part'
import type { ElCapitan } from '..'
import { COLOURS } from '../box/board'
import { fields } from '../fields/index'
import { isOverrulable } from '../model/refusals'
import type { State } from '../model/state'
import { finalSums } from '../rules/end'
import { isFirstRound } from '../rules/loans'
import { askedAs, permittedBy } from './parts/asked'
import { changeText, cityDifferences } from './corrections/changes'
import { Coasts } from './parts/Coasts'
import { rememberedNames, soundNames } from './parts/city-names'
import { caravel, payday } from './parts/icons'
import { JustNow } from './questions/Head'
import { Merchants } from './parts/Merchants'
import { Pennon } from './parts/Pennon'
import { namedIn } from './parts/named'
import { textsIn } from './parts/words'
import { Act } from './questions/Act'
import { Buy } from './questions/Buy'
import { EndTurn } from './questions/EndTurn'
import { Hand } from './questions/Hand'
import { OpenNumbers } from './questions/OpenNumbers'
import { Payday } from './questions/Payday'
import { LastPiece } from './questions/LastPiece'
import { Row } from './questions/Row'
import { Sail } from './questions/Sail'
import { Settle } from './questions/Settle'
import { Start } from './questions/Start'
import { Step } from './questions/Step'
import { FRESH, isSettled, neutralsOf, type Settled } from './settled'
import { Standing } from './Standing'
import { texts, textsOf } from './texts'
import { FIGURES } from '../views/summary'
import { titleIn } from '../words/title'
import { settingText } from './rooms/setting-text'
import { areasOf } from './rooms/areas'
import { turnSummaryOf } from './rooms/turn-summary'
import { gameOutcomes } from './rooms/game-outcomes'
import { moveIcon } from './parts/move-icons'
import { roundOf, turnOf } from './parts/turn'
import { FOLLOWED, wayOf } from './parts/ways'

/** Components that are loaded on demand. Only the screen of the open question is loaded at once. */
const CorrectPage = lazyPart(() => import('./corrections/CorrectPage').then((page) => page.CorrectPage))
const CheckPage = lazyPart(() => import('./rooms/CheckPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('./house-rules/HouseRulesPage').then((page) => page.default))
const ChartsPage = lazyPart(() => import('./rooms/charts').then((page) => page.ChartsPage))
const FilmPage = lazyPart(() => import('./rooms/FilmPage').then((page) => page.FilmPage))
const Statement = lazyPart(() => import('./rooms/Statement').then((page) => page.Statement))
const OptionsPage = lazyPart(() => import('./rooms/OptionsPage').then((page) => page.default))
const SessionBreakPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SetUpAgainPage))
const Overview = lazyPart(() => import('./rooms/overview').then((page) => page.default))
const CoastsPage = lazyPart(() => import('./parts/CoastsPage').then((page) => page.CoastsPage))
const MerchantsPage = lazyPart(() => import('./parts/MerchantsPage').then((page) => page.MerchantsPage))
const IfPaydayPage = lazyPart(() => import('./parts/IfPaydayPage').then((page) => page.IfPaydayPage))
const End = lazyPart(() => import('./End').then((end) => end.End))
const Refused = lazyPart(() => import('./refusal/Refused').then((sheet) => sheet.Refused))
const SetUp = lazyPart(() => import('./SetUp').then((step) => step.SetUp))

const settledIn = ({ settings, players, numbers, cityNames }: State): Settled => ({
  rules: { settings, numbers },
  ...(cityNames && { cityNames }),
  way: wayOf(settings),
  cardsTold: settings.cardsTold,
  neutral: {
    ...FRESH.neutral,
    ...Object.fromEntries(players.flatMap(({ colour, neutral }) => (neutral === undefined ? [] : [[colour, neutral]]))),
  },
})

/** Names of the moves that the active player makes in a turn. */
const IN_TURN: readonly string[] = ['buy', 'sail', 'build', 'reopen', 'fortress', 'loan', 'endTurn']

/** Kinds of values that the players see on the real table: money, pieces, loans, bonuses, ships and cities. */
const ON_TABLE = ['money', 'left', 'loans', 'bonus', 'ship', 'cards', 'city']

const game: StandardGame<ElCapitan> = {
  identity: {
    id: 'el-capitan',
    roles: COLOURS,
    numbers: [2, 3, 4, 5],
    Badge: Pennon,
  },
  setup: {
    begin: ({ seating, names, setupOptions }) => {
      const { way, cardsTold, neutral, rules, cityNames } = isSettled(setupOptions) ? setupOptions : FRESH
      const neutrals = seating.length === 2 ? neutralsOf(seating, neutral) : {}
      return {
        players: seating.map((colour) => {
          const other = neutrals[colour]
          return { colour, name: names[colour] ?? '', ...(other && { neutral: other }) }
        }),
        settings: { ...rules?.settings, ...FOLLOWED[way], cardsTold: cardsTold && way !== 'light' },
        cityNames: soundNames(cityNames ?? rememberedNames()),
        cardsCounted: true,
        numbers: { ...reportedNumbers.getState().byGame['el-capitan'], ...rules?.numbers },
      }
    },
    practice: () => import('./practice').then((round) => round.practice),
    step: {
      fresh: FRESH,
      isWhole: isSettled,
      of: settledIn,
      label: inEveryLanguage((language) => textsIn(language).setUp.step),
      Step: SetUp,
    },
  },
  questions: {
    rolled: [],
    isOverrulable,
    components: {
      firstPlayer: Start,
      number: OpenNumbers,
      act: Act,
      buy: Buy,
      sail: Sail,
      endTurn: EndTurn,
      payday: Payday,
      settle: Settle,
      nameStart: Start,
      lastPiece: LastPiece,
      row: Row,
      bonusCard: Step,
      hand: Hand,
    },
    Refused,
    first: [JustNow.fetch],
    outcomes: gameOutcomes,
    keepsAnswers: ['buy', 'bonusCard'],
    keepsAnswersOver: ['settings', 'name', 'cityName'],
    text: (question, state, language) => askedAs(question, state, language),
    permitted: permittedBy,
    step: ({ option }, { state }, language) =>
      option === undefined ? undefined : { title: namedIn(state, language).colours[option], role: option },
  },
  board: {
    Board: Coasts,
    areas: areasOf,
  },
  log: {
    icon: moveIcon,
    action: (move, language, _, before) => {
      if (move.do !== 'row' || before === undefined) return undefined
      const { entryOf, cities } = namedIn(before, language)
      return entryOf(cities[move.city] ?? move.city)
    },
    // Show all moves of a turn as one step in the log.
    step: ({ parent }, language) => {
      const { stage, rounds, turns } = parent?.state ?? {}
      if (parent === undefined || stage !== 'turns' || turns?.turn === undefined) return undefined
      return { key: `turn ${rounds} ${turns.turn}`, title: namedIn(parent.state, language).colours[turns.turn] }
    },
    summary: turnSummaryOf,
    roundTitle: (state, language) => {
      const { lie, payday: text } = textsIn(language)
      const { phase, stage, settings } = state
      const isTurn = stage === 'turns' || stage === 'firstPlayer'
      return [lie.phase(phase), ...(!isTurn ? [text.title(phase)] : settings.turnsTold ? [lie.round(roundOf(state))] : [])].join(' · ')
    },
    doer: ({ entry: { move }, parent }) =>
      'by' in move ? move.by : IN_TURN.includes(move.do) ? parent?.state.turns.turn : 'colour' in move ? move.colour : undefined,
    // Name the player by colour if the correction changes the player's name; otherwise use the player's name.
    ...changeTexts<ElCapitan>(
      fields,
      ON_TABLE,
      (change, state, language) => changeText(change, change.set === 'name' ? textsIn(language) : namedIn(state, language)),
      settingText,
      (before, after, state, language) => cityDifferences(before, after, namedIn(state, language)),
    ),
    detail: (moment) => <Statement moment={moment} />,
  },
  rooms: {
    Possessions: Merchants,
    End,
    Summary: Standing,
    screens: {
      correct: CorrectPage,
      coasts: CoastsPage,
      merchants: MerchantsPage,
      payday: IfPaydayPage,
      check: CheckPage,
      'house-rules': HouseRulesPage,
      charts: ChartsPage,
      film: FilmPage,
      options: OptionsPage,
      pack: SessionBreakPage,
      'pack/unpack': SetUpAgainPage,
      table: Overview,
    },
    turn: turnOf,
    forbidden: (state, language) => {
      const { trigger, stage, settings } = state
      const { forbidden, lie, colours } = namedIn(state, language)
      if (stage !== 'turns' || !settings.turnsTold) return []
      return [
        ...(isFirstRound(state) ? [{ text: forbidden.loan, rule: 'R6' }] : []),
        ...(trigger === undefined ? [] : [{ text: lie.ends(colours[trigger]), rule: 'R29' }]),
      ]
    },
    archive: (language) => {
      const { archive, how } = textsIn(language)
      return {
        figures: FIGURES.map((id) => ({ id, name: archive[id] })),
        how: (ended) => (ended === 'shared' ? how.shared : how.won),
      }
    },
    backupExtras: () => import('./house-rules/own-rules').then((own) => own.backupExtras),
    where: (state, language) => {
      const { phase, stage, settings } = state
      const { lie, payday: text } = textsIn(language)
      const step = stage !== 'turns' ? text.title(phase) : settings.turnsTold ? lie.round(roundOf(state)) : ''
      return { round: lie.phase(phase), step: stage === 'firstPlayer' || step === '' ? titleIn(language).name : step }
    },
    places: (language) => {
      const { coasts, merchants, ifPayday } = textsIn(language)
      return {
        places: [
          { to: 'coasts', label: coasts, icon: caravel },
          { to: 'merchants', label: merchants, icon: icons.users },
        ],
        menu: [{ group: 'table', to: 'payday', icon: payday, title: ifPayday }],
      }
    },
  },
  rules: {
    never: ['R12', 'R27', 'R29'],
    settings: ['A1', 'A4', 'A7', 'A8', 'A11'],
  },
  texts,
  facts: (state) => ({
    // Without turns, the log has one group for each phase.
    round: state.settings.turnsTold ? roundOf(state) : state.phase,
    names: Object.fromEntries(state.players.map(({ colour, name }) => [colour, name])),
    playing: state.players.map(({ colour }) => colour),
    points: state.stage === 'over' ? finalSums(state) : undefined,
  }),
  textsOf,
}

/** Screens of this game for the app. */
export const screens = standardScreens(game)
