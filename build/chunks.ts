/**
 * Rules that group the modules of the app into files, by path. If several rules match a module, the rule with the highest priority gets it,
 * together with the modules that it imports. The bundler groups all other modules itself.
 */
import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { languages } from '../src/ui/language/index.ts'

/** Name of the game whose folder contains a module, or undefined. */
const gameOf = (id: string): string | undefined => /\/src\/games\/([a-z-]+)\//.exec(id)?.[1]

const TEXTS = new RegExp(String.raw`/words/(?:.*/)?(${languages.join('|')})[./]`)
/** Language of a module that contains texts, or undefined. */
const languageOf = (id: string): string | undefined => TEXTS.exec(id)?.[1]

/** Joins the parts of a file name; undefined parts are omitted. */
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined).join('-')

/** Number of entry points (pages and lazily loaded parts) that must use a module before it is put into a file with others. */
const OFTEN = 8

/**
 * Size in bytes, with comments: smaller groups of modules that are used by the same entry points are merged with the most similar group.
 * The larger this is, the more a changed comment can move code that an open question does not need into its files: 15 KB at 3000.
 */
const SMALL = 1000

/** Modules of the session, of the building blocks and of the folders of `src/table` that an open question needs. */
const QUESTION = /\/src\/(?:session|ui|table\/(?:ballot|balance|board|corrections|log|now|overview|question|refusal|roles|shell))\//

/** Modules of the rules of a game. */
const RULES = new RegExp(
  [
    String.raw`/src/games/[a-z-]+/(?:`,
    'box/box|(?!stored-state)[a-z-]+|',
    '(?:fields|invariants|model|parse|prompts|rules|shapes|transaction)/[a-z-]+',
    String.raw`)\.ts$`,
  ].join(''),
)

/** Module that creates the first screens of a game. */
const FIRST_SCREENS = /\/src\/games\/[a-z-]+\/table\/screens(?:\/Table)?\.tsx$/

/** Texts of rooms that a game does not need until its first question is answered. */
const LATER = /\/table\/(?:rooms|corrections|house-rules|odds|prices)\/|\/words\/(?:practice\/[a-z]{2}|[a-z]{2}\/(?:rules|refused))\.ts$/

/** Returns whether a module belongs to the texts of a game whose dictionaries are split by language (build/one-language.ts). */
const isText = (id: string): boolean =>
  gameOf(id) !== undefined && id.includes('/words/') && existsSync(new URL(`../src/games/${gameOf(id)}/table/screens.tsx`, import.meta.url))

export const groups: Rolldown.CodeSplittingGroup[] = [
  // The home screen, until it is shown. React and the session are in the same file, and run in tasks of their own.
  { name: 'react', test: /\/node_modules\/(?:react|scheduler)/, priority: 9 },
  {
    name: (id) => (id.includes('/session/') ? 'session' : 'core'),
    debugName: 'core',
    test: /rolldown\/runtime|\/src\/(?:main\.tsx|session\/index\.ts)$/,
    priority: 8,
  },
  // The database: requested at the start, but the home screen is shown before it has run.
  { name: 'storage', test: /\/node_modules\/dexie\/|\/src\/storage\//, priority: 7 },
  // Building blocks of rules: the rules of every game need them without any screen.
  { name: 'kit', test: /\/src\/(?:kit|referee|ui\/grammar)\//, minShareCount: 2, priority: 6 },
  // Screens that most questions of all games need.
  { name: 'table', test: (id) => QUESTION.test(id) && languageOf(id) === undefined, minShareCount: OFTEN, priority: 5 },
  // Other modules that games share; each screen loads only what it uses.
  {
    name: 'shared',
    test: (id) => /\/src\/(?:session|table|ui)\//.test(id) && languageOf(id) === undefined,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    priority: 4,
  },
  // The rules of a game are always needed together. Home reads `stored-state` and parts of `box` without the rules.
  {
    name: (id) => joined('rules', gameOf(id)),
    test: RULES,
    priority: 3,
  },
  /**
   * The first screens of a game with the parts of texts that all languages use; and its texts in each language, for its first questions and
   * for its rooms.
   */
  {
    name: (id) =>
      languageOf(id) === undefined
        ? joined('screens', gameOf(id))
        : joined('words', gameOf(id), languageOf(id), LATER.test(id) ? 'rooms' : undefined),
    debugName: 'screens and words',
    test: (id) => FIRST_SCREENS.test(id) || (isText(id) && (languageOf(id) !== undefined || !/\/(?:index|rules|refused)\.ts$/.test(id))),
    priority: 1,
  },
]
