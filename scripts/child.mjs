/**
 * Runs child processes and ends all of them when this process ends. If npm is killed, its shell and its script keep running; therefore this
 * module detects orphaned processes.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './ensure.mjs'

const running = new Set()

const endAll = (signal) => {
  for (const child of running) child.kill(signal)
}

/** Returns the id of the parent process of `pid`, or undefined if the system does not provide it. */
const parentOf = (pid) => {
  try {
    // The format is "pid (name) state parent …". The name may contain any character.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ')[0]
  } catch {
    return undefined
  }
}

/** Calls `leave` when the parent process has ended, or when the npm process above the parent has ended. */
export function whenOrphaned(leave) {
  const family = () => `${process.ppid} ${process.env.npm_lifecycle_event === undefined ? '' : parentOf(process.ppid)}`
  const atFirst = family()
  setInterval(() => {
    if (family() !== atFirst) leave()
  }, 500).unref()
}

const leave = () => {
  endAll('SIGTERM')
  setTimeout(() => {
    endAll('SIGKILL')
    process.exit(1)
  }, 2000)
}

let guarded = false
const guard = () => {
  if (guarded) return
  guarded = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, leave)
  process.on('exit', () => endAll('SIGKILL'))
  whenOrphaned(leave)
}

/** Collects the output of the programs that a task starts. Concurrent tasks are collected separately. */
const apart = new AsyncLocalStorage()

/**
 * Collects the standard output of all programs that `work` starts, and passes the output to `hear` at the end.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(said: Buffer) => void} hear
 * @returns {Promise<T>}
 */
export const saidApart = (work, hear) => {
  const output = []
  return apart.run(output, work).finally(() => hear(Buffer.concat(output)))
}

/**
 * Runs a script with Node and forwards its output immediately.
 * @param {readonly string[]} args the script and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, interactive?: boolean }} [options] `quiet`: the output is
 *   returned but not forwarded; `interactive`: the script uses the terminal of this process, and its output is not returned
 * @returns {Promise<{ ok: boolean, status: number, output: string }>} exit status and standard output
 */
export function node(args, { cwd = root, env, quiet = false, interactive = false } = {}) {
  guard()
  return new Promise((done) => {
    const stdio = interactive ? 'inherit' : ['ignore', 'pipe', 'inherit']
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio })
    running.add(child)
    const heard = []
    const kept = apart.getStore()
    child.stdout?.on('data', (chunk) => {
      heard.push(chunk)
      if (quiet) return
      if (kept === undefined) process.stdout.write(chunk)
      else kept.push(chunk)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      const status = code ?? (signal ? 1 : 0)
      done({ ok: status === 0, status, output: Buffer.concat(heard).toString('utf8') })
    })
  })
}
