// Minifies the scripts of `public`.
import { readFileSync, writeFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

/**
 * Vite plugin that minifies the scripts of `public`, which are not bundled. Runs before the file list of the service worker is generated.
 */
export const smallScripts = (): Plugin => ({
  name: 'small-scripts',
  apply: 'build',
  writeBundle({ dir = 'dist' }, bundle) {
    if (!Object.hasOwn(bundle, 'index.html')) return
    for (const name of ['load.js', 'rescue.js']) {
      const file = `${dir}/${name}`
      writeFileSync(file, minifySync(name, readFileSync(file, 'utf8')).code)
    }
  },
})
