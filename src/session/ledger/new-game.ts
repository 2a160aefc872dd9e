import type { Vocabulary, WordList } from '../../referee'

/** How a new game is begun. */
export interface NewGame<V extends Vocabulary> {
  /** Id in the catalogue. */
  readonly game: string
  readonly name: string
  readonly setup: V['setup']
  /** The list of the game's words: the language of the page that begins it. */
  readonly words?: WordList
}
