import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './Button'
import { idle } from './idle'
import { loadTexts } from './language/loaded'
import { Notice } from './status'
import { useLanguage } from './words'
import { builtInIn } from './built-in/words'

/** Fallback for a component that failed to load, with a button to try again. */
function NotFetched({ onAgain }: { readonly onAgain: () => void }) {
  const words = builtInIn(useLanguage()).lazyPart
  return (
    <Notice kind="warn" action={<Button onClick={onAgain}>{words.again}</Button>}>
      {words.missing}
    </Notice>
  )
}

/** Component whose code is in a separate file. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Preloads the code and its texts, so that the component renders without waiting. A failed request is repeated at the next call. */
  readonly fetch: () => Promise<unknown>
}

/**
 * Creates a component whose code is loaded when it is first rendered. Unlike `React.lazy`, a preloaded component renders at once, without
 * a Suspense fallback. If loading fails, it shows a message and a button to try again.
 * @param load imports the component: `() => import('./LogPage').then(({ LogPage }) => LogPage)`
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetch = (): Promise<ComponentType<P>> => {
    loading ??= load()
      .then(async (component) => {
        await loadTexts()
        return (loaded = component)
      })
      .catch((reason: unknown) => {
        loading = undefined
        throw reason
      })
    return loading
  }
  let awaited: ComponentType<P> | undefined
  // Cached until its failure is shown: React mounts a suspended component again each time, which would load it again without end.
  const waiting = (): ComponentType<P> => (awaited ??= lazy(async () => ({ default: await fetch().catch(() => Missing) })))
  /** Fallback after a failed load. A tap loads the component again; mounting the component in another place does too. */
  const Missing = (props: P) => {
    const [Found, show] = useState<ComponentType<P> | undefined>()
    useEffect(() => {
      awaited = undefined
    }, [])
    const again = () =>
      void fetch()
        .then((component) => show(() => component))
        .catch(() => undefined)
    return Found === undefined ? <NotFetched onAgain={again} /> : <Found {...props} />
  }
  const Shown = (props: P) => {
    // Keep the first of the two components: if it changed, React would unmount and mount the content again.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? waiting())
    return <Component {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/** Preloads components one after the other, each when the browser is idle. Failed requests are repeated when the component is shown. */
export const fetchWhenIdle = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const fetch of parts) {
    await idle()
    await Promise.allSettled([fetch()])
  }
}
