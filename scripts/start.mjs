// `npm start`: installs missing packages, builds the app, serves it and prints the address. PORT and HOST set another address.
import { ensureModules, root } from './ensure.mjs'

process.chdir(root)
const began = Date.now()
ensureModules()
const { steps } = await import('./steps.mjs')
const { failed } = await steps.build([])
if (failed) process.exit(1)

const { preview } = await import('vite')
const { whenOrphaned } = await import('./child.mjs')
const server = await preview({
  logLevel: 'warn',
  preview: { port: Number(process.env.PORT ?? 4173), host: process.env.HOST ?? 'localhost', strictPort: process.env.PORT !== undefined },
})
console.log(`\nCastellan is ready after ${((Date.now() - began) / 1000).toFixed(1)} s:`)
for (const address of [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])]) console.log(`  ${address}`)

const leave = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
whenOrphaned(leave)
