import type { ByHandProps, ChooserProps, ChosenProps } from '../../../../table/game/game-ballots'
import { Amount } from '../../../../table/question/Amount'
import { Amounts } from '../../../../table/question/Amounts'
import { PickFrom } from '../../../../table/question/PickFrom'
import type { HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Choice } from '../../model/moves'
import { playableCards } from '../../rules/battle-cards'
import { bidLimit } from '../../rules/influence'
import type { BallotKind } from '../../model/state'
import { BALLOT_RULES } from '../rules/governing'
import { EditionRuleLink as RuleLink } from '../rules/EditionRuleLink'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { CardChoice } from './CardChoice'
import { HouseCardFigures } from './HouseCard'
import { OrderList } from './OrderList'
import { OrdersChoice } from './OrdersChoice'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/**
 * Components for each kind of secret choice: input for one house, input for all houses on one screen, and display of the revealed choice.
 */

type Chooser = ChooserProps<WesterosVocabulary>
type ByHand = ByHandProps<WesterosVocabulary>
type Chosen = ChosenProps<WesterosVocabulary>

/** R5.3, R6.4: lets a house choose a number of power tokens, for a track or against the wildlings. */
export function TokensChooser({ kind, role, label, choice, onChange, onSeal }: Chooser & { readonly kind: BallotKind }) {
  const { words } = useQuestionWords()
  const state = useGameState()
  const amount = typeof choice === 'number' ? choice : undefined
  return (
    <>
      <Amount label={label} unit={words.ballot.amount} max={bidLimit(state, role)} amount={amount} onChange={onChange} onSeal={onSeal} />
      <RuleLink rule={BALLOT_RULES[kind]} leads={false} />
    </>
  )
}

/** Input for the power tokens that the houses revealed by hand. */
export function TokensByHand({ roles, entered, onChange }: ByHand) {
  const state = useGameState()
  const bids = Object.fromEntries(
    roles.flatMap((house) => {
      const tokens = entered[house]
      return typeof tokens === 'number' ? [[house, tokens] as const] : []
    }),
  )
  return <Amounts roles={roles} amounts={bids} max={(house) => bidLimit(state, house)} onChange={onChange} />
}

/** R14.13: lets a house choose one House card. */
export function CardChooser({ role, label, choice, onChange }: Chooser) {
  return (
    <>
      <CardChoice house={role} label={label} card={typeof choice === 'string' ? choice : undefined} onChange={onChange} />
      <RuleLink rule={BALLOT_RULES.card} leads={false} />
    </>
  )
}

/** Input for the House cards that both sides revealed by hand. */
export function CardsByHand({ roles, entered, onChange }: ByHand) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  return roles.map((house) => {
    const card = entered[house]
    return (
      <PickFrom
        key={house}
        label={say(words.cards.of, { house: names.house.plain(house) })}
        value={typeof card === 'string' ? card : undefined}
        options={playableCards(state, house).map((id) => ({ value: id, label: names.houseCard(state, id) }))}
        onChange={(id) => onChange(house, id)}
      />
    )
  })
}

const planOf = (choice: Choice | undefined) => (typeof choice === 'object' ? choice : {})

/** R8: lets a house choose an order for each area. */
export const OrdersChooser = ({ role, choice, onChange }: Chooser) => (
  <OrdersChoice house={role} plan={planOf(choice)} onChange={onChange} />
)

/** Input for the orders of all houses, if the houses reveal them on the physical board. */
export function OrdersByHand({ roles, entered, onChange }: ByHand) {
  const { names } = useSpeech()
  return roles.map((house) => (
    <details key={house} className="flex flex-col gap-2">
      <summary className="row">
        <Shield house={house} size={32} /> {names.house.plain(house)}
      </summary>
      <OrdersChoice house={house} plan={planOf(entered[house])} onChange={(plan) => onChange(house, plan)} />
    </details>
  ))
}

/** Shows the revealed choice of a house: tokens, a House card, or orders. */
export function Chosen({ role, choice }: Chosen) {
  if (typeof choice === 'number') return <p className="type-sum">{choice}</p>
  return typeof choice === 'string' ? <ChosenCard card={choice} /> : <ChosenOrders house={role} plan={choice} />
}

function ChosenCard({ card }: { card: string }) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <div className="card row">
      <b className="w-6 type-number text-center">{state.box.cards[card]?.strength}</b>
      <span className="words">
        {names.houseCard(state, card)}
        <span className="note">
          <HouseCardFigures card={card} />
        </span>
      </span>
    </div>
  )
}

function ChosenOrders({ house, plan }: { house: HouseId; plan: Extract<Choice, object> }) {
  const { words } = useQuestionWords()
  const orders = Object.fromEntries(Object.entries(plan).map(([area, order]) => [area, { house, order }]))
  return Object.keys(orders).length === 0 ? <p>{words.orders.none}</p> : <OrderList orders={orders} />
}
