// Opens and reuses pages on devices without stored data.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { appUrl, open } from './browser'
import { emptyDevice } from './device'

/**
 * Opens the app on devices without stored data. A returned page is emptied and reused. A new page would have to load and compile the app
 * first, which takes longer than most tests.
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
    /**
     * Returns a page for reuse. The page must be the only page of its device. The test may have changed its size, but not its emulated
     * media. Pages that this helper did not open are closed.
     */
    giveBack: async (page: Page): Promise<void> => {
      const kind = kinds.get(page)
      if (kind === undefined) return page.context().close()
      await emptyDevice(page, appUrl)
      free.set(kind, [...(free.get(kind) ?? []), page])
    },
  }
}
