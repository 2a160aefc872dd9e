import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { fileURLToPath } from 'node:url'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { classic } from './.ci/classic.ts'
import { budgets } from './.ci/budgets.ts'

const project = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** Digest of all sources: what one build has kept for its own use, another one leaves alone. */
const build = createHash('sha256')
  .update(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .toSorted()
      .map((name) => readFileSync(`src/${name}`, 'utf8'))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, 16)

/** The policy of the built page: it may load its own files and nothing else. `data:` is for the house patterns in the style sheet. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Writes the policy into index.html, at build only: the development server needs inline scripts. */
const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' }],
  },
})

/** Puts the licences of everything that is part of the built app beside it, as one text. */
const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    const named = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
    // The service worker is built by itself; what it stands on is among the project's own dependencies.
    const packages = [...new Set([...named, ...Object.keys(project.dependencies)])].toSorted()
    /** Packages by the words of their licence: most share the same ones, which are told once, below whose they are. */
    const told = new Map<string, { readonly whose: string[]; readonly words: string }>()
    for (const name of packages) {
      const folder = `node_modules/${name}`
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Readonly<Record<string, string>>
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
      const text =
        file === undefined
          ? ''
          : readFileSync(`${folder}/${file}`, 'utf8')
              .trim()
              .replaceAll(/^[ \t]+/gm, '')
      const begins = Math.max(0, text.indexOf('Permission is hereby granted'))
      const words = text.slice(begins)
      const key = words.replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')
      const shared = told.get(key) ?? { whose: [], words }
      shared.whose.push(`${name} ${version} (${license})\n\n${text.slice(0, begins)}`.trim())
      told.set(key, shared)
    }
    const texts = [...told.values()].map(({ whose, words }) => `${whose.join('\n\n')}\n\n${words}\n`)
    const letters = 'The letters are Alegreya: see alegreya.txt beside this text.\n'
    this.emitFile({ type: 'asset', fileName: 'licences/index.txt', source: [letters, ...texts].join(`\n${'—'.repeat(40)}\n\n`) })
  },
})

/** The scripts that are not bundled are made as small as the others, before the service worker's list is drawn up. */
const smallScripts = (): Plugin => ({
  name: 'small-scripts',
  apply: 'build',
  writeBundle({ dir = 'dist' }, bundle) {
    if (!Object.hasOwn(bundle, 'index.html')) return
    for (const name of ['load.js', 'rescue.js']) {
      const file = `${dir}/${name}`
      writeFileSync(file, minifySync(name, readFileSync(file, 'utf8')).code)
    }
  },
})

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: {
    // The plugin adds the manifest itself.
    globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt}'],
    // Pictures for whoever installs the app: only the browser asks for them, and only then.
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
    // A second start comes to the window that is open: one window writes a game.
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

/**
 * The rules of a game as one file: they are always needed together, and many other files need a part of them. Outside stay its words and
 * screens, what tells of a game on the shelf, what looks through one that comes from elsewhere, and what is printed on its board: a game
 * that has begun knows that by itself.
 */
const rulesOf = (id: string): string | null =>
  /\/(?:stored-state|box\/(?!box)[a-z-]+)\.ts$/.test(id)
    ? null
    : (/\/src\/games\/([a-z-]+)(?:\/(?:box|fields|invariants|model|parse|prompts|rules|shapes|transaction))?\/[a-z-]+\.ts$/
        .exec(id)?.[1]
        ?.replace(/^/, 'rules-') ?? null)

/** A game on plain screens: its words come in both languages, in one file with its screens. */
const isOfPlainGame = (id: string): boolean => {
  const game = /\/src\/games\/([a-z-]+)\//.exec(id)?.[1]
  return game !== undefined && existsSync(new URL(`src/games/${game}/table/screens.tsx`, import.meta.url))
}

/** The words that a table says first, by their language: one file of each, so that they are asked for once. Later ones stay outside. */
const firstWords = (id: string): string | null => {
  const place = /\/src\/(?:games\/(\w+)\/(?:table\/)?|table\/(?:question\/|ballot\/)?)words\/(?:questions\/)?(en|cs)(?:\/(?!deferred\/)|\.)/
  const [, game = '', language] = place.exec(id) ?? []
  return language === undefined || isOfPlainGame(id) ? null : ['says', language, ...(game === '' ? [] : [game])].join('-')
}

