/** Runs tasks one after another, in the order of the calls; a failed task does not block the next one. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export const makeQueue = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
