import { fields, only, truth, whole } from '../../../kit/shape'
import type { Settings } from '../model/settings'

/** What a table agrees on, as any JSON. */
export const settings = fields<Settings>({
  smallExtended: only(20, 16),
  reopenShutsDown: truth,
  fortressNeedsSecond: truth,
  debt: only('forced', 'negative'),
  bonusCities: whole(1, 12),
  cardsTold: truth,
  turnsTold: truth,
  moneyTold: truth,
})
