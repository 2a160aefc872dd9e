/** Does one thing after the other, in the order in which they were asked for; what fails does not hold up the next. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export const makeQueue = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
