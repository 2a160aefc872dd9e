/** Returns the role with the largest count; undefined if several roles have the largest count, or if all counts are 0. */
export const leaderOf = <Role extends string>(counts: readonly (readonly [role: Role, count: number])[]): Role | undefined => {
  const [first, second] = counts.toSorted((a, b) => b[1] - a[1])
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}

/** Returns the role that holds each area; areas that no role holds are omitted. */
export const holdersOf = <Id extends string | number, Role extends string>(
  areas: readonly Id[],
  holderOf: (area: Id) => Role | undefined,
): Readonly<Record<string, Role>> =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const holder = holderOf(area)
      return holder === undefined ? [] : [[`${area}`, holder]]
    }),
  )
