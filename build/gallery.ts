// Gallery of scenes in the development server: `/gallery/`, and the app with separate storage for the frame of the gallery.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'tests/gallery/page'
/** Address of the app in the frame. */
const framed = '/gallery/app/'

/** Serves the gallery at `/gallery/`. The gallery is not part of the build. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { url = '/' } = request
      const [address = ''] = url.split('?')
      const page = address === '/gallery/' ? readFileSync(`${folder}/index.html`, 'utf8') : address === framed ? appInFrame() : undefined
      if (page === undefined) {
        // The app requests its pictures relative to its page.
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

/** Returns `index.html` with a script that runs before the app, and with addresses relative to the root. */
const appInFrame = (): string =>
  readFileSync('index.html', 'utf8').replaceAll('"./', '"/').replace('<head>', `<head><script src="/${folder}/before-app.js"></script>`)
