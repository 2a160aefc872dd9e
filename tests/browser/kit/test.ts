// The test function of the browser tests, with their fixtures.
import { test as base, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { forgetTaps } from '../journey/table'
import { FAILED_STEPS } from './reporter'
import { serveFolder, type Server } from './serve'

/** Starts a browser with additional flags; it is closed when the test ends. */
export type Launch = (...flags: readonly string[]) => Promise<Browser>

/** Runs a step of the test. A failed step fails the test at its end; the next steps still run. */
export type Step = (name: string, work: () => Promise<void>) => Promise<void>

interface Fixtures {
  readonly step: Step
  /** A step that the project `sample` leaves out. No later step may need it. */
  readonly longStep: Step
  readonly launch: Launch
  /** Starts a browser with a profile on disk: not a private window, so stored data remains after closing. */
  readonly launchProfile: (folder: string, options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Serves a built folder for this test alone, so that the test may stop the server or change the folder. */
  readonly serve: (folder: string) => Promise<Server>
  /** Closes the contexts that a test leaves open in the browser of its worker. */
  readonly closedContexts: void
}

/** `test` of Playwright with the fixtures of this project. `browser` is shared by the tests of a worker. */
export const test = base.extend<Fixtures>({
  closedContexts: [
    async ({ browser }, provide) => {
      forgetTaps()
      await provide()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  step: async ({}, provide) => {
    let ran = 0
    const failed: string[] = []
    await provide(async (name, work) => {
      ran += 1
      try {
        await base.step(name, work)
      } catch (reason) {
        failed.push(`${name}: ${reason instanceof Error ? reason.message : String(reason)}`)
      }
    })
    if (failed.length > 0) throw new Error(`${FAILED_STEPS} ${failed.length} of ${ran}\n${failed.join('\n')}`)
    if (ran === 0) throw new Error('the test has no step')
  },
  longStep: async ({ step }, provide) => {
    await provide((name, work) => (isSample() ? Promise.resolve() : step(name, work)))
  },
  launch: async ({ playwright, launchOptions }, provide) => {
    const browsers: Browser[] = []
    await provide(async (...flags) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] })
      browsers.push(browser)
      return browser
    })
    for (const browser of browsers) await browser.close()
  },
  launchProfile: async ({ playwright }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (folder, options) => {
      const context = await playwright.chromium.launchPersistentContext(folder, { serviceWorkers: 'allow', ...options })
      contexts.push(context)
      return context
    })
    for (const context of contexts) await context.close()
  },
  serve: async ({}, provide) => {
    const servers: Server[] = []
    await provide(async (folder) => {
      const server = await serveFolder(folder)
      servers.push(server)
      return server
    })
    for (const { stop } of servers) await stop()
  },
})

/** Checks whether the project `sample` is running, in which tests run only a part of their steps. */
export const isSample = (): boolean => base.info().project.name === 'sample'

/** Returns the whole list; in the project `sample`, only its first item. */
export const sampled = <T>(all: readonly T[]): readonly T[] => (isSample() ? all.slice(0, 1) : all)
