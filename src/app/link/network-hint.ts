import type { useLinkWords } from './words'

/**
 * Returns a possible cause if two phones do not find each other: this phone is offline, or perhaps the other phone. The browser knows this
 * only of its own phone.
 */
export const networkHint = ({ network }: ReturnType<typeof useLinkWords>['words']): string =>
  navigator.onLine ? network.there : network.here
