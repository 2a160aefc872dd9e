import './parts/colours.css'
import { reportedAmong } from '../../../kit/rule-points'
import { reportedNumbers } from '../../../session/environment/reported-numbers'
import { changeTexts } from '../../../table/corrections/before'
import type { StandardGame } from '../../../table/standard/standard-game'
import { standardScreens } from '../../../table/standard/screens'
import * as icons from '../../../table/icons'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Language } from '../../../ui/words'
import { lazyPart } from '../../../ui/lazy-part'
import type { Graenaland } from '..'
import { CLANS } from '../box/box'
import { spotsKept } from '../box/kept-island'
import { allPoints, withoutHalfPrices } from '../box/numbers'
import { fields } from '../fields'
import { clansOf } from '../model/board'
import { isOverrulable } from '../model/refusals'
import type { GoalCard } from '../model/state'
import { FIGURES } from '../views/summary'
import { wordsIn } from '../words'
import { askedIn, ballotTitleIn } from './asking/asked'
import { knownPoints } from './asking/known-points'
import { stepIn } from './asking/steps'
import { AllClans } from './AllClans'
import { changeText, settingText } from './corrections/changes'
import { setTextsIn } from './corrections/words'
import { Island } from './Island'
import { phasesOf, whereOf } from './parts/phases'
import { MOVE_ICONS, THING_ICONS } from './parts/pictures'
import { coloursOf, isClan, Plate } from './parts/Plate'
import { textsIn } from './parts/words'
import { priceTextsIn } from './prices/words'
import { areasOf } from './rooms/areas'
import { forbiddenIn } from './rooms/forbidden'
import { gameOutcomes } from './rooms/game-outcomes'
import { logBadgeOf, logStepOf, logSummaryOf, mayFold } from './rooms/log-folds'
import { mayIn } from './rooms/may'
import { paidIn } from './rooms/paid'
import { paidAgainIn, returnedIn } from './rooms/returned'
import { revealedIn } from './rooms/revealed'
import { cardTextsIn } from './parts/words/cards'
import { Compass } from './sealed/Compass'
import { orderShown } from './sealed/order-shown'
import { TypedOrders } from './sealed/TypedOrders'
import { KeptCard } from './sealed/KeptCard'
import { isWholeCard, Levels } from './sealed/Levels'
import { Points } from './sealed/Points'
import { SkipAnnouncing } from './sealed/SkipAnnouncing'
import { FRESH, islandFor, isSettled, numbersFor, settingsFor, settledIn } from './parts/settled'
import { Standing } from './Standing'
import { texts, textsOf } from './texts'
import { turnOf } from './parts/turn'

/** Component that is loaded on demand. Only the open question is loaded at once; every other screen is a separate chunk. */
const IslandPage = lazyPart(() => import('./IslandPage').then((page) => page.IslandPage))
const CorrectPage = lazyPart(() => import('./corrections/CorrectPage').then((page) => page.CorrectPage))
const OptionsPage = lazyPart(() => import('./rooms/OptionsPage').then((page) => page.default))
const CheckPage = lazyPart(() => import('./rooms/CheckPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('./house-rules/HouseRulesPage').then((page) => page.default))
const ChartsPage = lazyPart(() => import('./rooms/charts').then((page) => page.ChartsPage))
const FilmPage = lazyPart(() => import('./rooms/FilmPage').then((page) => page.FilmPage))
const SessionBreakPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SetUpAgainPage))
const Overview = lazyPart(() => import('./rooms/Overview').then((page) => page.default))
const ClansPage = lazyPart(() => import('./ClansPage').then((page) => page.ClansPage))
const End = lazyPart(() => import('./End').then((end) => end.End))
const Propose = lazyPart(() => import('./questions/Propose').then((propose) => propose.Propose))
/** Component for votes on proposals. It is needed only after the first proposal; its code is preloaded. */
const Vote = lazyPart(() => import('./questions/Vote').then((vote) => vote.Vote))
/** Component for building. Its chunk includes all building screens, because they are needed together. */
const Build = lazyPart(() => import('./questions/Build').then((build) => build.Build))
const Announce = lazyPart(() => import('./questions/Announce').then((announce) => announce.Announce))
const Claim = lazyPart(() => import('./questions/Claim').then((claim) => claim.Claim))
const Begins = lazyPart(() => import('./questions/Start').then((start) => start.Begins))
const Spots = lazyPart(() => import('./questions/Start').then((start) => start.Spots))
const Settle = lazyPart(() => import('./questions/Start').then((start) => start.Settle))
const Anchor = lazyPart(() => import('./questions/Start').then((start) => start.Anchor))
const Draw = lazyPart(() => import('./questions/Draw').then((draw) => draw.Draw))
const DrawAll = lazyPart(() => import('./questions/Draw').then((draw) => draw.DrawAll))
const Orders = lazyPart(() => import('./questions/Orders').then((orders) => orders.Orders))
const Refused = lazyPart(() => import('./refusal/Refused').then((sheet) => sheet.Refused))
const SetUp = lazyPart(() => import('./SetUp').then((step) => step.SetUp))
const SetUpIsland = lazyPart(() => import('./SetUp').then((step) => step.SetUpIsland))
const SetUpPrices = lazyPart(() => import('./prices/SetUpPrices').then((step) => step.SetUpPrices))

