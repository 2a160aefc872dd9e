import { notStored, type Store } from './store/store'

/** Any request to a store. */
type Asked = (...given: readonly unknown[]) => Promise<unknown>

/**
 * A store whose file is still on its way: it is asked for at once, and what is asked of the store waits for it. Where the file cannot be
 * had nothing can be kept, and the next question asks for it again.
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
    (name: keyof Store): Asked =>
    async (...given) => {
      const store = await come()
      return store === undefined ? notStored('unavailable') : (store[name] as Asked)(...given)
    }
  return new Proxy({} as Store, { get: (_, name: keyof Store) => ask(name) })
}
