import type { Vocabulary, WordList } from '../../referee'

/** Parameters of a new game. */
export interface NewGame<V extends Vocabulary> {
  /** Id of the game in the catalogue of the app. */
  readonly game: string
  readonly name: string
  readonly setup: V['setup']
  /** Language of the words that show digests in this game: the language of the page that creates the game. */
  readonly words?: WordList
}
