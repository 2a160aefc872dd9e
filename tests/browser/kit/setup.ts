// Serves two folders for all browser tests of a run: the built app, and the test page with all components of the user interface.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { serveFolder } from './serve'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Serves both folders and stores their URLs in environment variables.
 * @returns a function that stops both servers
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const built = resolve(root, process.env.BUILT ?? 'dist')
  mkdirSync(join(root, '.out'), { recursive: true })
  const blocks = mkdtempSync(join(root, '.out/blocks-'))
  await build({
    configFile: false,
    root: join(root, 'tests/browser/blocks'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: { outDir: blocks, emptyOutDir: true },
  })
  const [app, page] = [await serveFolder(built), await serveFolder(blocks)]
  Object.assign(process.env, { PROJECT_ROOT: root, BUILT: built, APP_URL: app.url, BLOCKS_URL: page.url })
  return async () => {
    await Promise.all([app.stop(), page.stop()])
    rmSync(blocks, { recursive: true, force: true })
  }
}
