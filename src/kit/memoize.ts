/**
 * Caches the results of a function by its argument in a WeakMap: each result is computed once and lives as long as the argument. Arguments
 * must be immutable, as states are.
 */
export const memoize = <From extends object, Found>(workOut: (from: From) => Found): ((from: From) => Found) => {
  const found = new WeakMap<From, Found>()
  return (from) => {
    const before = found.get(from)
    if (before !== undefined) return before
    const now = workOut(from)
    found.set(from, now)
    return now
  }
}