const card = {
  Choice: Levels,
  isWhole: isWholeCard,
  Chosen: KeptCard,
  shown: (choice: unknown, language: Language) => wordsIn(language).shownCard(choice as GoalCard),
  sealLabel: (language: Language) => cardTextsIn(language).seal,
}

/** Kinds of values that the players see on the real table: houses, public works, heroes, armies, cards and the ship token. */
const ON_TABLE = ['settlements', 'works', 'hero', 'army', 'cards', 'chief']

/** Descriptions of corrected values, and of the pieces to put back after an undo. */
const onTable = changeTexts<Graenaland>(
  fields,
  ON_TABLE,
  (change, state, language) => changeText(change, state, textsIn(language), setTextsIn(language)),
  (name, value, language) => settingText(name, value, setTextsIn(language)),
)

const game: StandardGame<Graenaland> = {
  identity: {
    id: 'graenaland',
    roles: CLANS,
    numbers: [3, 4, 5],
    bestNumber: 4,
    Badge: Plate,
    colours: coloursOf,
  },
  setup: {
    begin: ({ seating, names, setupOptions }) => {
      const options = isSettled(setupOptions) ? setupOptions : FRESH
      const stored = reportedNumbers.getState().byGame.graenaland ?? {}
      const island = islandFor(seating.length, options)
      const places = Object.keys(island)
      return {
        island,
        spots: spotsKept(stored, seating.length),
        players: seating.map((clan) => ({ clan, name: names[clan] ?? '' })),
        settings: settingsFor(seating.length, options),
        numbers: withoutHalfPrices(reportedAmong(allPoints(places), numbersFor(seating.length, island, options.numbers, stored)), places),
      }
    },
    practice: () => import('./practice').then((round) => round.practice),
    step: {
      fresh: FRESH,
      isWhole: isSettled,
      of: settledIn,
      label: inEveryLanguage((language) => textsIn(language).setUp.step),
      Step: SetUp,
      last: {
        path: 'island',
        label: inEveryLanguage((language) => textsIn(language).setUp.islandStep),
        begin: inEveryLanguage((language) => textsIn(language).setUp.begin),
        Step: SetUpIsland,
      },
      beside: { path: 'prices', done: inEveryLanguage((language) => priceTextsIn(language).done), Step: SetUpPrices },
    },
  },
  questions: {
    rolled: [],
    isOverrulable,
    components: {
      propose: Propose,
      vote: Vote,
      closeVote: Vote,
      firstPlayer: Begins,
      startSpots: Spots,
      settle: Settle,
      anchor: Anchor,
      draw: Draw,
      drawAll: DrawAll,
      order: Orders,
      announce: Announce,
      ready: Announce,
      closeAnnounce: Announce,
      claim: Claim,
      construct: Build,
      finalBuild: Build,
      takeSupply: Build,
      joint: Build,
      jointBuild: Build,
      offer: Build,
      offerBuild: Build,
      done: Build,
    },
    text: askedIn,
    knownAnswer: knownPoints,
    step: stepIn,
    Refused,
    keepsAnswers: ['takeSupply'],
    outcomes: gameOutcomes,
    passing: ['passShip'],
  },
  sealed: {
    reveal: 'reveal',
    choices: {
      order: {
        Choice: Compass,
        ByHand: TypedOrders,
        shown: orderShown,
        chooseLabel: (language) => textsIn(language).compass.choose,
        revealed: (language) => textsIn(language).revealed.orders,
      },
      announcement: {
        Choice: Points,
        shown: (choice, language) => (choice === 0 ? textsIn(language).points.nothing : String(choice)),
        revealed: (language) => textsIn(language).revealed.announcements,
        skip: { Button: SkipAnnouncing, label: (language) => textsIn(language).points.choose },
      },
      goalCard: card,
      // The name of the secret determines which component shows the secret card.
      card,
    },
    decided: [],
    unsealed: { move: (by) => ({ do: 'keepOnPaper', by }), label: inEveryLanguage((language) => cardTextsIn(language).unsealed) },
    title: ballotTitleIn,
    shown: revealedIn,
  },
  board: {
    Board: Island,
    areas: areasOf,
    areaNames: ({ island }, language) => Object.fromEntries(Object.keys(island).map((at) => [at, textsIn(language).place(at)])),
  },
  log: {
    headEvents: ['voteClosed', 'built'],
    step: logStepOf,
    summary: (moments, counts, language) => logSummaryOf(moments, language) ?? counts,
    mayFold: mayFold,
    changedBy: (event, _, after, language, move) => paidIn(event, after, language, move),
    minorEvents: ['constructionBegun', 'roundBegun', 'ordersAsked', 'announceAsked'],
    phase: ({ stage }, language) => textsIn(language).stages[stage],
    badge: logBadgeOf,
    icon: (move) => ('what' in move ? THING_ICONS[move.what] : MOVE_ICONS[move.do]),
    action: (move, language, events) => {
      const { things, drawnAt, place, opened, resources } = textsIn(language)
      if (move.do === 'construct' || move.do === 'offerBuild') return things[move.what]
      if (move.do === 'reveal') return events.some(({ e }) => e === 'moved') ? opened.orders : opened.announcements
      const drawn = events.find((event) => event.e === 'drawn')
      if (move.do !== 'draw' || drawn?.e !== 'drawn') return undefined
      return drawnAt(place(drawn.at), drawn.token && resources[drawn.token])
    },
    doer: ({ entry: { move }, parent }) => {
      if (move.do === 'offerBuild') return parent?.state.opened?.kind === 'offer' ? parent.state.opened.to : undefined
      return 'by' in move && isClan(move.by) ? move.by : undefined
    },
    ...onTable,
    restored: (undone, state, language, { entries, again }) => [
      ...onTable.restored(undone, state, language),
      ...returnedIn(entries, language),
      ...paidAgainIn(again, language),
    ],
  },
  rooms: {
    Possessions: AllClans,
    End,
    Summary: Standing,
    screens: {
      island: IslandPage,
      clans: ClansPage,
      correct: CorrectPage,
      check: CheckPage,
      'house-rules': HouseRulesPage,
      options: OptionsPage,
      charts: ChartsPage,
      film: FilmPage,
      pack: SessionBreakPage,
      'pack/unpack': SetUpAgainPage,
      table: Overview,
    },
    turn: turnOf,
    where: whereOf,
    steps: phasesOf,
    archive: (language) => {
      const { archive, over } = textsIn(language)
      return {
        figures: FIGURES.map((id) => ({ id, name: archive[id] })),
        how: (how) => (how === 'points' ? over.whyPoints : over.whyGoals),
      }
    },
    places: (language) => {
      const { island, clansTitle } = textsIn(language)
      return {
        places: [
          { to: 'island', label: island, icon: icons.map },
          { to: 'clans', label: clansTitle, icon: icons.users },
        ],
      }
    },
    may: mayIn,
    forbidden: forbiddenIn,
    backupExtras: () => import('./house-rules/own-rules').then((own) => own.backupExtras),
  },
  rules: {
    never: ['R26', 'R97'],
    settings: ['A3', 'A6', 'A9', 'A10', 'A23', 'A26', 'A27'],
  },
  texts,
  facts: (state) => ({
    round: state.round,
    names: Object.fromEntries(state.players.map(({ clan, name }) => [clan, name])),
    playing: clansOf(state),
    vote: state.proposal?.vote,
    points:
      state.result === undefined
        ? undefined
        : Object.fromEntries(
            clansOf(state).map((clan) => [
              clan,
              [{ why: state.settings.vpCards ? 'points' : 'goals', amount: state.result?.score[clan] ?? 0 }],
            ]),
          ),
  }),
  textsOf,
}

/** Screens, texts and components of the game for the app. */
export const screens = standardScreens(game)
