import { part, type Part } from '../../../../ui/part'
import type { PromptKind } from '../../model/prompt-kinds'
import type { OnTable } from '../on-table'
import type { QuestionProps } from './props'

/** The components of the questions, in files by where in a round they are asked: the open one is fetched, the others when it stands. */

const sealed = () => import('./in-secret')
const westeros = () => import('./in-westeros')
const action = () => import('./in-action')
const march = () => import('./in-march')
const hold = () => import('./in-hold')
const battle = () => import('./in-battle')
const begin = () => import('./at-beginning')

const Ballot = part<QuestionProps>(() => sealed().then((kinds) => kinds.BallotOf))

/** The component that answers each kind of question. */
export const COMPONENTS: Readonly<Record<PromptKind, Part<QuestionProps>>> = {
  setup: part(() => begin().then((kinds) => kinds.Setup)),
  draw: part(() => westeros().then((kinds) => kinds.Draw)),
  resolve: part(() => westeros().then((kinds) => kinds.Resolve)),
  surplus: part(() => westeros().then((kinds) => kinds.Surplus)),
  muster: part(() => action().then((kinds) => kinds.Muster)),
  bid: Ballot,
  contribution: Ballot,
  tellBids: part(() => westeros().then((kinds) => kinds.TellBids)),
  reveal: Ballot,
  auctionTies: part(() => westeros().then((kinds) => kinds.AuctionTies)),
  wildlingTie: part(() => westeros().then((kinds) => kinds.WildlingTie)),
  reward: part(() => westeros().then((kinds) => kinds.Reward)),
  losses: part(() => westeros().then((kinds) => kinds.Losses)),
  orders: Ballot,
  ordersPlaced: part(() => begin().then((kinds) => kinds.OrdersPlaced)),
  raven: part(() => action().then((kinds) => kinds.Raven)),
  raid: part(() => march().then((kinds) => kinds.Raid)),
  march: part(() => march().then((kinds) => kinds.March)),
  hold: part(() => hold().then((kinds) => kinds.Hold)),
  support: part(() => battle().then((kinds) => kinds.Support)),
  card: Ballot,
  cards: part(() => battle().then((kinds) => kinds.Cards)),
  ability: part(() => battle().then((kinds) => kinds.Ability)),
  blade: part(() => battle().then((kinds) => kinds.Blade)),
  casualties: part(() => battle().then((kinds) => kinds.Casualties)),
  retreat: part(() => battle().then((kinds) => kinds.Retreat)),
  collect: part(() => action().then((kinds) => kinds.Collect)),
}

/** The balance of a battle, above its questions and the choice of a House card. */
export const BattleHeader = part(() => battle().then((kinds) => kinds.BattleHeader))
export const BattleCards = part(() => battle().then((kinds) => kinds.BattleCards))

/** The areas within reach of a march, once it is known where it begins. */
export const Parting = part(() => import('./Parting').then((parting) => parting.Parting))

/** What opens by a tap within a question: a battle told as a whole, and a text that differs from the printed one. */
export const TellBattle = part(() => import('./TellBattle').then((told) => told.TellBattle))
export const ToldBattle = part(() => import('./TellBattle').then((told) => told.ToldBattle))
export const OtherText = part(() => import('./OtherText').then((text) => text.OtherText))

/** What has been turned up: over everything at first, then folded away. */
export const RevealScreen = part(() => sealed().then((kinds) => kinds.RevealScreen))
export const LastReveal = part(() => sealed().then((kinds) => kinds.LastReveal))

/** Everything a question may need, to be fetched ahead. */
export const QUESTION_PARTS: readonly Pick<Part<never>, 'fetch'>[] = [
  ...Object.values(COMPONENTS),
  Parting,
  BattleHeader,
  BattleCards,
  RevealScreen,
  LastReveal,
  TellBattle,
  ToldBattle,
  OtherText,
]

const hasBattle = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'battle' in state && state.battle !== undefined

const isKind = (kind: string): kind is PromptKind => Object.hasOwn(COMPONENTS, kind)

/** Fetches what every question is made of, and of an open game the questions it asks. */
export const questionAhead = (open?: OnTable): Promise<unknown> =>
  Promise.all([
    import('../../../../table/question/Asked'),
    ...(open?.prompts ?? []).map(({ kind }) => (isKind(kind) ? COMPONENTS[kind].fetch() : undefined)),
    hasBattle(open?.state) ? BattleHeader.fetch() : undefined,
  ])
