import './parts/colours.css'
import { changeTexts } from '../../../table/corrections/before'
import type { StandardGame } from '../../../table/standard/standard-game'
import { standardScreens } from '../../../table/standard/screens'
import * as icons from '../../../table/icons'
import { inEveryLanguage } from '../../../ui/language/by-language'
import { lazyPart } from '../../../ui/lazy-part'
import type { AxisAndAllies } from '..'
import { TERRITORIES, ZONE_IDS } from '../box/board'
import { POWERS, seatId, SEATS, SIDES } from '../box/powers'
import type { LossesByPower } from '../model/battle'
import { fields } from '../fields/index'
import { isOverrulable } from '../model/refusals'
import { roundShown } from '../views/round-shown'
import { FIGURES } from '../views/summary'
import { askedIn } from './asking/asked'
import { lossesText, stepIn } from './asking/steps'
import { forbiddenIn, stepsOf, turnOf } from './rooms/who'
import { mapWordsIn } from './map/words'
import { shownPhase } from './asking/phases'
import { keysIn } from './asking/words'
import { coloursOf, Plate } from './parts/Plate'
import { moveIcon } from './parts/move-icons'
import { nameOf } from './parts/position'
import { oddsWordsIn } from './odds/words'
import { textsIn } from './parts/words'
import { changeText, settingText } from './corrections/changes'
import { setTextsIn } from './corrections/words'
import { Powers } from './Powers'
import { Buy } from './questions/Buy'
import { BeginTurn, GoOn, Victory } from './questions/GoOn'
import { actionIn } from './rooms/action-names'
import { logStepOf } from './rooms/log-step'
import { areasOf } from './rooms/areas'
import { gameOutcomes } from './rooms/game-outcomes'
import { FRESH, isSettled, settingsIn, settledIn } from './settled'
import { Standing } from './Standing'
import { texts } from './texts'

/** Component that is loaded on demand. Only the open question is loaded at once; each other screen is a separate chunk. */
const End = lazyPart(() => import('./End').then((end) => end.End))
const CorrectPage = lazyPart(() => import('./corrections/CorrectPage').then((page) => page.CorrectPage))
const CheckPage = lazyPart(() => import('./rooms/CheckPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('./house-rules/HouseRulesPage').then((page) => page.default))
const OptionsPage = lazyPart(() => import('./rooms/OptionsPage').then((page) => page.default))
const SessionBreakPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SetUpAgainPage))
const ChartsPage = lazyPart(() => import('./rooms/charts').then((page) => page.ChartsPage))
const FilmPage = lazyPart(() => import('./rooms/FilmPage').then((page) => page.FilmPage))
/** Components of battles and dice, which are also loaded on demand. */
const Battle = lazyPart(() => import('./questions/Battle').then((battle) => battle.Battle))
const Fire = lazyPart(() => import('./questions/Fire').then((fire) => fire.Fire))
const Lose = lazyPart(() => import('./questions/Lose').then((lose) => lose.Lose))
const Propose = lazyPart(() => import('./questions/Propose').then((propose) => propose.Propose))
const Dice = lazyPart(() => import('./questions/Dice').then((dice) => dice.Dice))
const Announce = lazyPart(() => import('./questions/Announce').then((announce) => announce.Announce))
const Enter = lazyPart(() => import('./questions/Enter').then((enter) => enter.Enter))
const Raid = lazyPart(() => import('./questions/Raid').then((raid) => raid.Raid))
const Press = lazyPart(() => import('./questions/Press').then((press) => press.Press))
const Confirm = lazyPart(() => import('./questions/Confirm').then((confirm) => confirm.Confirm))
const BreakOff = lazyPart(() => import('./questions/BreakOff').then((off) => off.BreakOff))
const Landed = lazyPart(() => import('./voyages/Landed').then((landed) => landed.Landed))
const PromiseCarrier = lazyPart(() => import('./voyages/Promise').then((promise) => promise.PromiseCarrier))
const Ship = lazyPart(() => import('./voyages/Ship').then((voyage) => voyage.Ship))
const March = lazyPart(() => import('./voyages/March').then((march) => march.March))
const Mobilize = lazyPart(() => import('./questions/Mobilize').then((mobilize) => mobilize.Mobilize))
const Board = lazyPart(() => import('./map/Board').then((board) => board.Board))
const BoardPage = lazyPart(() => import('./map/BoardPage').then((page) => page.default))
const PowersPage = lazyPart(() => import('./PowersPage').then((page) => page.default))
const OddsPage = lazyPart(() => import('./odds/OddsPage').then((page) => page.default))
const Overview = lazyPart(() => import('./overview').then((page) => page.default))
const LogSummary = lazyPart(() => import('./rooms/LogSummary').then((summary) => summary.LogSummary))
const SetUp = lazyPart(() => import('./SetUp').then((step) => step.SetUp))

/** Names of moves that both sides of a battle make. */
const IN_BATTLE: readonly string[] = ['battle', 'fire', 'lose', 'submerge', 'breakOff', 'confirm', 'victory']

/** Kinds of values that the players see on the real table: cash, territories with their pieces, developments and units. */
const ON_TABLE = ['cash', 'territory', 'developments', 'bought', 'units']

