// Builds the app with two games for tests, The Islet and The Forecast, in the catalogue and the list of screens.
import tailwindcss from '@tailwindcss/vite'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = process.env.PROJECT_ROOT ?? process.cwd()

/** Replaces the import of a list of games with the list in the folder `islet`, which adds the games for tests to the list of the app. */
const withIslet: Plugin = {
  name: 'with-islet',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const list = /\/games\/(catalogue|screens)$/.exec(source)?.[1]
    return list === undefined || importer.includes('/tests/') ? undefined : join(root, `tests/browser/islet/${list}.ts`)
  },
}

/** Declares the order of the CSS layers first, so that the loading order of the style sheets does not matter. */
const layersFirst: Plugin = {
  name: 'layers-first',
  transformIndexHtml: () => [{ tag: 'style', injectTo: 'head-prepend', children: '@layer theme, base, components, utilities;' }],
}

/** Builds the app into a temporary folder, which is deleted when the test ends. */
export async function buildWithIslet(): Promise<string> {
  mkdirSync(join(root, '.out'), { recursive: true })
  const outDir = mkdtempSync(join(root, '.out/islet-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss(), withIslet, layersFirst],
    define: { __VERSION__: '"0.0.0"', __BUILD__: '"islet"' },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}
