import type { Dictionary } from '../../../../ui/words'

/** English texts of the inputs for dice, payments and shares; the Czech texts have the same keys. */
const en = {
  die: 'Die {n}',
  unpaid: 'Not paid in full yet.',
  paid: 'That pays it.',
  left: { one: '{n} left to share out', other: '{n} left to share out' },
  none: 'All of it is shared out.',
} as const satisfies Dictionary

export default en
