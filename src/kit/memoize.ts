/**
 * Something worked out only once for each object it is worked out from. Positions are never changed, only replaced, so what was found
 * holds for as long as the object lives, and is forgotten with it.
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
