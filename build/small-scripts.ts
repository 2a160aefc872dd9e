// Minifies the scripts of `public`.
import { readFileSync, writeFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

/** The scripts that are not bundled are made as small as the others, before the service worker's list is drawn up. */
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
