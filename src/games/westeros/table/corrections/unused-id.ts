/** Returns a new id that is not in `taken`, e.g. `seat-4` for the kind `seat`. */
export const unusedId = (kind: string, taken: readonly { readonly id: string }[]): string => {
  let n = taken.length + 1
  while (taken.some(({ id }) => id === `${kind}-${n}`)) n += 1
  return `${kind}-${n}`
}
