// Runs other programs so that none of them outlives us: npm puts a shell between itself and a script, and a killed npm leaves both behind.
import { spawn } from 'node:child_process'
import { root } from './ensure.mjs'

const running = new Set()

const endAll = (signal) => {
  for (const child of running) child.kill(signal)
}

/** Calls `leave` when the process that started this one is gone. */
export function whenOrphaned(leave) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) leave()
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
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, status: number, output: string }>} how it ended, and what it said on standard output
 */
export function node(args, { cwd = root, env } = {}) {
  guard()
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(child)
    const heard = []
    child.stdout.on('data', (chunk) => {
      heard.push(chunk)
      process.stdout.write(chunk)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      const status = code ?? (signal ? 1 : 0)
      done({ ok: status === 0, status, output: Buffer.concat(heard).toString('utf8') })
    })
  })
}
