// Browser functions that the tests need, for any browser engine and protocol.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Reference to an element of the page in the format of the WebDriver standard. */
export type Element = Readonly<Record<string, string>>

/** Browser with one window. Errors contain the message of the browser. */
export interface Driver {
  /** Name and version of the browser, e.g. "firefox 140.4.0". */
  readonly name: string
  readonly goTo: (url: string) => Promise<void>
  /** Runs the body of an async function in the page, with `args` as its `arguments`, and returns its result. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>
  readonly click: (element: Element) => Promise<void>
  readonly type: (element: Element, text: string) => Promise<void>
  readonly quit: () => Promise<void>
}

/** Function that starts a browser, or the reason why the browser is not available. */
export type Engine = { readonly start: () => Promise<Driver> } | { readonly missing: string }

/** Key of the element id in the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Returns the id of an element, for commands that need it. */
export const idOf = (element: Element): string => element[elementKey] ?? ''

/** Returns the script for `run`. The standard passes the callback as the last argument. */
export const asyncScript = (body: string): string => `const done = arguments[arguments.length - 1]
  const work = async (...args) => { ${body} }
  work(...[...arguments].slice(0, -1)).then((value) => done({ value }), (reason) => done({ fault: String(reason) }))`

/** Returns the result of `asyncScript`. */
export const unpacked = (answer: unknown): unknown => {
  const { value, fault } = answer as { readonly value?: unknown; readonly fault?: string }
  if (fault !== undefined) throw new Error(fault)
  return value
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Repeats a function until its result is not undefined. Throws an error with the description `what` after `seconds`. */
export async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`waited ${seconds} s for ${what}`)
    await pause(100)
  }
}

/** Returns the path of a program on the PATH; undefined if the program does not exist. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Starts a program. The program and its child processes are ended on request, or when the tool ends. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdio: StdioOptions = 'ignore',
) {
  const child: ChildProcess = spawn(file, args, { stdio, env: { ...process.env, ...env }, detached: true })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Ignored: the process has already ended.
    }
  }
  process.on('exit', end)
  return { child, end }
}
