// Service worker and web app manifest.
import { VitePWA } from 'vite-plugin-pwa'

export const pwa = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // The manifest is not in this list, because the plugin adds it.
      globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt}'],
      // These pictures are not cached, because the browser requests them only during installation.
      globIgnores: ['robots.txt', 'screenshots/**', 'icon-*.png'],
    },
    manifest: {
      name: 'Castellan',
      short_name: 'Castellan',
      description: 'The referee that sits at a real table · Rozhodčí, který sedí u skutečného stolu',
      lang: 'en',
      dir: 'ltr',
      id: './',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#14110E',
      theme_color: '#14110E',
      categories: ['games', 'utilities'],
      // If the user starts the app a second time, the open window receives focus, because only one window may write a game.
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      shortcuts: [
        { name: 'Resume · Pokračovat', short_name: 'Resume', url: './#/resume', icons: [{ src: 'icon-192.png', sizes: '192x192' }] },
        { name: 'New game · Nová hra', short_name: 'New game', url: './#/new', icons: [{ src: 'icon-192.png', sizes: '192x192' }] },
      ],
      screenshots: [
        { src: 'screenshots/now.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: 'Now · Teď' },
        { src: 'screenshots/map.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow', label: 'Map · Mapa' },
        { src: 'screenshots/wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'On a tablet · Na tabletu' },
      ],
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
      ],
    },
  })
