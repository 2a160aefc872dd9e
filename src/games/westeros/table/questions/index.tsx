import type { ComponentType } from 'react'
import { SEALED_KINDS, type PromptKind, type Question } from '../../questions'
import { Ability } from './Ability'
import { BallotOf } from './Ballot'
import { Blade, Casualties, Retreat } from './BattleEnd'
import { TellBids } from './ByHand'
import { Cards } from './Cards'
import { Collect } from './Collect'
import { Draw } from './Draw'
import { Hold } from './Hold'
import { BattleNews, LastBattle } from './LastBattle'
import { useLaidOut } from './laid-out'
import { LastReveal, RevealScreen } from './LastReveal'
import { March } from './March'
import { Muster } from './Muster'
import { OrdersPlaced, Setup } from './Plain'
import type { QuestionProps } from './props'
import { Raid } from './Raid'
import { Raven } from './Raven'
import { Losses, Surplus } from './Removal'
import { Resolve } from './Resolve'
import { Support } from './Support'
import { AuctionTies, Reward, WildlingTie } from './Ties'

/** The component that answers each kind of question. */
const COMPONENTS: Readonly<Record<PromptKind, ComponentType<QuestionProps>>> = {
  setup: Setup,
  draw: Draw,
  resolve: Resolve,
  surplus: Surplus,
  muster: Muster,
  bid: BallotOf,
  contribution: BallotOf,
  tellBids: TellBids,
  reveal: BallotOf,
  auctionTies: AuctionTies,
  wildlingTie: WildlingTie,
  reward: Reward,
  losses: Losses,
  orders: BallotOf,
  ordersPlaced: OrdersPlaced,
  raven: Raven,
  raid: Raid,
  march: March,
  hold: Hold,
  support: Support,
  card: BallotOf,
  cards: Cards,
  ability: Ability,
  blade: Blade,
  casualties: Casualties,
  retreat: Retreat,
  collect: Collect,
}

/**
 * An open question with everything that answers it: the question, what there is to choose, and the answer zone. It stands in the
 * body of the screen. What has just been revealed covers the whole screen until somebody goes on, and is folded away below then;
 * sealed choices cover the whole screen by themselves.
 */
export function QuestionView({ question }: QuestionProps) {
  const Component = COMPONENTS[question.kind]
  const laidOut = useLaidOut()
  if (laidOut) return <RevealScreen question={question} />
  return (
    <>
      <BattleNews />
      <LastBattle />
      <Component key={isOfBallot(question) ? 'ballot' : question.key} question={question} />
      <LastReveal />
    </>
  )
}

const isOfBallot = ({ kind }: Question): boolean => kind === 'reveal' || SEALED_KINDS.some((sealed) => sealed === kind)

/** The questions that want a view of their own: those of one ballot share the first one's. */
export const questionsToShow = (questions: readonly Question[]): readonly Question[] =>
  questions.filter((question, at) => !isOfBallot(question) || questions.findIndex(isOfBallot) === at)
