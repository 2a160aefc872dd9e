import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { idle } from './idle'

/** A component whose code is a file of its own. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Fetches it ahead: from then on it shows at once. A failed fetch is tried again the next time. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A component in a file of its own, fetched when it is first shown. Unlike `lazy` it renders at once, without a moment of
 * emptiness, if it has been fetched ahead; otherwise the nearest Suspense shows what it shows then.
 * @param load gives the component: `() => import('./LogPage').then(({ LogPage }) => LogPage)`
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetch = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (reason: unknown) => {
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  const Awaited = lazy(async () => ({ default: await fetch() }))
  const Shown = (props: P) => {
    // Keeps the first of the two: React would take the other for another component and mount it anew.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Awaited)
    return <Component {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/** Fetches parts one after the other, each when the page is idle; what cannot be fetched now is fetched when it is shown. */
export const fetchWhenIdle = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const fetch of parts) {
    await idle()
    await Promise.allSettled([fetch()])
  }
}
