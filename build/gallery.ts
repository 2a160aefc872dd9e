// The gallery of scenes in the development server: `/gallery/` and, for its frame, the app with a storage of its own.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'tests/gallery/page'
/** Address of the app in the frame. */
const framed = '/gallery/app/'

/** Serves the gallery at `/gallery/`; it is no part of the build. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { url = '/' } = request
      const [address = ''] = url.split('?')
      const page = address === '/gallery/' ? readFileSync(`${folder}/index.html`, 'utf8') : address === framed ? appInFrame() : undefined
      if (page === undefined) {
        // The app asks for its pictures beside its page.
        if (url.startsWith(framed)) request.url = url.slice(framed.length - 1)
        return next()
      }
      void server.transformIndexHtml(address, page).then((html) => {
        response.setHeader('Content-Type', 'text/html')
        return response.end(html)
      }, next)
    })
  },
})

/** `index.html` with a script that runs before the app; its addresses begin at the root. */
const appInFrame = (): string =>
  readFileSync('index.html', 'utf8').replaceAll('"./', '"/').replace('<head>', `<head><script src="/${folder}/before-app.js"></script>`)
