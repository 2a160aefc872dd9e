// Starts a browser whose process can be killed, and serves the page under test.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import type { Acknowledged } from './harness'

const root = process.env['PROJECT_ROOT'] ?? process.cwd()

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Builds and serves the page that plays moves. */
export const servePage = async () => {
  const outDir = mkdtempSync(join(root, '.out/durability-'))
  const page = join(root, 'tests/durability/page')
  await build({ configFile: false, root: page, base: './', publicDir: false, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const { httpServer } = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const stop = () => {
    httpServer.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { url: `http://localhost:${(httpServer.address() as AddressInfo).port}/`, stop }
}

/**
 * Creates a folder for a browser profile. The folder is deleted when the tool ends; files of killed browsers may remain for a short time.
 */
export const temporary = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--disable-gpu',
  '--remote-debugging-port=0',
]

export interface Running {
  readonly page: Page
  /** Kills all processes of the browser by the process id. */
  readonly kill: () => Promise<void>
}

/** Starts a browser process with a profile and opens the page. Calls a function for every acknowledged move that the page reports. */
export const start = async (
  executable: string,
  profile: string,
  url: string,
  onAcknowledged: (one: Acknowledged) => void,
): Promise<Running> => {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
  })
  /** Returns the port that the browser writes to a file when it starts to listen. The file may be incomplete at first. */
  const portWritten = () => (existsSync(portFile) ? /^(\d+)\n/.exec(readFileSync(portFile, 'utf8'))?.[1] : undefined)
  let port = portWritten()
  for (let n = 0; n < 1000 && port === undefined; n++) {
    await pause(20)
    port = portWritten()
  }
  if (port === undefined) throw new Error('the browser does not start')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('the browser has no window')
  const page = context.pages()[0] ?? (await context.newPage())
  await page.exposeFunction('acknowledged', onAcknowledged)
  await page.goto(url)
  await page.waitForFunction(() => 'harness' in window)
  return {
    page,
    kill: async () => {
      if (child.pid !== undefined) process.kill(child.pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}
