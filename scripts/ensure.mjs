/**
 * Prepares a fresh clone: installs the packages of the lock file, and a browser for the browser tests. Imports only modules of Node,
 * because this file runs before any package is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. All scripts use this folder, independent of the current folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldest = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

const run = (command, args, env) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Runs npm. If npm started this process, runs the same npm, so that npm need not be on the PATH. */
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

/** Installs the packages of the lock file, unless they are already installed. Ends the process if the installation fails. */
export function ensureModules() {
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    giveUp(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
  // With NODE_ENV=production, npm would not install the development tools, and React would omit functions that the tests need.
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

/** Returns the path of an installed Chromium or Chrome; undefined if none is installed. */
export const findBrowser = () => {
  const named = process.env.CHROME_BIN
  if (named && existsSync(named)) return named
  const mac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? mac.find((file) => existsSync(file))
}

/**
 * Returns the path of Chromium or Chrome. If none is installed, tries to install Chromium with apt-get. Ends the process if this is not
 * possible.
 */
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
