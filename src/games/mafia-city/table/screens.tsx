import './parts/colours.css'
import { changeTexts } from '../../../table/corrections/before'
import type { StandardGame } from '../../../table/standard/standard-game'
import { standardScreens } from '../../../table/standard/screens'
import * as icons from '../../../table/icons'
import { inEveryLanguage } from '../../../ui/language/by-language'
import { lazyPart } from '../../../ui/lazy-part'
import type { MafiaCity } from '..'
import { COLOURS } from '../box/box'
import { fields } from '../fields'
import { isOnlyCard } from '../rules/cards'
import { isOverrulable } from '../model/refusals'
import { coloursOf as playing } from '../model/tokens'
import { FIGURES } from '../views/summary'
import { askedIn } from './asking/asked'
import { aboutReactions, coverIn, declaredIn, revealedIn, stakesIn } from './asking/reactions'
import { stepIn } from './asking/steps'
import { mayIn } from './rooms/who'
import { whereIn } from './asking/where'
import { City } from './City'
import { changeText, settingText } from './corrections/changes'
import { restoredMarkers } from './corrections/markers'
import { setTextsIn } from './corrections/words'
import { Families } from './Families'
import { coloursOf, Plate } from './parts/Plate'
import { hasSecrets } from './parts/secrets'
import { textsIn } from './parts/words'
import { Act } from './questions/Act'
import { Choose } from './questions/Choose'
import { Deals } from './questions/Deals'
import { Hit } from './questions/Hit'
import { MapTold } from './questions/MapTold'
import { Name } from './questions/Name'
import { Draws } from './questions/Draws'
import { OneTap } from './questions/OneTap'
import { Redraw } from './questions/Redraw'
import { Response } from './questions/Response'
import { Result } from './questions/Result'
import { StackNow } from './questions/StackNow'
import { TakeBack } from './questions/TakeBack'
import { areasOf } from './rooms/areas'
import { gameOutcomes } from './rooms/game-outcomes'
import { FRESH, isSettled, settingsIn, settledIn } from './settled'
import { Standing } from './Standing'
import { texts, textsOf } from './texts'
import { actionIn, isNamedAlone, takesAllMarkers } from './rooms/action-names'
import { ruleFactsIn } from './rooms/rule-facts'
import { cardsChanged, logStepOf, logSummaryOf } from './rooms/log-step'
import { roomTextsIn } from './rooms/words'
import { moveIcon } from './parts/move-icons'
import { turnOf } from './parts/turn'

