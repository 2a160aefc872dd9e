/// <reference lib="webworker" />
// Keeps the whole app on the device, so that every screen opens without a network.
import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] }

/** Every file of the app. */
const parts: { url: string; revision: string | null }[] = self.__WB_MANIFEST

/** Files that carry their version in their name come first: what bears one name in all versions comes after them. */
const inOrder = [...parts.filter(({ revision }) => revision === null), ...parts.filter(({ revision }) => revision !== null)]

/**
 * Counts the files on the device; a repair fetches the missing ones, past every other cache. Where a file of this version is to be had no
 * more, the host has another one: its page must not come to the files of this.
 */
const lookThrough = async (repairs: boolean): Promise<{ kept: number; of: number }> => {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  let [kept, isGone] = [0, false]
  for (const { url, revision } of inOrder) {
    const key = getCacheKeyForURL(url)
    if (key === undefined) continue
    if (!there.has(key)) {
      const asks = repairs && !(isGone && revision !== null)
      const fetched = asks ? await fetch(new Request(url, { cache: 'reload' })).catch(() => undefined) : undefined
      if (fetched?.ok !== true) {
        isGone = true
        continue
      }
      await cache.put(key, fetched)
    }
    kept += 1
  }
  return { kept, of: parts.length }
}

/** How long the page that was just opened has the disk for itself: ms. */
const PATIENCE = 3000
let looking: Promise<unknown> | undefined
/**
 * Fetches what is missing, once in the worker's life: a browser may throw files away that were kept. Where not all of it can be had now,
 * the next navigation asks again.
 */
const lookAgain = (after: number): Promise<unknown> =>
  (looking ??= new Promise((done) => setTimeout(done, after))
    .then(() => lookThrough(true))
    .then(({ kept, of }) => (looking = kept < of ? undefined : Promise.resolve())))

// Before the routes are registered, which answer; nothing waits for it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(lookAgain(PATIENCE))
})
addPlugins([
  {
    cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
      // At the installation everything is missing, and on its way.
      if (cachedResponse === undefined && event instanceof FetchEvent) event.waitUntil(lookAgain(0))
      return Promise.resolve(cachedResponse)
    },
  },
])

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
