import type { Addend } from '../../../../kit/addends'
import type { Texts } from './words'

/**
 * All that the votes of a clan are made of, as one sum: "settlements 3 (2 villages + church) + army 1 − palisade 1".
 * @param settlements what the settlements are, if they are not all villages
 */
export const madeOf = (addends: readonly Addend[], { addends: names }: Pick<Texts, 'addends'>, settlements?: string): string =>
  addends
    .map(({ why, amount }, at) => {
      const sign = amount < 0 ? '− ' : at > 0 ? '+ ' : ''
      const what = why === 'settlements' && settlements !== undefined ? ` (${settlements})` : ''
      return `${sign}${names[why] ?? why} ${Math.abs(amount)}${what}`
    })
    .join(' ')
