// Configuration of Playwright Test. `npm run browser` builds the app before it starts the tests.
import { defineConfig } from '@playwright/test'
import { PATIENCE } from './kit/browser'

/** Tests that the sample leaves out. Together they take longer than all others, and shorter tests use the same screens. */
const LONG = [
  'addresses',
  'after',
  'blocks',
  'both-views',
  'check',
  'el-capitan',
  'film',
  'gallery',
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
  'rules',
  'session-preferences',
  'taps',
  'update',
  'way-back',
  'wide',
  'words',
]

/**
 * Disabled features of Chromium. The first two would load pages of the address bar in every context and use a second of processor time.
 * This list replaces Playwright's list, so it repeats the other entries of that list.
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
  // Profiles and videos of passed tests are not needed.
  preserveOutput: process.env.KEEP_OUTPUT === 'yes' ? 'always' : 'failures-only',
  globalSetup: './kit/setup.ts',
  reporter: './kit/reporter.ts',
  // One more than the number of cores of a small machine, because browser tests often wait for the screen or the disk.
  workers: 3,
  retries: 0,
  timeout: 30 * 60_000,
  expect: { timeout: PATIENCE },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A service worker stores the whole app in each context. Tests of offline use enable it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_BIN ?? '',
      args: ['--disable-quic', '--disable-sync', '--disable-gpu', `--disable-features=${OFF.join(',')}`],
    },
  },
  projects: [
    { name: 'full' },
    // In this project, each test runs only a part of its steps. Tests that are named on the command line are never excluded.
    { name: 'sample', testIgnore: process.env.BROWSER_TESTS === 'named' ? [] : LONG.map((name) => `${name}.spec.ts`) },
  ],
})
