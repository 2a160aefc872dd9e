import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { budgets } from './build/budgets.ts'
import { groups } from './build/chunks.ts'
import { classic } from './build/classic-scripts/index.ts'
import { contentPolicy } from './build/content-policy.ts'
import { gallery } from './build/gallery.ts'
import { licences } from './build/licences.ts'
import { pwa } from './build/pwa.ts'
import { smallScripts } from './build/small-scripts.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }

/** Digest of all sources: what one build has kept for its own use, another one leaves alone. */
const build = createHash('sha256')
  .update(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .toSorted()
      .map((name) => readFileSync(`src/${name}`, 'utf8'))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, 16)

/** A busy machine is slow, and slowness is no fault: what hangs still ends. No test has a limit of its own. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }
const shared = { pool: 'threads' as const, isolate: false, restoreMocks: true, setupFiles: ['tests/setup.ts'], ...patience }

const scripts = classic(
  (id) => id.endsWith('/storage/device.ts'),
  (name) => ['rolldown-runtime', 'react', 'session'].includes(name),
)

/** Names of built files, with as much of a digest as tells one version from another. */
const names = 'assets/[name]-[hash:7].js'
const named = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  // Relative addresses: the built folder works at the root of a host and in any folder of one.
  base: './',
  // There is one page, and its routes stand behind the `#`: a file that is missing is answered with 404 and never with the page.
  appType: 'mpa',
  // Takes `light-dark()` apart for older browsers; in development too, where scripts read the colours.
  css: { transformer: 'lightningcss' },
  plugins: [tailwindcss(), contentPolicy(), licences(), scripts, budgets(), smallScripts(), pwa(), gallery()],
  define: { __VERSION__: JSON.stringify(version), __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2022',
    // Old browsers that cannot ask ahead ask when it is time.
    modulePreload: { polyfill: false },
    // The router marks itself as one for the browser, which says nothing where there is no other side.
    // Every file names those that it fetches: shorter names make the first one smaller.
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: names, entryFileNames: names, assetFileNames: named },
      checks: { moduleLevelDirective: false },
    },
  },
  test: {
    maxWorkers: 3,
    projects: [
      { extends: true, test: { ...shared, name: 'rules', environment: 'node', include: ['{src,tests}/**/*.test.ts'] } },
      { extends: true, test: { ...shared, name: 'screens', environment: 'happy-dom', include: ['{src,tests}/**/*.test.tsx'] } },
    ],
  },
})
