// How Playwright Test runs the browser tests: `npm run browser` builds the app first, then starts it.
import { defineConfig } from '@playwright/test'
import { PATIENCE } from './kit/browser'

/** Left out of the sample: together they take longer than all others, and shorter tests go through the same screens. */
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
 * Features of Chromium that are off. The first two would load pages of the address bar into every context, each time for a second of the
 * processor. The list takes the place of Playwright's own, so the rest repeats that.
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
  // A profile or a video of a test that has passed is of no use.
  preserveOutput: process.env.KEEP_OUTPUT === 'yes' ? 'always' : 'failures-only',
  globalSetup: './kit/setup.ts',
  reporter: './kit/reporter.ts',
  // One more than the cores of a small machine: a browser test often waits, for pictures and for the disk.
  workers: 3,
  retries: 0,
  timeout: 30 * 60_000,
  expect: { timeout: PATIENCE },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A service worker puts the whole app on the disk of each context: a test of what happens without a network asks for it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_BIN ?? '',
      args: ['--disable-quic', '--disable-sync', '--disable-gpu', `--disable-features=${OFF.join(',')}`],
    },
  },
  projects: [
    { name: 'full' },
    // Each test does a part of what it has. A test that is named on the command line is never left out.
    { name: 'sample', testIgnore: process.env.BROWSER_TESTS === 'named' ? [] : LONG.map((name) => `${name}.spec.ts`) },
  ],
})
