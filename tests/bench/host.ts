// Simulates a typical static web host: compresses text files and sends content types.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const TEXT = ['.html', '.js', '.css', '.svg', '.txt', '.webmanifest']

export interface Hosted {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Reads all files of a folder, compressed as the server sends them. */
const filesOf = (folder: string): ReadonlyMap<string, { readonly type: string; readonly body: Buffer; readonly isText: boolean }> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const isText = TEXT.includes(extname(file))
      const body = readFileSync(file)
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      return [`/${relative(folder, file).split(sep).join('/')}`, { type, isText, body: isText ? gzipSync(body) : body }]
    }),
  )
}

/** Serves a built folder on a free port until `stop` is called. Missing files return 404. */
export const host = async (folder: string): Promise<Hosted> => {
  const files = filesOf(folder)
  const server = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname
    const file = files.get(path === '/' ? '/index.html' : path)
    if (file === undefined) {
      answer.writeHead(404).end()
      return
    }
    // File names of assets contain a hash of their content. The browser revalidates all other files.
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    answer.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': cache,
      ...(file.isText ? { 'content-encoding': 'gzip' } : {}),
    })
    answer.end(file.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
