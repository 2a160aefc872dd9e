// Runs other programs so that none of them outlives us: npm puts a shell between itself and a script, and a killed npm leaves both behind.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './ensure.mjs'

const running = new Set()

const endAll = (signal) => {
  for (const child of running) child.kill(signal)
}

/** The process that started `pid`, where the system tells. */
const parentOf = (pid) => {
  try {
    // "pid (name) state parent …", and a name may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ')[0]
  } catch {
    return undefined
  }
}

/** Calls `leave` when the process that started this one is gone, or the npm behind the shell that started it. */
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

/** Pieces of what is said by programs that run side by side, each for itself. */
const apart = new AsyncLocalStorage()

/**
 * Keeps what the programs say on standard output that `work` starts, and gives it to `hear` when it is done.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(said: Buffer) => void} hear
 * @returns {Promise<T>}
 */
export const saidApart = (work, hear) => {
  const said = []
  return apart.run(said, work).finally(() => hear(Buffer.concat(said)))
}

/**
 * Runs Node on a script and passes its output on as it comes.
 * @param {readonly string[]} args the script and what it is given
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options] `quiet`: what it says is only given back
 * @returns {Promise<{ ok: boolean, status: number, output: string }>} how it ended, and what it said on standard output
 */
export function node(args, { cwd = root, env, quiet = false } = {}) {
  guard()
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(child)
    const heard = []
    const kept = apart.getStore()
    child.stdout.on('data', (chunk) => {
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
