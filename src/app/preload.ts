// Asks for all files of an address at once, before any screen is there to ask for one after the other.
import { catalogue } from '../games/catalogue'
import { screens } from '../games/screens'
import { saveText, readText } from '../session/environment/local-storage'
import { isPractice } from '../session/practice-id'
import { usePreferences } from './settings/preferences'
import { session } from './session'
import { useWords } from './words'

const storedUnder = 'castellan.game'

/** How long the first screen waits for a game that is being read, in milliseconds; then it says that it does. */
const PATIENCE = 1500

/**
 * Keeps which game of the catalogue was on the table last and the kinds of its open questions, so that the next start can ask for all of
 * it before it has read the game.
 */
export const keepPlayed = (game: string, kinds: readonly string[]): void => {
  const played = [game, ...kinds].join(' ')
  if (readText(storedUnder) !== played) saveText(storedUnder, played)
}

/** Fetches what the table that was played last needs first: its rules, its screens and its words in the language of the page. */
const fetchTable = (): Promise<unknown> => {
  const [game = '', ...kinds] = (readText(storedUnder) ?? '').split(' ')
  const asked = kinds.length === 0 ? undefined : { state: undefined, prompts: kinds.map((kind) => ({ kind })) }
  return Promise.all([catalogue.find(({ id }) => id === game)?.load(), screens[game]?.preload(usePreferences.getState().language, asked)])
}

/** Reads a game from disk, and fetches its open question. @param soon only its question is wanted, and nothing of what has been */
const openTable = async (id: string, soon: boolean): Promise<void> => {
  const [isOpen] = await Promise.all([session.play.getState().openGame(id, soon), fetchTable()])
  const { open } = session.play.getState()
  if (isOpen && open !== undefined) await screens[open.game.id]?.preload(usePreferences.getState().language, open)
}

/**
 * Asks for everything that the address of the page needs.
 * @returns a promise that is kept when the first screen can be painted as a whole, and in any case soon; it never fails
 */
export const preloadScreens = async (): Promise<void> => {
  const words = useWords.load(usePreferences.getState().language)
  const [, id = '', place = ''] = /^#\/game\/([^/?]+)(.*)/.exec(location.hash) ?? []
  const patience = new Promise((done) => setTimeout(done, PATIENCE))
  const table = id === '' || isPractice(id) ? undefined : Promise.race([openTable(id, place === ''), patience])
  const list = /^#?\/?$/.test(location.hash) ? Promise.race([session.games.getState().prefetch(), patience]) : undefined
  // Screens ask again for missing files, and report those that cannot be loaded.
  await Promise.allSettled([words, table, list])
}
