import { useTable } from '../../../../table/hook'
import { cardsPlaced, cardWanting } from '../../views/hand-cards'
import { supplyWanting } from '../../views/supplies'
import { isClan } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import type { PayProps } from './pay-props'
import { useBuildTexts } from './words/build'

/** Component that warns about cards that the payer cannot have. The warning does not prevent the payment. */
export function CountWarning({ state, by, plan, draft }: Pick<PayProps, 'state' | 'by' | 'plan' | 'draft'>) {
  const text = useBuildTexts()
  const { clans } = useTexts()
  const given = Object.entries(draft.give ?? {}).map(([clan, placed]) => [clan, placed?.supplies?.length ?? 0] as const)
  const placed = Object.fromEntries([[by, draft.supplies?.length ?? 0] as const, ...given])
  const [wanting] = useTable(({ ledger }) => supplyWanting(ledger.head, placed).join()).split(',')
  const cards = cardsPlaced(state, by, plan, draft)
  const [short = '', most = ''] = useTable(({ ledger }) => cardWanting(ledger.head, cards)?.join(' ') ?? '').split(' ')
  const warnings = [
    ...(wanting !== undefined && isClan(wanting) ? [text.supplyWanting(nameOf(state, clans, wanting))] : []),
    ...(isClan(short) ? [text.cardWanting(nameOf(state, clans, short), Number(most))] : []),
  ]
  if (warnings.length === 0) return undefined
  return (
    <div className="notice" data-kind="warn" role="status">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  )
}
