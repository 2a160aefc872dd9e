import type { Addend } from '../../../../kit/addends'
import type { Texts } from './words'

/** All that the votes of a clan are made of, as one sum: "settlements 2 + army 1 − palisade 1". */
export const madeOf = (addends: readonly Addend[], { addends: names }: Pick<Texts, 'addends'>): string =>
  addends
    .map(({ why, amount }, at) => {
      const sign = amount < 0 ? '− ' : at > 0 ? '+ ' : ''
      return `${sign}${names[why] ?? why} ${Math.abs(amount)}`
    })
    .join(' ')
