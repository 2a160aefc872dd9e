/// <reference lib="webworker" />
// Keeps the whole app on the device, so that every screen opens without a network.
import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] }

/** Every file of the app. */
const parts = self.__WB_MANIFEST

/** Counts what lies on the device; a repair fetches what does not, past every other cache. */
const lookThrough = async (repairs: boolean): Promise<{ kept: number; of: number }> => {
  const cache = await caches.open(cacheNames.precache)
  let kept = 0
  for (const { url } of parts) {
    const key = getCacheKeyForURL(url)
    if (key === undefined) continue
    if ((await cache.match(key)) === undefined) {
      const fetched = repairs ? await fetch(new Request(url, { cache: 'reload' })).catch(() => undefined) : undefined
      if (fetched?.ok !== true) continue
      await cache.put(key, fetched)
    }
    kept += 1
  }
  return { kept, of: parts.length }
}

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type
  // A new version waits until the table asks for it; only then does the page send this message.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'COUNT' || type === 'REPAIR') {
    const answer = async () => event.ports[0]?.postMessage(await lookThrough(type === 'REPAIR'))
    event.waitUntil(answer())
  }
})

// The page of the very first visit is served from here at once, without a second visit.
clientsClaim()
precacheAndRoute(parts)
cleanupOutdatedCaches()

// There is one page. Any other address inside the app's folder leads home instead of to the browser's own "no network" page.
const page = createHandlerBoundToURL('index.html')
registerRoute(
  new NavigationRoute(async (options) => {
    const home = new URL(self.registration.scope)
    return options.url.pathname === home.pathname ? page(options) : Response.redirect(home.href)
  }),
)
