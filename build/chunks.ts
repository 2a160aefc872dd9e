/**
 * Rules that group the modules of the app into output files (chunks), by path. If several rules match a module, the rule with the highest
 * priority applies; the modules that it imports go into the same chunk. The bundler groups all other modules itself.
 */
import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { languages } from '../src/ui/language/index.ts'

/** Returns the name of the game whose folder contains a module; undefined for modules outside of game folders. */
const gameOf = (id: string): string | undefined => /\/src\/games\/([a-z-]+)\//.exec(id)?.[1]

const TEXTS = new RegExp(String.raw`/words/(?:.*/)?(${languages.join('|')})[./]`)
/** Returns the language of a module that contains texts; undefined for other modules. */
const languageOf = (id: string): string | undefined => TEXTS.exec(id)?.[1]

/** Joins the parts of a file name; undefined parts are omitted. */
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined).join('-')

/** Number of entry points (pages and lazily loaded parts) that must use a module before it is put into a file with others. */
const OFTEN = 8

/**
 * Size in bytes, with comments. Groups of modules below this size that are used by the same entry points are merged with the most similar
 * group. With a larger size, changing a comment can move code into the files of an open question that the question does not need: up to 15
 * KB at 3000.
 */
const SMALL = 1000

/** Matches modules that an open question needs: modules of the session, of the UI components, and of some folders of `src/table`. */
const QUESTION = /\/src\/(?:session|ui|table\/(?:ballot|balance|board|corrections|log|now|overview|question|refusal|roles|shell))\//

/** Matches modules with the rules of a game. */
const RULES = new RegExp(
  [
    String.raw`/src/games/[a-z-]+/(?:`,
    'box/box|(?!stored-state)[a-z-]+|',
    '(?:fields|invariants|model|parse|prompts|rules|shapes|transaction)/[a-z-]+',
    String.raw`)\.ts$`,
  ].join(''),
)

/** Matches the module that creates the first screens of a game. */
const FIRST_SCREENS = /\/src\/games\/[a-z-]+\/table\/screens(?:\/Table)?\.tsx$/

/** Matches texts of pages that a game does not need until its first question is answered. */
const LATER = /\/table\/(?:rooms|corrections|house-rules|odds|prices)\/|\/words\/(?:practice\/[a-z]{2}|[a-z]{2}\/(?:rules|refused))\.ts$/

/** Returns whether a module contains texts of a game. The dictionaries of these texts are split by language (build/one-language.ts). */
const isText = (id: string): boolean =>
  gameOf(id) !== undefined && id.includes('/words/') && existsSync(new URL(`../src/games/${gameOf(id)}/table/screens.tsx`, import.meta.url))

export const groups: Rolldown.CodeSplittingGroup[] = [
  // Files of the home screen, until it is shown. React and the session are in the same file, but run in separate tasks.
  { name: 'react', test: /\/node_modules\/(?:react|scheduler)/, priority: 9 },
  {
    name: (id) => (id.includes('/session/') ? 'session' : 'core'),
    debugName: 'core',
    test: /rolldown\/runtime|\/src\/(?:main\.tsx|session\/index\.ts)$/,
    priority: 8,
  },
  // Files of the database. Requested at the start, but the home screen is shown before the database code has run.
  { name: 'storage', test: /\/node_modules\/dexie\/|\/src\/storage\//, priority: 7 },
  // Modules that the rules of every game need, independent of any screen.
  { name: 'kit', test: /\/src\/(?:kit|referee|ui\/grammar)\//, minShareCount: 2, priority: 6 },
  // Modules that most questions of all games need to be shown.
  { name: 'table', test: (id) => QUESTION.test(id) && languageOf(id) === undefined, minShareCount: OFTEN, priority: 5 },
  // Other modules that several games share; each screen loads only the modules that it uses.
  {
    name: 'shared',
    test: (id) => /\/src\/(?:session|table|ui)\//.test(id) && languageOf(id) === undefined,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    priority: 4,
  },
  /**
   * All rules of a game are needed together. The home screen reads the module `stored-state` and parts of the folder `box` without the
   * rules.
   */
  {
    name: (id) => joined('rules', gameOf(id)),
    test: RULES,
    priority: 3,
  },
  /**
   * Chunk with the first screens of a game and the texts that do not depend on the language. Further chunks contain the texts in each
   * language: one for the first questions, one for the other pages.
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
