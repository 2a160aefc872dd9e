// Configuration of Playwright Test. `npm run browser` builds the app before it starts the tests.
import { defineConfig } from '@playwright/test'
import { PATIENCE } from './kit/browser'

/** Tests that the project `sample` excludes. These tests together take longer than all others, and shorter tests use the same screens. */
const LONG = [
  'addresses',
  'after',
  'blocks',
  'both-views',
  'check',
  'el-capitan',
  'film',
  'gallery',
  'forecast',
  'four-phones-games',
  'graenaland',
  'history',
  'hold',
  'house-rules',
  'islet',
  'journey-keyboard',
  'journey-light',
  'journey-sudden',
  'journey-ten-rounds',
  'link',
  'link-games',
  'own-phone',
  'mafia-city',
  'map',
  'offline-journey',
  'outcome',
  'pack',
  'phone-to-phone',
  'practice',
  'results-left',
  'rules',
  'session-preferences',
  'taps',
  'update',
  'way-back',
  'wide',
  'words',
]

/**
 * Features of Chromium that are disabled. The first two would load pages of the address bar in every context, which takes a second of
 * processor time. This list replaces Playwright's own list, so it also contains the features of that list.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../.out/browser',
  // Deletes the profiles and videos of passed tests.
  preserveOutput: process.env.KEEP_OUTPUT === 'yes' ? 'always' : 'failures-only',
  globalSetup: './kit/setup.ts',
  reporter: './kit/reporter.ts',
  // Uses one worker more than a small machine has cores, because browser tests often wait for the screen or the disk.
  workers: 3,
  retries: 0,
  timeout: 30 * 60_000,
  expect: { timeout: PATIENCE },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Blocks service workers, because each would store the whole app in each context. Tests of offline use enable them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_BIN ?? '',
      args: ['--disable-quic', '--disable-sync', '--disable-gpu', `--disable-features=${OFF.join(',')}`],
    },
  },
  projects: [
    { name: 'full' },
    // Project in which each test runs only some of its steps. Tests that are named on the command line are never excluded.
    { name: 'sample', testIgnore: process.env.BROWSER_TESTS === 'named' ? [] : LONG.map((name) => `${name}.spec.ts`) },
  ],
})
