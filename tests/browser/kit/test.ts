// The `test` function of Playwright with the fixtures of the browser tests.
import { test as base, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { forgetTaps } from '../journey/table'
import { FAILED_STEPS } from './reporter'
import { serveFolder, type Server } from './serve'

/** Starts a browser with additional flags. The browser is closed when the test ends. */
export type Launch = (...flags: readonly string[]) => Promise<Browser>

/** Runs a step of the test. If a step fails, the next steps still run, and the test fails at its end. */
export type Step = (name: string, work: () => Promise<void>) => Promise<void>

interface Fixtures {
  readonly step: Step
  /** Runs a step that is skipped in the project `sample`. No later step may depend on a skipped step. */
  readonly longStep: Step
  readonly launch: Launch
  /** Starts a browser with a profile on disk, not in a private window. The stored data remain after the browser is closed. */
  readonly launchProfile: (folder: string, options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Serves a built folder for only this test, so that the test may stop the server or change the folder. */
  readonly serve: (folder: string) => Promise<Server>
  /** Fixture that closes all browser contexts that a test has left open. */
  readonly closedContexts: void
}

/** `test` function of Playwright with the fixtures of this project. All tests of a worker share one browser. */
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

/** Returns whether the tests run in the project `sample`, which runs only some steps of each test. */
export const isSample = (): boolean => base.info().project.name === 'sample'

/** Returns all elements of a list, or in the project `sample` only the first element. */
export const sampled = <T>(all: readonly T[]): readonly T[] => (isSample() ? all.slice(0, 1) : all)
