/**
 * Controls Firefox with Marionette, its built-in protocol: JSON over TCP, each message with its length as a prefix. Needs no additional
 * program.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncScript, idOf, onPath, startProgram, unpacked, until, type Driver, type Engine } from './driver'

/** Message of Marionette. Requests have the form [0, number, command, params], answers have the form [1, number, error, result]. */
type Answer = readonly [kind: number, id: number, error: { readonly error: string; readonly message: string } | null, result: unknown]

const speak = (socket: Socket) => {
  const waiting = new Map<number, (answer: Answer) => void>()
  let heard = Buffer.alloc(0)
  let last = 0
  // An error is ignored, because Firefox closes the connection when it is stopped.
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    heard = Buffer.concat([heard, typeof chunk === 'string' ? Buffer.from(chunk) : chunk])
    for (;;) {
      const colon = heard.indexOf(':')
      const end = colon + 1 + Number(heard.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || heard.length < end) return
      const message = JSON.parse(heard.subarray(colon + 1, end).toString()) as Answer | object
      heard = heard.subarray(end)
      // The first message is a greeting, not an answer.
      if (Array.isArray(message)) waiting.get((message as unknown as Answer)[1])?.(message as unknown as Answer)
    }
  })
  return (command: string, params: object = {}): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = ++last
      waiting.set(id, ([, , error, result]) => (error === null ? done(result) : fail(new Error(`${error.error}: ${error.message}`))))
      const message = Buffer.from(JSON.stringify([0, id, command, params]))
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]))
    })
}

/** Preferences of a profile without network requests and prompts. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Firefox hides its local addresses unless the page uses a real camera. The camera of the test is not real, so this setting shows them.
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

const start = async (binary: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'castellan-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const { end } = startProgram(binary, ['--headless', '--no-remote', '--marionette', '--profile', profile, 'about:blank'])
  process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))

  const portFile = join(profile, 'MarionetteActivePort')
  const port = await until('Firefox', () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined), 60)
  const send = speak(connect(port, '127.0.0.1'))
  const session = (await send('WebDriver:NewSession')) as { readonly capabilities: Readonly<Record<string, unknown>> }
  const { browserName, browserVersion } = session.capabilities
  return {
    name: `${String(browserName)} ${String(browserVersion)}`,
    goTo: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async (body, ...args) => {
      const { value } = (await send('WebDriver:ExecuteAsyncScript', { script: asyncScript(body), args })) as { readonly value: unknown }
      return unpacked(value)
    },
    click: async (element) => void (await send('WebDriver:ElementClick', { id: idOf(element) })),
    type: async (element, text) => void (await send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
    quit: () => Promise.resolve(end()),
  }
}

/** Returns the Firefox on the PATH or at the path in FIREFOX_BIN. */
export const firefox = (): Engine => {
  const binary = process.env['FIREFOX_BIN'] ?? onPath('firefox-esr') ?? onPath('firefox')
  return binary === undefined ? { missing: 'install firefox-esr, or name a Firefox in FIREFOX_BIN' } : { start: () => start(binary) }
}
