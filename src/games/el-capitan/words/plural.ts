/** A number with its noun in Czech. */
export const plural = (n: number, forms: Readonly<Record<'one' | 'few' | 'many' | 'other', string>>): string => {
  const form = Number.isInteger(n) ? (Math.abs(n) === 1 ? 'one' : Math.abs(n) >= 2 && Math.abs(n) <= 4 ? 'few' : 'other') : 'many'
  return forms[form].replace('{n}', String(n))
}
