/**
 * Controls WebKitGTK with its driver, which uses the W3C WebDriver protocol over HTTP. WebKitGTK needs a screen, so the test starts the
 * virtual screen Xvfb.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { asyncScript, idOf, onPath, startProgram, unpacked, until, type Driver, type Engine } from './driver'

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => tell(port))
    })
  })

/** Returns the path of the small browser that is part of WebKitGTK: in a folder named after the CPU architecture, or in /usr/libexec. */
const miniBrowser = (): string | undefined => {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : []
  return [process.env['MINIBROWSER'] ?? '', ...['/usr/libexec', ...libraries].map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))]
    .filter((file) => file !== '')
    .find((file) => existsSync(file))
}

/** Starts a virtual screen and returns its name, e.g. ":99". */
const startScreen = async (xvfb: string) => {
  const { child, end } = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {}, ['ignore', 'ignore', 'ignore', 'pipe'])
  let output = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const number = await until('a screen', () => (output.endsWith('\n') ? output.trim() : undefined))
  return { display: `:${number}`, end }
}

const start = async (driver: string, xvfb: string, binary: string): Promise<Driver> => {
  const screen = await startScreen(xvfb)
  const port = await freePort()
  // The sandbox does not work for root. The page under test is trusted.
  const asRoot: Readonly<Record<string, string>> = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}
  const env = { ...asRoot, DISPLAY: screen.display, LANG: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' }
  const { end } = startProgram(driver, [`--port=${port}`], env)
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { readonly value: { readonly error?: string; readonly message?: string } | null }
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await until('the driver', () => call('GET', '/status').catch(() => undefined))
  const options = { binary, args: ['--automation'] }
  const session = (await call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })) as {
    readonly sessionId: string
    readonly capabilities: Readonly<Record<string, unknown>>
  }
  const at = `/session/${session.sessionId}`
  const { browserName, browserVersion } = session.capabilities
  return {
    name: `${String(browserName)} ${String(browserVersion)}`,
    goTo: async (url) => void (await call('POST', `${at}/url`, { url })),
    run: async (body, ...args) => unpacked(await call('POST', `${at}/execute/async`, { script: asyncScript(body), args })),
    click: async (element) => void (await call('POST', `${at}/element/${idOf(element)}/click`, {})),
    type: async (element, text) => void (await call('POST', `${at}/element/${idOf(element)}/value`, { text })),
    quit: async () => {
      await call('DELETE', at).catch(() => undefined)
      end()
      screen.end()
    },
  }
}

/** Returns the small browser of WebKitGTK if the browser, its driver and Xvfb are installed. MINIBROWSER can contain another path. */
export const webkit = (): Engine => {
  const [driver, xvfb, binary] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()]
  if (driver === undefined || xvfb === undefined || binary === undefined) return { missing: 'install webkit2gtk-driver and xvfb' }
  return { start: () => start(driver, xvfb, binary) }
}
