import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './Button'
import { idle } from './idle'
import { Notice } from './status'
import { useLanguage, type Language } from './words'

/** Here and not in a dictionary: a dictionary may be what could not be fetched. */
const wordsFor: Readonly<Record<Language, { missing: string; again: string }>> = {
  en: { missing: 'This part of the app could not be fetched. Everything else works on.', again: 'Try again' },
  cs: { missing: 'Tuto část aplikace se nepodařilo načíst. Vše ostatní funguje dál.', again: 'Zkusit znovu' },
}

/** Stands where a part could not be fetched. */
function NotFetched({ onAgain }: { readonly onAgain: () => void }) {
  const words = wordsFor[useLanguage()]
  return (
    <Notice kind="warn" action={<Button onClick={onAgain}>{words.again}</Button>}>
      {words.missing}
    </Notice>
  )
}

/** A component whose code is a file of its own. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Fetches it ahead: from then on it shows at once. A failed fetch is tried again the next time. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A component in a file of its own, fetched when it is first shown. Unlike `lazy` it renders at once, without a moment of
 * emptiness, if it has been fetched ahead; otherwise the nearest Suspense shows what it shows then. Where it cannot be fetched it says so,
 * and offers to try again.
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
  let awaited: ComponentType<P> | undefined
  // Kept until its failure is on the screen: a part that waits is mounted anew each time, and would be fetched without end.
  const waiting = (): ComponentType<P> => (awaited ??= lazy(async () => ({ default: await fetch().catch(() => Missing) })))
  /** A tap fetches the part again, and so does the next place that shows it. */
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
    // Keeps the first of the two: React would take the other for another component and mount it anew.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? waiting())
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
