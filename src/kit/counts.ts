/** The number of each thing, by name. A thing without a name counts 0. */
export type Counts = Readonly<Record<string, number>>
/** The same for some names only. */
export type CountsOf<Name extends string> = Readonly<Partial<Record<Name, number>>>

/** How many there are of all things together. */
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0)

/** The empty counts, for optional parameters. */
type Some<Name extends string> = CountsOf<Name> | undefined

const combined = <Name extends string>(one: Some<Name>, other: Some<Name>, sign: 1 | -1): CountsOf<Name> => {
  const sum: Record<string, number> = {}
  for (const name in one) sum[name] = one[name] ?? 0
  for (const name in other) sum[name] = (sum[name] ?? 0) + sign * (other[name] ?? 0)
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0)) as CountsOf<Name>
}

/** Both together, without what is not there any more. */
export const plus = <Name extends string>(one: Some<Name>, other: Some<Name>): CountsOf<Name> => combined(one, other, 1)

/** One without the other. */
export const minus = <Name extends string>(one: Some<Name>, other: Some<Name>): CountsOf<Name> => combined(one, other, -1)

/** The whole numbers 1 … most. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1)
