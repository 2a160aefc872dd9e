/**
 * Things in a row with a word before the last: "A, B and C". The languages of the app agree in this, and `Intl.ListFormat` takes an old
 * phone a tenth of a second before it has made its first row.
 */
export const formatList = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`
