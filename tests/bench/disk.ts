import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import type { Entry } from '../../src/referee'
import type { AppendAll } from './disk/page'
import { figure, type Figure } from './figures'

/**
 * Appends entries to the app's store in a headless browser with a profile on the disk of the repository, with the durability of the app.
 * @param browser path of a Chromium
 * @param root root folder of the repository
 * @returns time of each append, with one database and with both databases of the app
 */
export const measureDisk = async (browser: string, root: string, entries: readonly Entry[]): Promise<readonly Figure[]> => {
  mkdirSync(join(root, '.out'), { recursive: true })
  const folder = mkdtempSync(join(root, '.out/bench-'))
  const page = join(folder, 'page')
  try {
    await build({
      configFile: false,
      root: join(root, 'tests/bench/disk'),
      base: './',
      publicDir: false,
      logLevel: 'warn',
      build: { outDir: page, emptyOutDir: true },
    })
    const { httpServer } = await preview({
      configFile: false,
      root,
      logLevel: 'error',
      build: { outDir: page },
      preview: { port: 0, host: '127.0.0.1' },
    })
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), { executablePath: browser, args: ['--disable-gpu'] })
    try {
      const tab = await context.newPage()
      await tab.goto(`http://localhost:${(httpServer.address() as AddressInfo).port}/`)
      await tab.waitForFunction(() => 'appendAll' in globalThis)
      const append = (twice: boolean) =>
        tab.evaluate(([all, both]) => (globalThis as unknown as { readonly appendAll: AppendAll }).appendAll(all, both), [
          [...entries],
          twice,
        ] as const)
      return [
        figure('write an entry to the first database, strict durability', 'ms', await append(false)),
        figure('write an entry to both databases', 'ms', await append(true)),
      ]
    } finally {
      await context.close()
      httpServer.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
