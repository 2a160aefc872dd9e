import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the collapsed rows of the history. Each text is one sentence without its full stop. */
const en = {
  bought: (units: string) => `Bought ${units}`,
  moved: (units: string, to: string) => `${units} to ${to}`,
  /** Land units that are aboard transports in a sea zone. */
  aboard: (units: string, zone: string) => `${units} aboard in ${zone}`,
  placed: (list: string) => `Placed ${list}`,
  at: (units: string, at: string) => `${units} in ${at}`,
  lost: (list: string) => `Lost: ${list}`,
  of: (power: string, units: string) => `${power} ${units}`,
  income: (n: number) => `Income ${n}`,
}

export type FoldTexts = Translation<typeof en>
export default en
