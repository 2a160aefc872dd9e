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
import { oneLanguage } from './build/one-language.ts'
import { smallScripts } from './build/small-scripts.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }

/** Digest of all sources: a build does not use cached data of another build. */
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

/** Time limits of all tests: long enough for a busy machine, but a test that hangs still ends. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }
const shared = { pool: 'threads' as const, isolate: false, restoreMocks: true, setupFiles: ['tests/setup.ts'], ...patience }

const scripts = classic(
  (id) => id.endsWith('/storage/device.ts'),
  (name) => ['rolldown-runtime', 'react', 'session'].includes(name),
)

/** Names of built files, with enough of a digest to distinguish versions. */
const names = 'assets/[name]-[hash:7].js'
const named = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  // Relative URLs: the built folder works at the root of a host and in any folder.
  base: './',
  // There is one page, and its routes are behind the `#`: the server answers with 404 for a missing file, never with the page.
  appType: 'mpa',
  // Compiles `light-dark()` for older browsers, also in development, because scripts read the colours.
  css: { transformer: 'lightningcss' },
  plugins: [oneLanguage(), tailwindcss(), contentPolicy(), licences(), scripts, budgets(), smallScripts(), pwa(), gallery()],
  define: { __VERSION__: JSON.stringify(version), __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2022',
    // Old browsers without module preload load files on demand.
    modulePreload: { polyfill: false },
    /**
     * The router has a "use client" directive, which has no meaning without a server. Each file names its imports: shorter names make the
     * first file smaller.
     */
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
