import type { Vocabulary, WordList } from '../../referee'

/** Parameters of a new game. */
export interface NewGame<V extends Vocabulary> {
  /** Id of the game in the catalogue. */
  readonly game: string
  readonly name: string
  readonly setup: V['setup']
  /** Word list of the game's fingerprints: the language of the page that creates the game. */
  readonly words?: WordList
}
