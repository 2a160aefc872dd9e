// Turns a TypeScript file into one that Node can run, with the same compiler as the app. Packages stay outside, in node_modules.
// The oldest supported Node (20.19) cannot run TypeScript, and the sources import without file extensions. Vite is needed anyway, so that
// this takes no further package such as tsx; a bundle takes about 0.4 s.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure.mjs'

/**
 * Bundles `entry` into a folder of its own below `.out`, so that two runs at a time do not meet.
 * @param {string} entry the TypeScript file, as a full path
 * @returns {Promise<{ file: string, remove: () => void }>} the bundle, and how to clear it away
 */
export async function bundle(entry) {
  const { build } = await import('vite')
  mkdirSync(join(root, '.out'), { recursive: true })
  const folder = mkdtempSync(join(root, '.out/run-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', remove)
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  return { file: join(folder, 'main.mjs'), remove }
}
