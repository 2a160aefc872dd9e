import { notStored, type Store } from './store/store'

/** Type of any method of a store. */
type StoreMethod = (...given: readonly unknown[]) => Promise<unknown>

/**
 * Returns a store that loads its module in the background: fetching starts immediately, and requests wait for it. If fetching fails,
 * requests return `unavailable`, and the next request fetches again.
 */
export const deferredStore = (fetch: () => Promise<Store>): Store => {
  let coming: Promise<Store | undefined> | undefined
  const come = () =>
    (coming ??= fetch().catch(() => {
      coming = undefined
      return undefined
    }))
  void come()
  const ask =
    (name: keyof Store): StoreMethod =>
    async (...given) => {
      const store = await come()
      return store === undefined ? notStored('unavailable') : (store[name] as StoreMethod)(...given)
    }
  return new Proxy({} as Store, { get: (_, name: keyof Store) => ask(name) })
}
