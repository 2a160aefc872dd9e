import type { Dictionary } from '../../../../../ui/words'

/** English texts of the map of Westeros. The Czech texts have the same keys. */
const en = {
  beyond: 'Beyond the Wall',
  port: 'Port of',
  routed: '{units}, routed',
  token: 'power token of {house}',
  neutral: 'neutral force {strength}',
  garrison: 'garrison {strength}',
  closed: 'closed in this game',
  attacked: 'attacked by {house}',
} as const satisfies Dictionary

export default en
