/// <reference lib="webworker" />
// Keeps the whole app on the device, so that every screen opens without a network.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] }

// A new version waits until the table asks for it; only then does the page send this message.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// The page of the very first visit is served from here at once, without a second visit.
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// There is one page. Any other address inside the app's folder leads home instead of to the browser's own "no network" page.
const page = createHandlerBoundToURL('index.html')
registerRoute(
  new NavigationRoute(async (options) => {
    const home = new URL(self.registration.scope)
    return options.url.pathname === home.pathname ? page(options) : Response.redirect(home.href)
  }),
)
