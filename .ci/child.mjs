// Runs other programs so that none of them outlives us: npm puts a shell between itself and a script, and a killed npm leaves both behind.
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
    child.stdout.on('data', (chunk) => {
      heard.push(chunk)
      if (!quiet) process.stdout.write(chunk)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      const status = code ?? (signal ? 1 : 0)
      done({ ok: status === 0, status, output: Buffer.concat(heard).toString('utf8') })
    })
  })
}
