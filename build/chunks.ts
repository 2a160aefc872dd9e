// Rules that group the modules of the app into files.
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

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
  return game !== undefined && existsSync(new URL(`../src/games/${game}/table/screens.tsx`, import.meta.url))
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
  const file = fileURLToPath(new URL(`../src/games/${entry.name}/table/screens.tsx`, import.meta.url))
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
export const groups = [
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
