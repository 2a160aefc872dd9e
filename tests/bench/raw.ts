/**
 * Controls Chromium through a pipe, without a library such as Playwright. Such a library enables the Runtime domain of the inspector. Then
 * each script error collects its whole stack, which adds up to 36 ms to a start. This does not happen on a real phone.
 */
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from '@playwright/test'

/** Connection that sends commands to the browser or to one tab, and receives events. */
export interface Line {
  readonly send: CDPSession['send']
  /** @returns a function that removes the listener */
  readonly hear: <T>(event: string, listener: (payload: T) => void) => () => void
}

export interface Tab extends Line {
  readonly close: () => Promise<void>
}

export interface RawBrowser {
  readonly tab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--accept-lang=en-GB',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--remote-debugging-pipe',
]

/** Answer to all commands after the browser has ended. */
const GONE: Message = { error: { message: 'the browser is gone' } }

/** Connects all sessions through one pipe. Messages are JSON, each followed by a zero byte. */
const exchange = (to: Writable, from: Readable) => {
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Set<(message: Message) => void>()
  let last = 0
  let isGone = false
  let rest = ''
  from.setEncoding('utf8')
  from.on('data', (chunk: string) => {
    const [...whole] = (rest + chunk).split('\0')
    rest = whole.pop() ?? ''
    for (const text of whole) {
      const message = JSON.parse(text) as Message
      if (message.id === undefined) for (const listener of listeners) listener(message)
      else waiting.get(message.id)?.(message)
    }
  })
  from.on('close', () => {
    isGone = true
    for (const answer of waiting.values()) answer(GONE)
  })
  // A failed write is ignored here, because the end of the other pipe reports the error.
  to.on('error', () => undefined)

  const line = (sessionId?: string): Line => {
    const send = (method: string, params: object = {}) =>
      new Promise<unknown>((done, fail) => {
        const id = ++last
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error === undefined) done(result)
          else fail(new Error(`${method}: ${error.message}`))
        })
        if (isGone) waiting.get(id)?.(GONE)
        else to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
    const hear = <T>(event: string, listener: (payload: T) => void) => {
      const mine = (message: Message) => {
        if (message.method === event && message.sessionId === sessionId) listener(message.params as T)
      }
      listeners.add(mine)
      return () => void listeners.delete(mine)
    }
    return { send: send as CDPSession['send'], hear }
  }
  return line
}

/**
 * Starts a browser with a profile.
 * @param executable path of a Chromium
 * @param profile a folder that no other browser uses
 */
export const rawBrowser = async (executable: string, profile: string): Promise<RawBrowser> => {
  const child = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()))
  const [, , , to, from] = child.stdio
  const line = exchange(to as Writable, from as Readable)
  const browser = line()
  await browser.send('Target.setDiscoverTargets', { discover: true })

  const tab = async (): Promise<Tab> => {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
    const close = async () => {
      const gone = new Promise<void>((done) => {
        const stop = browser.hear<{ readonly targetId: string }>('Target.targetDestroyed', (target) => {
          if (target.targetId !== targetId) return
          stop()
          done()
        })
      })
      await browser.send('Target.closeTarget', { targetId })
      await gone
    }
    return { ...line(sessionId), close }
  }
  const close = async () => {
    await browser.send('Browser.close')
    await ended
  }
  return { tab, close }
}
