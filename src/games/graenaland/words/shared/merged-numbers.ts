/** Number of the game that the players have reported: its id and its value. */
interface Reported {
  readonly point: string
  readonly value: number
}

/**
 * Groups reported numbers by the part of their name before the colon, so that the wood and the ore of one price are in one group. A number
 * without a colon in its name is a group of its own. A group lists its numbers with their resources, e.g. "2 ore", without zeros if it has
 * another number.
 * @param counted formats a number with its resource
 */
export const groupedNumbers = (
  numbers: readonly Reported[],
  pointName: (point: string) => string,
  counted = (value: number, of: string): string => `${value}\u00a0${of}`,
): readonly { readonly name: string; readonly parts: readonly string[] }[] => {
  const groups = new Map<string, (readonly [number, string])[]>()
  for (const { point, value } of numbers) {
    const [name = '', of = ''] = pointName(point).split(': ')
    groups.set(name, [...(groups.get(name) ?? []), [value, of]])
  }
  return [...groups].map(([name, parts]) => {
    const paid = parts.filter(([value]) => value > 0)
    const shown = paid.length > 0 ? paid : parts.slice(0, 1)
    return { name, parts: shown.map(([value, of]) => (of === '' ? `${value}` : counted(value, of))) }
  })
}
