/// <reference lib="webworker" />
// Service worker: caches the whole app, so that every screen opens offline.
import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] }

/** All files of the app. */
const parts: { url: string; revision: string | null }[] = self.__WB_MANIFEST

/** Files with a version in their name are first, followed by files that have the same name in all versions. */
const inOrder = [...parts.filter(({ revision }) => revision === null), ...parts.filter(({ revision }) => revision !== null)]

/**
 * Counts the files on the device; a repair fetches missing files and bypasses the HTTP cache. If the host no longer has a file of this
 * version, it has another version, whose page must not be mixed with the files of this version.
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

/** Delay before the worker uses the disk, so that a page that was just opened loads first, in ms. */
const PATIENCE = 3000
let looking: Promise<unknown> | undefined
/**
 * Fetches missing files once in the life of the worker: a browser may evict cached files. If some files cannot be fetched, the next
 * navigation tries again.
 */
const lookAgain = (after: number): Promise<unknown> =>
  (looking ??= new Promise((done) => setTimeout(done, after))
    .then(() => lookThrough(true))
    .then(({ kept, of }) => (looking = kept < of ? undefined : Promise.resolve())))

// Runs before the routes are registered; nothing waits for it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(lookAgain(PATIENCE))
})
addPlugins([
  {
    cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
      // During installation, all files are still being fetched.
      if (cachedResponse === undefined && event instanceof FetchEvent) event.waitUntil(lookAgain(0))
      return Promise.resolve(cachedResponse)
    },
  },
])

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type
  // A new version waits until the user asks for it; then the page sends this message.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'COUNT' || type === 'REPAIR') {
    const answer = async () => event.ports[0]?.postMessage(await lookThrough(type === 'REPAIR'))
    event.waitUntil(answer())
  }
})

// Controls the page of the first visit at once.
clientsClaim()
precacheAndRoute(parts)
cleanupOutdatedCaches()

// There is one page. Any other URL in the folder of the app shows the home screen instead of the offline page of the browser.
const page = createHandlerBoundToURL('index.html')
registerRoute(
  new NavigationRoute(async (options) => {
    const home = new URL(self.registration.scope)
    return options.url.pathname === home.pathname ? page(options) : Response.redirect(home.href)
  }),
)
