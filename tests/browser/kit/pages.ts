// Pages on empty devices, used one after another.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { appUrl, open } from './browser'
import { emptyDevice } from './device'

/**
 * Opens the app on empty devices. A page that was given back is emptied and used again: it has read and compiled the app already, which
 * takes a fresh one longer than most of what is tested.
 */
export function pagesOf(browser: Browser) {
  const free = new Map<string, Page[]>()
  const kinds = new WeakMap<Page, string>()
  return {
    take: async (options: BrowserContextOptions, address = appUrl): Promise<Page> => {
      const kind = JSON.stringify({ ...options, viewport: undefined })
      const used = free.get(kind)?.pop()
      if (used === undefined) {
        const page = await open(await browser.newContext(options), address)
        kinds.set(page, kind)
        return page
      }
      if (options.viewport) await used.setViewportSize(options.viewport)
      await used.goto(address)
      await used.getByRole('heading', { level: 1 }).waitFor()
      return used
    },
    /** Gives back the only page of its device; its size may have changed, its media not. A page from elsewhere is closed. */
    giveBack: async (page: Page): Promise<void> => {
      const kind = kinds.get(page)
      if (kind === undefined) return page.context().close()
      await emptyDevice(page, appUrl)
      free.set(kind, [...(free.get(kind) ?? []), page])
    },
  }
}
