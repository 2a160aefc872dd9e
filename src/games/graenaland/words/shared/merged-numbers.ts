/** Number that the players have reported. */
interface Reported {
  readonly point: string
  readonly value: number
}

/**
 * Groups reported numbers by the part of their name before the colon: the wood and the ore of one price belong together. Numbers without a
 * colon in their name stay alone. A part is a number with its resource, for example "2 ore". Zeros are omitted if the group has another
 * number.
 */
export const groupedNumbers = (
  numbers: readonly Reported[],
  pointName: (point: string) => string,
): readonly { readonly name: string; readonly parts: readonly string[] }[] => {
  const groups = new Map<string, (readonly [number, string])[]>()
  for (const { point, value } of numbers) {
    const [name = '', of = ''] = pointName(point).split(': ')
    groups.set(name, [...(groups.get(name) ?? []), [value, of]])
  }
  return [...groups].map(([name, parts]) => {
    const paid = parts.filter(([value]) => value > 0)
    const shown = paid.length > 0 ? paid : parts.slice(0, 1)
    return { name, parts: shown.map(([value, of]) => (of === '' ? `${value}` : `${value}\u00a0${of}`)) }
  })
}
