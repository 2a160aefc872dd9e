/**
 * Takes pictures of all screens: npm run pictures [-- --only NAME,NAME --size 360x640 --theme dark --language cs --out FOLDER --whole
 * --faults --list]. Builds the app into a separate folder, unless BUILT contains the folder of a built app.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { bundle } from './bundle.mjs'
import { node } from './child.mjs'
import { root } from './ensure.mjs'

const mine = `.out/pictured-${process.pid}`
process.on('exit', () => rmSync(join(root, mine), { recursive: true, force: true }))
const outDir = process.env.BUILT ?? mine
const isListed = process.argv.includes('--list')
if (process.env.BUILT === undefined && !isListed) {
  const { ok } = await node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', mine])
  if (!ok) process.exit(1)
}
const server = await preview({
  configFile: false,
  root,
  logLevel: 'error',
  appType: 'mpa',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const { file } = await bundle(join(root, 'tests/tools/pictures.ts'))
const env = { PROJECT_ROOT: root, APP_URL: `http://localhost:${server.httpServer.address().port}/` }
const { status } = await node(['--enable-source-maps', file, ...process.argv.slice(2)], { env })
process.exit(status)
