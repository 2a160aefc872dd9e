import { lazyPart, type LazyPart } from '../../../../ui/lazy-part'
import type { PromptKind } from '../../model/prompt-kinds'
import type { OnTable } from '../../../../table/game/game-screens'
import { BattleCards, BattleHeader, OtherText, Parting, TellBattle, ReportedBattle } from './deferred-parts'
import type { QuestionProps } from './props'

/**
 * Components of the questions, grouped into files by phase. The app loads the component of the open question first, and the others after
 * the question is shown.
 */

const sealed = () => import('./in-secret')
const westeros = () => import('./in-westeros')
const action = () => import('./in-action')
const march = () => import('./in-march')
const hold = () => import('./in-hold')
const battle = () => import('./in-battle')
const begin = () => import('./at-beginning')
const second = () => import('./in-second')

const Ballot = lazyPart<QuestionProps>(() => sealed().then((kinds) => kinds.BallotOf))

/** Maps each kind of question to the component that answers it. */
export const COMPONENTS: Readonly<Record<PromptKind, LazyPart<QuestionProps>>> = {
  setup: lazyPart(() => begin().then((kinds) => kinds.Setup)),
  draw: lazyPart(() => westeros().then((kinds) => kinds.Draw)),
  resolve: lazyPart(() => westeros().then((kinds) => kinds.Resolve)),
  surplus: lazyPart(() => westeros().then((kinds) => kinds.Surplus)),
  muster: lazyPart(() => action().then((kinds) => kinds.Muster)),
  bid: Ballot,
  contribution: Ballot,
  tellBids: lazyPart(() => westeros().then((kinds) => kinds.TellBids)),
  reveal: Ballot,
  auctionTies: lazyPart(() => westeros().then((kinds) => kinds.AuctionTies)),
  wildlingTie: lazyPart(() => westeros().then((kinds) => kinds.WildlingTie)),
  reward: lazyPart(() => westeros().then((kinds) => kinds.Reward)),
  losses: lazyPart(() => westeros().then((kinds) => kinds.Losses)),
  orders: Ballot,
  ordersPlaced: lazyPart(() => begin().then((kinds) => kinds.OrdersPlaced)),
  raven: lazyPart(() => action().then((kinds) => kinds.Raven)),
  raid: lazyPart(() => march().then((kinds) => kinds.Raid)),
  march: lazyPart(() => march().then((kinds) => kinds.March)),
  hold: lazyPart(() => hold().then((kinds) => kinds.Hold)),
  support: lazyPart(() => battle().then((kinds) => kinds.Support)),
  card: Ballot,
  cards: lazyPart(() => battle().then((kinds) => kinds.Cards)),
  ability: lazyPart(() => battle().then((kinds) => kinds.Ability)),
  blade: lazyPart(() => battle().then((kinds) => kinds.Blade)),
  casualties: lazyPart(() => battle().then((kinds) => kinds.Casualties)),
  retreat: lazyPart(() => battle().then((kinds) => kinds.Retreat)),
  collect: lazyPart(() => action().then((kinds) => kinds.Collect)),
  choice: lazyPart(() => second().then((kinds) => kinds.Choice)),
  wildlingCard: lazyPart(() => second().then((kinds) => kinds.WildlingCardDrawn)),
  destroy: lazyPart(() => second().then((kinds) => kinds.Destroy)),
  replace: lazyPart(() => second().then((kinds) => kinds.Replace)),
  discard: lazyPart(() => second().then((kinds) => kinds.Discard)),
  ravenLook: lazyPart(() => second().then((kinds) => kinds.RavenLook)),
  anotherCard: lazyPart(() => second().then((kinds) => kinds.AnotherCard)),
  portShips: lazyPart(() => second().then((kinds) => kinds.PortShips)),
  consolidate: lazyPart(() => second().then((kinds) => kinds.Consolidate)),
  tides: lazyPart(() => second().then((kinds) => kinds.TidesDrawn)),
  tidesLook: lazyPart(() => second().then((kinds) => kinds.TidesLook)),
  skull: lazyPart(() => second().then((kinds) => kinds.Skull)),
}

/** Screen with the revealed choices. The choices fill the screen at first and are collapsed later. */
export const RevealScreen = lazyPart(() => sealed().then((kinds) => kinds.RevealScreen))
export const LastReveal = lazyPart(() => sealed().then((kinds) => kinds.LastReveal))

/** All components that a question may need, for preloading. */
export const QUESTION_PARTS: readonly Pick<LazyPart<never>, 'fetch'>[] = [
  ...Object.values(COMPONENTS),
  Parting,
  BattleHeader,
  BattleCards,
  RevealScreen,
  LastReveal,
  TellBattle,
  ReportedBattle,
  OtherText,
]

const hasBattle = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'battle' in state && state.battle !== undefined

const isKind = (kind: string): kind is PromptKind => Object.hasOwn(COMPONENTS, kind)

/** Preloads the frame of all questions. If a game is open, also preloads the components of its open questions. */
export const preloadQuestion = (open?: OnTable): Promise<unknown> =>
  Promise.all([
    import('../../../../table/question/QuestionFrame'),
    ...(open?.prompts ?? []).map(({ kind }) => (isKind(kind) ? COMPONENTS[kind].fetch() : undefined)),
    hasBattle(open?.state) ? BattleHeader.fetch() : undefined,
  ])