/** The words of the log, of looking back and of going back. */
const logWords = (id: string): string | null =>
  /\/src\/table\/(?:log|history|undo)\/words\/(en|cs)\./.exec(id)?.[1]?.replace(/^/, 'says-log-') ?? null

/** The words of the screens that are fetched when they are shown, together in the same way. */
const deferredWords = (id: string): string | null => {
  const places = [
    /\/src\/games\/(\w+)\/(?:table\/words\/deferred\/(en|cs)\.|words\/(en|cs)\/deferred\/)/,
    /\/src\/table\/()(?:corrections\/words\/(en|cs)\.|words\/(en|cs)\/deferred\/)/,
  ]
  const [, game = '', ...language] = places.map((place) => place.exec(id)).find((found) => found !== null) ?? []
  return language.length === 0 ? null : ['says-deferred', language.join(''), ...(game === '' ? [] : [game])].join('-')
}

/** The parts that many questions share; those of a march, a raid or a battle alone stay outside. */
const asking = new RegExp(
  [
    /\/table\/(?:calculator|houses|questions)\/(?!ForceEntry|BattleCalculator|forces|Verdict|march|raid)/,
    /\/table\/question\/(?!DrawnByApp|entry\/)/,
    /\/table\/board\/(?:InSight|ViewSwitch|AreaChoice)/,
    /\/src\/table\/(?:RoleFigures|balance\/Balance|roles\/(?:GoalSlots|RoleTable)|corrections\/rows|new-game\/seating)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** A room of the table whose files are always fetched together; its words, and what is made only when it is handed out, stay outside. */
const room = (id: string): string | null =>
  /\/src\/table\/(charts|log|roles|rules)\/(?!words|RuleLink|picture|tables)/.exec(id)?.[1]?.replace(/^/, 'room-') ?? null

/** A file of what is shared among all games, and one of what each game has of the same. */
const byGame = (name: string, test: RegExp) => (id: string) =>
  test.test(id) ? [name, ...(/\/src\/games\/([a-z-]+)\//.exec(id)?.slice(1) ?? [])].join('-') : null

/** A file of each room of the table for the modules that several games share. */
const sharedRoom = (id: string): string | null =>
  /\/src\/(?:table\/|(?=session|ui\/))([a-z-]+)\//.exec(id)?.[1]?.replace(/^/, 'shared-') ?? null

/** The screens file of each plain game. */
const plainScreens = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) => {
  const file = fileURLToPath(new URL(`src/games/${entry.name}/table/screens.tsx`, import.meta.url))
  return existsSync(file) ? [file] : []
})
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>
/** By game, the modules that its screens file imports, and those in turn. */
const plainImports = new Map<string, ReadonlySet<string>>()
const importsOf = (screens: string, modules: Modules): ReadonlySet<string> => {
  const known = plainImports.get(screens)
  if (known !== undefined) return known
  const found = new Set([screens])
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  plainImports.set(screens, found)
  return found
}
/** One file for the modules of the table that the first screens of several plain games import. */
const plainTable = (id: string, modules: Modules): string | null =>
  /\/src\/(?:session|table|ui)\//.test(id) && plainScreens.filter((screens) => importsOf(screens, modules).has(id)).length > 1
    ? 'plain'
    : null

/** The modules that the open question of every game needs. */
const playing = [
  /\/src\/session\/spoken-name\.ts$/,
  /\/src\/table\/(?:shell\/TableRoutes|now\/NowPage|rules\/RuleLink|log\/context|(?:shell|now)\/styles|first-sentence)\.tsx?$/,
  /\/src\/table\/(?:(?:ballot|question|corrections)\/words\/index|(?:overview|session-break|shell)\/icons)\.ts$/,
  /\/src\/table\/(?:forms|board\/areas|roles\/roles|balance\/balance|balance\/two-sides)\.css$/,
]
const isPlaying = (id: string): boolean => playing.some((one) => one.test(id))

/** The store, which every start reads. It is requested at once, but nothing waits for it before the first screen has something to show. */
const isDisk = (id: string): boolean => /\/node_modules\/dexie\/|\/src\/storage\/(?:device|mirrored|buckets|disk\/[a-z]+)\.ts$/.test(id)

/** The files of the built app, but for what is left to the bundler: each but the last with all that its modules import. */
const groups = [
  { name: 'react', test: /\/node_modules\/(?:react|scheduler)/, priority: 5.2 },
  { name: 'session', test: /\/src\/session\/index\.ts$/, priority: 5.1 },
  { name: 'core', test: /rolldown\/runtime|\/src\/main\.tsx$/, priority: 5 },
  { name: 'disk', test: isDisk, priority: 4.8 },
  { name: 'ui', test: (id: string) => /\/src\/ui\/(?!Coach)\w+\.tsx?$/.test(id) || isPlaying(id), priority: 4.5 },
  {
    name: 'kit',
    test: /\/src\/(?:kit\/(?:field|memoize|refusals|read-params|shape|transaction|turns)|ui\/grammar\/[a-z]+)\.ts$/,
    priority: 4.2,
  },
  { name: 'kit-shared', test: /\/src\/(?:kit\/(?!attrition)|referee\/)/, minShareCount: 2, priority: 4.1 },
  { name: rulesOf, debugName: 'rules', priority: 4 },
  { name: 'game', test: /\/table\/Summary\.tsx$|\/words\/sentences\/(?:plural|shapes|telling)\.ts$/, priority: 3 },
  { name: firstWords, debugName: 'says', priority: 2 },
  { name: deferredWords, debugName: 'says-deferred', priority: 1.5 },
  { name: logWords, debugName: 'says-log', priority: 1.2 },
  { name: 'table', test: /\/table\/screens\/Table\.tsx$/, priority: 1 },
  {
    name: (id: string) => (/\/src\/table\//.test(id) && asking.test(id) ? 'asking' : null),
    debugName: 'asking',
    minShareCount: 2,
    priority: 0.5,
  },
  { name: room, debugName: 'room', priority: 0.3 },
  { name: 'chart', test: /\/src\/ui\/chart\/\w+\.tsx?$/, minShareCount: 2, priority: 0.3 },
  { name: plainTable, debugName: 'plain', priority: 0.45 },
  { name: sharedRoom, debugName: 'shared room', minShareCount: 2, priority: 0.43 },
  // Files of a game come after those that games share: they hold only its own modules.
  { name: byGame('asking', asking), debugName: 'asking of a game', minShareCount: 2, priority: 0.42 },
  { name: byGame('screens', /\/table\/screens\.tsx$/), debugName: 'screens', priority: 0.41 },
  ...[
    { called: 'telling', test: /\/table\/log\/(?:context|lines|game-log|before|concerned)\./, priority: 0.4 },
    { called: 'holders', test: /\/table\/(?:board\/HolderMark|HolderMark|holder)\.tsx?$/, priority: 0.35 },
    { called: 'areas', test: /\/table\/areas\/\w+\.tsx?$/, priority: 0.3 },
    { called: 'house-rules', test: /\/table\/house-rules\/[^/]*$/, priority: 0 },
    { called: 'correcting', test: /\/table\/corrections\/[^/]*$/, priority: 0 },
  ].map(({ called, test, priority }) => ({ name: byGame(called, test), debugName: called, minShareCount: 2, priority })),
]

/** A busy machine is slow, and slowness is no fault: what hangs still ends. No test has a limit of its own. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }
const shared = { pool: 'threads' as const, isolate: false, restoreMocks: true, setupFiles: ['tests/setup.ts'], ...patience }

const scripts = classic(
  (id) => id.endsWith('/storage/device.ts'),
  (name) => ['rolldown-runtime', 'react', 'session'].includes(name),
)

/** Names of built files, with as much of a digest as tells one version from another. */
const names = 'assets/[name]-[hash:7].js'
const named = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  // Relative addresses: the built folder works at the root of a host and in any folder of one.
  base: './',
  // There is one page, and its routes stand behind the `#`: a file that is missing is answered with 404 and never with the page.
  appType: 'mpa',
  plugins: [tailwindcss(), contentPolicy(), licences(), scripts, budgets(), smallScripts(), pwa],
  define: { __VERSION__: JSON.stringify(project.version), __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2022',
    // Old browsers that cannot ask ahead ask when it is time.
    modulePreload: { polyfill: false },
    // The router marks itself as one for the browser, which says nothing where there is no other side.
    // Every file names those that it fetches: shorter names make the first one smaller.
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: names, entryFileNames: names, assetFileNames: named },
      checks: { moduleLevelDirective: false },
    },
  },
  test: {
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...shared, name: 'rules', environment: 'node', include: ['{src,tests}/**/*.test.ts'] } },
      { extends: true, test: { ...shared, name: 'screens', environment: 'happy-dom', include: ['{src,tests}/**/*.test.tsx'] } },
    ],
  },
})
