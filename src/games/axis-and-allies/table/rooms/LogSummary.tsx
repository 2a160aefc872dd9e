import type { Moment } from '../../../../referee'
import { useLanguage } from '../../../../ui/words'
import type { AxisAndAllies } from '../..'
import { logSummaryOf } from './log-summary'

export interface LogSummaryProps {
  readonly moments: readonly Moment<AxisAndAllies>[]
  /** Text that is shown if nothing was bought, moved, placed, lost or collected. */
  readonly counts: string
}

/** Component that says in a collapsed row of the log what happened in its entries. */
export function LogSummary({ moments, counts }: LogSummaryProps) {
  return logSummaryOf(moments, useLanguage()) ?? counts
}
