/**
 * Returns a function that caches the results of `workOut` in a WeakMap. The key is the argument: each result is computed once and cached as
 * long as the argument is in memory. Arguments must be immutable.
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
