// The functions of a browser that the journey needs, for any engine and any protocol.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** An element of the page, as the WebDriver standard hands it over. */
export type Element = Readonly<Record<string, string>>

/** A browser with one window. All answers come as values; what fails throws with the engine's own words. */
export interface Driver {
  /** "firefox 140.4.0" */
  readonly name: string
  readonly goTo: (url: string) => Promise<void>
  /** Runs the body of an async function in the page, with `args` as its `arguments`, and gives what it returns. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>
  readonly click: (element: Element) => Promise<void>
  readonly type: (element: Element, text: string) => Promise<void>
  readonly quit: () => Promise<void>
}

/** A browser to start, or why there is none here. */
export type Engine = { readonly start: () => Promise<Driver> } | { readonly missing: string }

/** The key under which the standard hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The id of an element, for the commands that want it alone. */
export const idOf = (element: Element): string => element[elementKey] ?? ''

/** The script for `run`: the standard passes the callback as the last argument. */
export const asyncScript = (body: string): string => `const done = arguments[arguments.length - 1]
  const work = async (...args) => { ${body} }
  work(...[...arguments].slice(0, -1)).then((value) => done({ value }), (reason) => done({ fault: String(reason) }))`

/** The result of `asyncScript`. */
export const unpacked = (answer: unknown): unknown => {
  const { value, fault } = answer as { readonly value?: unknown; readonly fault?: string }
  if (fault !== undefined) throw new Error(fault)
  return value
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Tries until something comes that is not undefined. Throws after `seconds`, saying what was waited for. */
export async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`waited ${seconds} s for ${what}`)
    await pause(100)
  }
}

/** A program of this name on the PATH. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Starts a program and ends it, with all that it started itself, when asked to or when the tool ends. */
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
      // It has ended by itself.
    }
  }
  process.on('exit', end)
  return { child, end }
}
