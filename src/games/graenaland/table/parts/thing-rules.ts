import type { Thing } from '../../box/box'

/** Number of the rule that describes each construction best. */
export const RULES_OF_THINGS: Readonly<Record<Thing, string>> = {
  village: 'R39',
  fort: 'R44',
  church: 'R45',
  hall: 'R47',
  road: 'R14',
  market: 'R51',
  palisade: 'R34',
  improvement: 'R15',
  army: 'R48',
}
