// Preloading of all files that a route needs, in parallel, before the first screen renders.
import { catalogue } from '../games/catalogue'
import { screens } from '../games/screens'
import { saveText, readText } from '../session/environment/local-storage'
import { isPractice } from '../session/environment/practice-id'
import { usePreferences } from './settings/preferences'
import { session } from './session'
import { useWords } from './words'

const storedUnder = 'castellan.game'

/**
 * Maximum time that the first screen waits until a game is read from storage, in milliseconds. After this time the
 * screen shows a placeholder.
 */
const PATIENCE = 1500

/**
 * Stores which game was played last and the kinds of its open prompts, so that the next start of the app can preload
 * their code before the game has been read from storage.
 */
export const keepPlayed = (game: string, kinds: readonly string[]): void => {
  const played = [game, ...kinds].join(' ')
  if (readText(storedUnder) !== played) saveText(storedUnder, played)
}

/** Preloads the rules, screens and texts of the game that was played last, in the language of the page. */
const fetchTable = (): Promise<unknown> => {
  const [game = '', ...kinds] = (readText(storedUnder) ?? '').split(' ')
  const asked = kinds.length === 0 ? undefined : { state: undefined, prompts: kinds.map((kind) => ({ kind })) }
  return Promise.all([catalogue.find(({ id }) => id === game)?.load(), screens[game]?.preload(usePreferences.getState().language, asked)])
}

/**
 * Reads a game from storage, and preloads the screens of its open prompts.
 * @param soon true if only the open prompt is needed first, and not the history of the game
 */
const openTable = async (id: string, soon: boolean): Promise<void> => {
  const [isOpen] = await Promise.all([session.play.getState().openGame(id, soon), fetchTable()])
  const { open } = session.play.getState()
  if (isOpen && open !== undefined) await screens[open.game.id]?.preload(usePreferences.getState().language, open)
}

/**
 * Preloads everything that the current route needs.
 * @returns resolves when the first screen can render completely, or after a timeout; never rejects
 */
export const preloadScreens = async (): Promise<void> => {
  const words = useWords.load(usePreferences.getState().language)
  const [, id = '', place = ''] = /^#\/game\/([^/?]+)(.*)/.exec(location.hash) ?? []
  const patience = new Promise((done) => setTimeout(done, PATIENCE))
  const table = id === '' || isPractice(id) ? undefined : Promise.race([openTable(id, place === ''), patience])
  const list = /^#?\/?$/.test(location.hash) ? Promise.race([session.games.getState().prefetch(), patience]) : undefined
  // Files that failed to load are requested again when their screen is shown. Errors are reported then, too.
  await Promise.allSettled([words, table, list])
}