/** Components that are loaded on demand. Only the screen of the open question is loaded at once. */
const CorrectPage = lazyPart(() => import('./corrections/CorrectPage').then((page) => page.CorrectPage))
const CheckPage = lazyPart(() => import('./rooms/CheckPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('./house-rules/HouseRulesPage').then((page) => page.default))
const ChartsPage = lazyPart(() => import('./rooms/charts').then((page) => page.ChartsPage))
const FilmPage = lazyPart(() => import('./rooms/FilmPage').then((page) => page.FilmPage))
const SessionBreakPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('./rooms/session-break').then((page) => page.SetUpAgainPage))
const Overview = lazyPart(() => import('./overview').then((page) => page.default))
const OptionsPage = lazyPart(() => import('./rooms/OptionsPage').then((page) => page.default))
const CityPage = lazyPart(() => import('./CityPage').then((page) => page.CityPage))
const FamiliesPage = lazyPart(() => import('./FamiliesPage').then((page) => page.FamiliesPage))
const End = lazyPart(() => import('./End').then((end) => end.End))
const Refused = lazyPart(() => import('./refusal/Refused').then((sheet) => sheet.Refused))
const SetUp = lazyPart(() => import('./SetUp').then((step) => step.SetUp))
const StartPlayer = lazyPart(() => import('./SetUp').then((step) => step.StartPlayer))

/** Kinds of values that the players see on the real table: pieces, cards, points and the start player token. */
const ON_TABLE = ['tokens', 'stack', 'cards', 'piles', 'vp', 'hitman', 'figure', 'start']

const { changed } = changeTexts<MafiaCity>(
  fields,
  ON_TABLE,
  (change, state, language) => changeText(change, state, textsIn(language), setTextsIn(language)),
  (name, value, language) => settingText(name, value, setTextsIn(language), textsIn(language), roomTextsIn(language).rules),
)
const { restored } = changeTexts<MafiaCity>(fields, ON_TABLE, (change, state, language) =>
  changeText(change, state, textsIn(language), setTextsIn(language), false),
)

const game: StandardGame<MafiaCity> = {
  identity: {
    id: 'mafia-city',
    roles: COLOURS,
    numbers: [3, 4, 5],
    Badge: Plate,
    colours: coloursOf,
  },
  setup: {
    begin: ({ seating, names, setupOptions }) => {
      const settling = isSettled(setupOptions) ? setupOptions : FRESH
      const { start, numbers } = settling
      return {
        players: seating.map((colour) => ({ colour, name: names[colour] ?? '' })),
        start: seating[start] ?? seating[0] ?? 'red',
        settings: settingsIn(settling),
        numbers,
      }
    },
    practice: () => import('./practice').then((round) => round.practice),
    step: {
      fresh: FRESH,
      isWhole: isSettled,
      of: settledIn,
      label: inEveryLanguage((language) => textsIn(language).setUp.step),
      Step: SetUp,
      Again: StartPlayer,
    },
  },
  questions: {
    rolled: ['thief'],
    isOverrulable,
    components: {
      act: Act,
      bulletAct: Act,
      react: Response,
      map: MapTold,
      redraw: Redraw,
      choose: Choose,
      moveHitman: Choose,
      jail: Hit,
      complicity: Hit,
      hitman: Hit,
      secretDeals: Deals,
      stackNow: StackNow,
      name: Name,
      takeBack: TakeBack,
      takeFigure: OneTap,
      shop: OneTap,
      star: OneTap,
      draws: Draws,
      result: Result,
    },
    text: askedIn,
    step: (step, { draft, question, state }, language) => stepIn(step, { draft, question, state }, language, texts[language].nothing),
    Refused,
    passing: ['nobody', 'noDeal', 'noMoreDeals', 'noComplicity', 'skip', 'choose', 'name'],
    isAddedBefore: isNamedAlone,
    outcomes: gameOutcomes,
    // The only card of a hand has no position to draw.
    drawLabel: (state, language) => (isOnlyCard(state) ? roomTextsIn(language).cardTaken.done : undefined),
  },
  sealed: {
    reveal: 'reveal',
    choices: { silent: { yesOrNo: true, isOutcomeOnly: true } },
    decided: [],
    hasSecrets,
    title: declaredIn,
    cover: coverIn,
    stakes: stakesIn,
    notes: aboutReactions,
    shown: revealedIn,
  },
  board: {
    Board: City,
    areas: areasOf,
  },
  log: {
    action: actionIn,
    icon: moveIcon,
    step: logStepOf,
    summary: (moments, counts, language) => logSummaryOf(moments, language) ?? counts,
    changedBy: cardsChanged,
    phase: (state, language) => `${textsIn(language).round(state.round)} · ${textsIn(language).phases[state.stage]}`,
    // The log shows a declined Secret Deal, and markers that are all taken off at once, as answers of all players.
    doer: ({ entry: { move }, parent }) =>
      'by' in move && !takesAllMarkers(move, parent?.state) && move.do !== 'noDeal' && COLOURS.some((colour) => colour === move.by)
        ? move.by
        : undefined,
    changed,
    restored: (undone, state, language) => [...restored(undone, state, language), ...restoredMarkers(undone, state, language)],
  },
  rooms: {
    Possessions: Families,
    End,
    Summary: Standing,
    screens: {
      city: CityPage,
      families: FamiliesPage,
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
    // The question about reactions lists the players itself.
    turn: (state, language) => (state.reacting === undefined ? turnOf(state, language) : undefined),
    where: whereIn,
    may: mayIn,
    archive: (language) => {
      const { archive, over } = textsIn(language)
      return {
        figures: FIGURES.map((id) => ({ id, name: archive[id] })),
        how: () => over.why,
      }
    },
    places: (language) => {
      const { city, families } = textsIn(language)
      return {
        places: [
          { to: 'city', label: city, icon: icons.map },
          { to: 'families', label: families, icon: icons.users },
        ],
      }
    },
    backupExtras: () => import('./house-rules/own-rules').then((own) => own.backupExtras),
  },
  rules: {
    never: ['R8', 'R21', 'R43', 'R65'],
    settings: ['A2', 'A4', 'A14'],
    facts: ruleFactsIn,
  },
  texts,
  facts: (state) => ({
    round: state.round,
    names: Object.fromEntries(state.players.map(({ colour, name }) => [colour, name])),
    playing: playing(state),
    points:
      state.stage === 'over'
        ? Object.fromEntries(playing(state).map((colour) => [colour, [{ why: 'vp', amount: state.vp[colour] ?? 0 }]]))
        : undefined,
  }),
  textsOf,
}

/** Screens of this game for the app. */
export const screens = standardScreens(game)