const game: StandardGame<AxisAndAllies> = {
  identity: {
    id: 'axis-and-allies',
    roles: POWERS,
    numbers: [2, 3, 4, 5],
    rolesFor: () => POWERS,
    division: (people) => SEATS[people] ?? [],
    Badge: Plate,
    colours: coloursOf,
  },
  setup: {
    hasDice: true,
    begin: ({ people, dice, setupOptions }) => {
      const chosen = isSettled(setupOptions) ? setupOptions : FRESH
      return {
        players: people.map(({ name, roles }) => ({ name, powers: roles })),
        dice,
        settings: settingsIn(chosen),
        numbers: chosen.rules?.numbers ?? {},
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
      beginTurn: BeginTurn,
      goOn: GoOn,
      victory: Victory,
      research: Buy,
      dice: Dice,
      purchase: Buy,
      announce: Announce,
      enter: Enter,
      raid: Raid,
      battle: Battle,
      fire: Fire,
      lose: Lose,
      step7: Press,
      breakOff: BreakOff,
      confirm: Confirm,
      landed: Landed,
      mobilize: Mobilize,
      promise: PromiseCarrier,
      ship: Ship,
      move: March,
    },
    text: askedIn,
    step: (step, { state }, language) => stepIn(step, { state }, language),
    outcomes: gameOutcomes,
    passing: ['phase'],
  },
  sealed: {
    reveal: 'reveal',
    choices: { losses: { Choice: Propose, shown: (choice, language) => lossesText(choice as LossesByPower, textsIn(language)) } },
    decided: [],
    shown: ({ kind, what }, language) =>
      kind === 'chance' ? `${keysIn(language).rolledFaces}: ${Object.values(what).join(', ')}` : undefined,
  },
  board: {
    Board,
    areas: areasOf,
    areaNames: ({ settings }, language) => {
      const spaces = [...TERRITORIES.map(({ id }) => id), ...(settings.armiesTold ? ZONE_IDS : [])]
      return Object.fromEntries(spaces.map((at) => [at, textsIn(language).spaceName(at)]))
    },
  },
  log: {
    ...changeTexts<AxisAndAllies>(
      fields,
      ON_TABLE,
      (change, state, language) => changeText(change, state, textsIn(language), setTextsIn(language)),
      (name, value, language) => settingText(name, value, setTextsIn(language)),
    ),
    action: actionIn,
    doer: ({ entry: { move }, parent }) => (IN_BATTLE.includes(move.do) ? undefined : parent?.state.power),
    icon: moveIcon,
    step: logStepOf,
    summary: (moments, counts) => <LogSummary {...{ moments, counts }} />,
    phase: (state, language) => {
      const { round, powers } = textsIn(language)
      return [round(roundShown(state)), ...(state.result === undefined ? [powers[state.power]] : [])].join(' · ')
    },
  },
  rooms: {
    Possessions: Powers,
    End,
    Summary: Standing,
    screens: {
      board: BoardPage,
      powers: PowersPage,
      'powers/:power': PowersPage,
      table: Overview,
      odds: OddsPage,
      correct: CorrectPage,
      check: CheckPage,
      'house-rules': HouseRulesPage,
      options: OptionsPage,
      charts: ChartsPage,
      film: FilmPage,
      pack: SessionBreakPage,
      'pack/unpack': SetUpAgainPage,
    },
    places: (language) => ({
      places: [
        { to: 'board', label: mapWordsIn(language).board, icon: icons.map },
        { to: 'powers', label: textsIn(language).powersWord, icon: icons.users },
      ],
      menu: [{ to: 'odds', icon: icons.dice, title: oddsWordsIn(language).title, group: 'game' }],
    }),
    turn: turnOf,
    steps: stepsOf,
    forbidden: forbiddenIn,
    backupExtras: () => import('./house-rules/own-rules').then((own) => own.backupExtras),
    where: (state, language) => {
      const { power, battle, result } = state
      const { round: roundOf, powers, steps, spaceName, cycle, theEnd } = textsIn(language)
      if (battle !== undefined) return { round: spaceName(battle.at), step: cycle(battle.cycle) }
      return {
        round: roundOf(roundShown(state)),
        step: result === undefined ? [powers[power], steps[shownPhase(state)] ?? ''].filter((word) => word !== '').join(', ') : theEnd,
      }
    },
    archive: (language) => {
      const { archive, how } = textsIn(language)
      return { figures: FIGURES.map((id) => ({ id, name: archive[id] })), how: () => how }
    },
  },
  rules: {
    never: ['R2', 'R5'],
    settings: ['R97', 'R98', ...['2', '4', '6', '9', '10', '11', '12', '14', '21', '24'].map((number) => `A${number}`)],
  },
  texts,
  facts: (state) => ({
    round: state.round,
    names: Object.fromEntries(POWERS.map((power) => [power, nameOf(state, power)])),
    playing: POWERS,
    people: state.players.map(({ name, powers }, at) => ({ seat: seatId(at), name, roles: powers })),
    dice: state.dice.source,
    points:
      state.over && state.result !== undefined
        ? Object.fromEntries(POWERS.map((power) => [power, [{ why: 'cities', amount: state.result?.count[SIDES[power]] ?? 0 }]]))
        : undefined,
  }),
}

/** All screens of the game for the app. */
export const screens = standardScreens(game)
