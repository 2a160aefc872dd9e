/** How many of each thing there are, e.g. of each kind of goods. The key is the name of the kind. A missing key counts as 0. */
export type Counts = Readonly<Record<string, number>>
/** Counts for a fixed set of names, e.g. the kinds of goods of one game. */
export type CountsOf<Name extends string> = Readonly<Partial<Record<Name, number>>>

/** Returns the sum of all counts. */
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0)

/** Counts, or undefined if an optional parameter of a function below is omitted. */
type Some<Name extends string> = CountsOf<Name> | undefined

const combined = <Name extends string>(one: Some<Name>, other: Some<Name>, sign: 1 | -1): CountsOf<Name> => {
  const sum: Record<string, number> = {}
  for (const name in one) sum[name] = one[name] ?? 0
  for (const name in other) sum[name] = (sum[name] ?? 0) + sign * (other[name] ?? 0)
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0)) as CountsOf<Name>
}

/** Adds two counts separately for each name; zero counts are omitted. */
export const plus = <Name extends string>(one: Some<Name>, other: Some<Name>): CountsOf<Name> => combined(one, other, 1)

/** Subtracts the second count from the first, separately for each name; zero counts are omitted. */
export const minus = <Name extends string>(one: Some<Name>, other: Some<Name>): CountsOf<Name> => combined(one, other, -1)

/** Returns the integers 1 … `most`. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1)
