// Serves a built folder like a static web host. A test can stop the server at any time.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { preview } from 'vite'

export interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a folder on a free port of this machine. The returned function `stop` also ends open connections. */
export async function serveFolder(folder: string): Promise<Server> {
  const { httpServer } = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const stop = async () => {
    if (!httpServer.listening) return
    const closed = once(httpServer, 'close')
    httpServer.close()
    if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
    await closed
  }
  return { url: `http://localhost:${(httpServer.address() as AddressInfo).port}/`, stop }
}
