import { fields, only, boolean, whole } from '../../../kit/shape'
import type { Settings } from '../model/settings'

/** Validator for the settings. */
export const settings = fields<Settings>({
  smallExtended: only(20, 16),
  reopenShutsDown: boolean,
  fortressNeedsSecond: boolean,
  debt: only('forced', 'negative'),
  bonusCities: whole(1, 12),
  cardsTold: boolean,
  turnsTold: boolean,
  moneyTold: boolean,
})
