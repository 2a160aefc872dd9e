import type { Result } from '../../../../referee'
import { totalOf, type Counts } from '../../../../kit/counts'
import type { ReportedNumbers } from '../../../../kit/rule-points'
import { useTable } from '../../../../table/hook'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend, type AnyMove } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import { RESOURCES } from '../../box/box'
import { kindOf } from '../../box/island'
import { pricePoints, villageCards } from '../../box/numbers'
import { feeAt } from '../../rules/places'
import { RESOURCE_ICONS } from '../parts/goods'
import { RULES_OF_THINGS } from '../parts/thing-rules'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import type { PayProps } from './pay-props'
import { useBuildTexts } from './words/build'

/** Component that shows the palisade fee of a construction; renders nothing if there is no fee (R54). */
export function Fee({ state, by, plan }: Pick<PayProps, 'state' | 'by' | 'plan'>) {
  const { fee } = useBuildTexts()
  const { clans } = useTexts()
  const names = feeAt(state, by, plan).map((clan) => nameOf(state, clans, clan))
  return names.length > 0 && <p className="note">{fee(names)}</p>
}

/**
 * Hook that returns the price that the players entered for a construction that they have undone since, so that they need not enter it
 * again. Empty if the players have never entered the price.
 */
function useUndonePrice(points: readonly string[]): Counts {
  const last = useTable(({ ledger }) => ledger.last)
  let moment: typeof last | undefined = last
  for (; moment !== undefined; moment = moment.written) {
    const { move } = moment.entry
    const reported = 'told' in move ? (move.told as ReportedNumbers | undefined) : undefined
    if (reported === undefined || !points.every((id) => reported[id] !== undefined)) continue
    return Object.fromEntries(RESOURCES.map((resource, n) => [resource, reported[points[n] ?? ''] ?? 0]))
  }
  return {}
}

/** Component that asks for an unknown price: the number of cards of all five resources at once. */
export function Cost(props: PayProps) {
  const { question, state, plan, setDraft, back, draft, answer, more } = props
  const text = useBuildTexts()
  const { place, resources } = useTexts()
  const { what, at = '' } = plan
  const points = what === 'army' ? [] : pricePoints(what, at)
  const undone = useUndonePrice(points.map(({ id }) => id))
  const { cost: counts = undone, ...others } = draft
  const reported = Object.fromEntries(points.map(({ id }, n) => [id, counts[RESOURCES[n] ?? 'gold'] ?? 0]))
  const total = totalOf(counts)
  const tile = what === 'village' ? state.island[at] : undefined
  const printed = tile === undefined ? total : villageCards(state.numbers, kindOf(tile))
  const isOdd = total > 0 && total !== printed
  const store = () => setDraft({ ...others, told: { ...draft.told, ...reported }, cards: {} })
  return (
    <QuestionFrame
      question={question}
      rule={RULES_OF_THINGS[what]}
      back={back}
      choosing
      title={text.costs(what, tile && place(at))}
      note={tile === undefined ? text.costsNote : text.tileNote(printed)}
      aboveSubmit={
        <>
          <Fee {...props} />
          {isOdd && (
            <p className="note" role="status">
              {text.oddCost(total, printed)}
            </p>
          )}
        </>
      }
      answer={
        // An unusual price is no primary action, so that a tap too few or too many is not stored by accident.
        <Button kind={isOdd ? 'alt' : 'do'} notYet={total === 0 ? text.noCost : undefined} onClick={store}>
          {isOdd ? text.keepCost(total) : text.costsSo(total)}
        </Button>
      }
      more={
        <>
          <Paid answer={answer({ ...others, paid: true })} />
          {more}
        </>
      }
    >
      <ul className="card list">
        {RESOURCES.map((resource) => (
          <li key={resource} className="row">
            <Icon of={RESOURCE_ICONS[resource]} />
            <span className="words">{resources[resource]}</span>
            <Stepper
              size="s"
              label={resources[resource]}
              value={counts[resource] ?? 0}
              max={6}
              onChange={(value) => setDraft({ ...draft, cost: { ...counts, [resource]: value } })}
            />
          </li>
        ))}
      </ul>
    </QuestionFrame>
  )
}

/** Button that records a payment with real cards, without entering the cards. */
export function Paid({ answer }: { readonly answer: Result<AnyMove> }) {
  const text = useBuildTexts()
  const send = useSend()
  return (
    <Button kind="quiet" onClick={() => answer.ok && void send(answer.value)}>
      {text.paid}
    </Button>
  )
}
