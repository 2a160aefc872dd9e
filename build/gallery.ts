// Gallery of example screens in the development server. `/gallery/` shows the app in a frame, with storage separate from the normal app.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'tests/gallery/page'
/** URL path of the app inside the frame of the gallery. */
const framed = '/gallery/app/'

/** Vite plugin that serves the gallery at `/gallery/`. The gallery is not part of the build. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { url = '/' } = request
      const [address = ''] = url.split('?')
      const page = address === '/gallery/' ? readFileSync(`${folder}/index.html`, 'utf8') : address === framed ? appInFrame() : undefined
      if (page === undefined) {
        // The app requests its pictures with URLs relative to its page.
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

/** Returns `index.html` for the frame, with a script that runs before the app, and with URLs relative to the root. */
const appInFrame = (): string =>
  readFileSync('index.html', 'utf8').replaceAll('"./', '"/').replace('<head>', `<head><script src="/${folder}/before-app.js"></script>`)
