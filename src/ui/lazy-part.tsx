import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './Button'
import { idle } from './idle'
import { loadTexts } from './language/loaded'
import { Notice } from './status'
import { useLanguage } from './words'
import { builtInIn } from './built-in/words'

/** Message shown in place of a component whose code failed to load, with a button to try again. */
function NotFetched({ onAgain }: { readonly onAgain: () => void }) {
  const words = builtInIn(useLanguage()).lazyPart
  return (
    <Notice kind="warn" action={<Button onClick={onAgain}>{words.again}</Button>}>
      {words.missing}
    </Notice>
  )
}

/** Component whose code is in a separate file that is loaded on demand. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /**
   * Preloads the code and the texts of the component, so that the component renders without waiting. If loading
   * fails, the next call requests the files again.
   */
  readonly fetch: () => Promise<unknown>
}

/**
 * Creates a component whose code is loaded when the component is first rendered. Unlike `React.lazy`, a preloaded
 * component renders at once, without a Suspense fallback. If loading fails, the component shows a message and a
 * button to try again.
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
  /**
   * Returns the same lazy component until the message about a failed load is shown. With a new component each time, React would load the
   * code again without end, because it mounts a suspended component again.
   */
  const waiting = (): ComponentType<P> => (awaited ??= lazy(async () => ({ default: await fetch().catch(() => Missing) })))
  /**
   * Component shown after a failed load. The code is loaded again when the user taps its button, or when the lazy component is mounted in
   * another place.
   */
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
    /**
     * Keep using the component of the first render: if another component were rendered, React would unmount and mount the content again.
     */
    const [Component] = useState<ComponentType<P>>(() => loaded ?? waiting())
    return <Component {...props} />
  }
  return Object.assign(Shown, { fetch })
}

/**
 * Preloads lazy components one after the other, each when the browser is idle. Requests that failed are repeated when
 * the component is shown.
 */
export const fetchWhenIdle = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const fetch of parts) {
    await idle()
    await Promise.allSettled([fetch()])
  }
}
