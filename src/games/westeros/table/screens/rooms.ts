import type { GameRooms } from '../../../../table/game/game-table'
import { NowPage } from '../../../../table/now/NowPage'
import { lazyPart } from '../../../../ui/lazy-part'

/** Except for the open question, each screen of Westeros is loaded from its own file. */
const AreasPage = lazyPart(() => import('../areas/AreasPage').then((page) => page.AreasPage))
const HousesPage = lazyPart(() => import('../houses/HousesPage').then((page) => page.HousesPage))
const OneHousePage = lazyPart(() => import('../houses/HousesPage').then((page) => page.OneHousePage))
const LogPage = lazyPart(() => import('../log/LogPage').then((page) => page.LogPage))
const CorrectPage = lazyPart(() => import('../corrections/by-hand').then((page) => page.CorrectPage))
const CheckPage = lazyPart(() => import('../check/CheckPage').then((page) => page.CheckPage))
const CalculatorPage = lazyPart(() => import('../calculator/CalculatorPage').then((page) => page.CalculatorPage))
const MomentPage = lazyPart(() => import('../moment/MomentPage').then((page) => page.MomentPage))
const FilmPage = lazyPart(() => import('../charts/StoryPages').then((page) => page.FilmPage))
const ChartsPage = lazyPart(() => import('../charts/StoryPages').then((page) => page.ChartsPage))
const OptionsPage = lazyPart(() => import('../options/OptionsPage').then((page) => page.OptionsPage))
const PeoplePage = lazyPart(() => import('../options/OptionsPage').then((page) => page.PeoplePage))
const SessionBreakPage = lazyPart(() => import('../session-break').then((page) => page.SessionBreakPage))
const SetUpAgainPage = lazyPart(() => import('../session-break').then((page) => page.SetUpAgainPage))
const RulesPage = lazyPart(() => import('../../../../table/rules/RulesPage').then((page) => page.default))
const WaitingForPage = lazyPart(() => import('../waiting-for/WaitingForPage').then((page) => page.default))
const HouseRulesPage = lazyPart(() => import('../house-rules/HouseRulesPage').then((page) => page.default))
const Overview = lazyPart(() => import('../overview/Overview').then((page) => page.default))

/** Screens of Westeros. The key is the path of the screen within the URL of the game. */
export const rooms: GameRooms = {
  '': NowPage,
  areas: AreasPage,
  'areas/:area': AreasPage,
  houses: HousesPage,
  'houses/:house': OneHousePage,
  log: LogPage,
  'moment/:seq': MomentPage,
  correct: CorrectPage,
  check: CheckPage,
  pack: SessionBreakPage,
  'pack/unpack': SetUpAgainPage,
  film: FilmPage,
  charts: ChartsPage,
  options: OptionsPage,
  'house-rules': HouseRulesPage,
  people: PeoplePage,
  table: Overview,
  rules: RulesPage,
  'rules/:rule': RulesPage,
  who: WaitingForPage,
  calculator: CalculatorPage,
}
