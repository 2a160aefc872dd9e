// Makes a fresh clone usable with no step before it: packages from the lock file, and a browser for the browser tests.
// Uses only what comes with Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; every script works from here, wherever it was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldest = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

const run = (command, args, env) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Runs the npm that started us if there is one, so that no second npm is needed on the PATH. */
const npm = (...args) => {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1)

const giveUp = (message) => {
  console.error(message)
  process.exit(1)
}

/** Installs the packages of the lock file, unless just these are there already. Ends the process where that cannot be done. */
export function ensureModules() {
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    giveUp(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
  // Set to production it would make npm leave the tools out and React drop what its tests need.
  delete process.env.NODE_ENV
  const stamp = join(root, 'node_modules/.lock-stamp')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}-${major}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const began = Date.now()
  console.log('Installing packages from package-lock.json …')
  if (!npm('ci', '--include=dev', '--no-audit', '--no-fund')) giveUp('The packages could not be installed (this needs the network once).')
  writeFileSync(stamp, wanted)
  console.log(`… done in ${seconds(began)} s`)
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** Path of a Chromium or Chrome that is there already; undefined if there is none. */
export const findBrowser = () => {
  const named = process.env.CHROME_BIN
  if (named && existsSync(named)) return named
  const mac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? mac.find((file) => existsSync(file))
}

/** Gives the path of a Chromium; installs the system's own where there is none and that is possible, else ends the process. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get'])) {
    const began = Date.now()
    console.log('There is no Chromium here: installing it …')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    console.log(`… done in ${seconds(began)} s`)
  }
  return findBrowser() ?? giveUp('The browser tests need Chromium or Chrome: install one, or name its path in CHROME_BIN.')
}
